import { expect, test } from 'vitest';
import * as v from 'valibot';
import { joined, paragraphAfter } from '../../../src/editor/client/paragraph.ts';
import { formField } from '../../../src/editor/form.ts';
import { line, text } from '../../../src/schema/fields.ts';

const schema = v.strictObject({ heading: line, intro: text });
const form = formField(schema, [], {}, { photos: [], filesIn: () => [] });

test('says that a text is one paragraph, but not after a headline', () => {
  const after = (name: string) => paragraphAfter(form, { file: 'home.yaml', path: [name] });
  expect(after('intro')).toBe('This text is one paragraph. To go on in it, press Enter again.');
  expect(after('heading')).toBe('');
});

test.each(['Any day', 'Any day.'])('after “%s”, a full stop comes once', (words) => {
  expect(joined(words, 'One more.')).toBe('Any day. One more.');
});
