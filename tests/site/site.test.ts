import { describe, test } from 'vitest';
import { THIS_SHOP } from '../support/this-shop.ts';
import { SITE_RULES } from './rules.ts';

// The same rules hold after each of an owner's changes: tests/owner/changes.test.ts.
describe.each(Object.entries(SITE_RULES))('%s', (_, rules) => rules(THIS_SHOP, test));
