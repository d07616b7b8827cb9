import { expect, test } from 'vitest';
import { couponsSchema } from '../../../src/schema/schema.ts';
import { withoutUnfit } from '../../../src/editor/fitting.ts';
import { formField } from '../../../src/editor/form.ts';
import { newValue } from '../../../src/editor/client/fields.ts';
import type { Field } from '../../../src/editor/api.ts';
import type { Change } from '../../../src/editor/change.ts';

const INPUT = { photos: [], filesIn: () => [{ value: 'brakes', title: 'Brakes' }] };
const listOf = (...coupons: object[]): Field =>
  formField(couponsSchema, [], { coupons }, INPUT).fields![0]!;
const fieldOf = (coupon: object, name: string): Field | undefined =>
  listOf({ id: 'a', ...coupon }).items![0]!.fields!.find(({ path }) => path.at(-1) === name);

test('a form asks what a discount is off, and nothing about free work', () => {
  const off = fieldOf({ value: '10%' }, 'off')!;
  expect([off.isOptional, off.forms!.map(({ title }) => title)]).toEqual([
    false,
    ['Any order', 'A service', 'In your own words'],
  ]);
  // None of them is chosen by itself.
  expect(newValue(off.forms![1]!)).toEqual({ service: '' });
  expect(newValue(listOf().newItem!)).toEqual({ id: '', value: '10%' });
  expect(fieldOf({ value: '10%' }, 'work')).toBeUndefined();
  expect(fieldOf({ value: '10%' }, 'maximum')).toBeDefined();
  expect(fieldOf({ value: 'free' }, 'off')).toBeUndefined();
});

test('what a coupon gives is chosen by its title, begins with a valid value, and shows a wrong one', () => {
  const formsOf = (value: string) => fieldOf({ value }, 'value')!.forms!;
  expect(formsOf('free').map((form) => [form.title, newValue(form)])).toEqual([
    ['Percent', '10%'],
    ['Dollars', 10],
    ['Free', 'free'],
  ]);
  expect(formsOf('ten').map(({ value }) => value)).toEqual(['ten', undefined, undefined]);
});

test('a service is chosen from a list of names', () => {
  expect(fieldOf({ value: 'free' }, 'service')).toMatchObject({
    kind: 'choice',
    choices: [{ value: 'brakes', title: 'Brakes' }],
  });
});

test('a change takes away what has no place beside it any longer', () => {
  const change: Change = { kind: 'set', path: ['coupons', 0, 'value'], value: '10%' };
  const data = { coupons: [{ id: 'a', value: 'free', work: 'oil check', with: 'a wash' }] };
  expect(withoutUnfit(couponsSchema, change, data)).toEqual([
    change,
    { kind: 'remove', path: ['coupons', 0, 'work'] },
    { kind: 'remove', path: ['coupons', 0, 'with'] },
  ]);
});

test('a coupon is called by what it gives, not by its small print', () => {
  const small = { value: 20, off: 'any order', minimum: 500, description: 'Good for any repair.' };
  const { items } = listOf({ id: 'a', ...small }, { id: 'b', value: 'free', work: 'look' });
  expect(items!.map(({ words }) => words)).toEqual(['$20 off any order over $500', 'Free look']);
});
