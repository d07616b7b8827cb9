import { expect, test } from 'vitest';
import { couponsSchema } from '../../../src/schema/content.ts';
import { meantChanges } from '../../../src/editor/meant-changes.ts';
import { formField } from '../../../src/editor/form-field.ts';
import { newValue } from '../../../src/editor/client/form-fields.ts';
import type { Field } from '../../../src/editor/answers.ts';
import type { Change } from '../../../src/editor/request-shapes.ts';

const listOf = (...coupons: object[]): Field =>
  formField(
    couponsSchema,
    [],
    { coupons },
    { data: {}, factValues: {}, photos: [], filesIn: () => [] },
  ).parts[0]!;
const fieldOf = (value: string, name: string): Field | undefined =>
  listOf({ id: 'a', value }).parts[0]!.parts.find(({ path }) => path.at(-1) === name);

// tests/browser/editor/jobs.test.ts tests that a form asks for the discounted work.
test('a form has what may stand beside what a coupon gives, of which nothing is chosen by itself', () => {
  expect([fieldOf('10%', 'work'), fieldOf('free', 'off')]).toEqual([undefined, undefined]);
  expect(newValue(fieldOf('10%', 'off')!.parts[1]!)).toEqual({ service: '' });
  const { newItem } = listOf() as Field & { kind: 'list' };
  expect(newValue(newItem)).toEqual({ value: '10%' });
  expect(newValue(fieldOf('10%', 'minimum')!)).toBe('');
});

test('a change takes away what has no place beside it any longer', () => {
  const change: Change = { kind: 'set', path: ['coupons', 0, 'value'], value: '10%' };
  const data = { coupons: [{ id: 'a', value: 'free', work: 'oil check', with: 'a wash' }] };
  expect(meantChanges(couponsSchema, change, data, data)).toEqual([
    change,
    { kind: 'remove', path: ['coupons', 0, 'work'] },
    { kind: 'remove', path: ['coupons', 0, 'with'] },
  ]);
});
