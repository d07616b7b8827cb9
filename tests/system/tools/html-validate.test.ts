import { describe, expect, test } from 'vitest';
import { THIS_SHOP } from '../../support/this-shop.ts';
import { htmlValidate, VALIDATION } from './html-validate.ts';

/**
 * Why rules in .htmlvalidate.json differ from the presets. The reasons are here because JSON has no
 * comments.
 */
const DEVIATIONS: Record<string, string> = {
  'attr-case':
    'React writes charSet and popoverTarget. HTML takes names of attributes in either case.',
  'long-title':
    'The build limits titles to 65 characters as people read them. This rule counts an apostrophe as the six of its code.',
  'void-style': 'React writes <br/>, the minifier <br>. HTML takes both.',
  'tel-non-breaking':
    'A phone number has the same bytes on every page, so that people and search engines can copy and compare it. Special spaces and hyphens would change it.',
};

describe('html-validate', () => htmlValidate(THIS_SHOP));

test('a reason is written for each rule that differs from the presets', () => {
  expect(Object.keys(VALIDATION.rules ?? {}).sort()).toEqual(Object.keys(DEVIATIONS).sort());
});
