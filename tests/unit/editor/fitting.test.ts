import { expect, test } from 'vitest';
import { couponsSchema } from '../../../src/schema/schema.ts';
import { withoutUnfit } from '../../../src/editor/fitting.ts';
import { formField } from '../../../src/editor/form.ts';
import { newValue } from '../../../src/editor/client/fields.ts';
import type { Field } from '../../../src/editor/api.ts';
import type { Change } from '../../../src/editor/change.ts';

const formOf = (coupon: object): Field[] => {
  const { fields } = formField(
    couponsSchema,
    [],
    { coupons: [coupon] },
    {
      photos: [],
      filesIn: () => [{ value: 'brakes', title: 'Brakes' }],
    },
  );
  return fields![0]!.items![0]!.fields!;
};
const named = (fields: Field[], name: string): Field | undefined =>
  fields.find(({ path }) => path.at(-1) === name);

test('a form asks what a discount is off, and nothing about free work', () => {
  const fields = formOf({ id: 'a', value: '10%' });
  const off = named(fields, 'off')!;
  expect({ isOptional: off.isOptional, forms: off.forms!.map(({ title }) => title) }).toEqual({
    isOptional: false,
    forms: ['Any order', 'A service', 'In your own words'],
  });
  expect(named(fields, 'work')).toBeUndefined();
  expect(named(fields, 'maximum')).toBeDefined();
  expect(named(formOf({ id: 'a', value: 'free' }), 'off')).toBeUndefined();
});

test('a new coupon does not say by itself what it is off', () => {
  const { fields } = formField(
    couponsSchema,
    [],
    { coupons: [] },
    {
      photos: [],
      filesIn: () => [],
    },
  );
  expect(newValue(fields![0]!.newItem!)).toEqual({ id: '', value: '10%' });
});

test('what a coupon gives is chosen by its title, and begins with a valid value', () => {
  const { forms } = named(formOf({ id: 'a', value: 'free' }), 'value')!;
  expect(forms!.map((form) => [form.title, newValue(form)])).toEqual([
    ['Percent', '10%'],
    ['Dollars', 10],
    ['Free', 'free'],
  ]);
});

test('a service is chosen from a list of names, and none by itself', () => {
  const [, service] = named(formOf({ id: 'a', value: '10%' }), 'off')!.forms!;
  expect(newValue(service!)).toEqual({ service: '' });
  expect(named(formOf({ id: 'a', value: 'free' }), 'service')).toMatchObject({
    kind: 'choice',
    choices: [{ value: 'brakes', title: 'Brakes' }],
  });
});

test('a value in a wrong form is still in the form that it comes nearest to', () => {
  const { forms } = named(formOf({ id: 'a', value: 'ten' }), 'value')!;
  expect(forms!.map(({ value }) => value)).toEqual(['ten', undefined, undefined]);
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
  const { fields } = formField(
    couponsSchema,
    [],
    {
      coupons: [
        { id: 'a', value: 20, off: 'any order', minimum: 500, description: 'Good for any repair.' },
        { id: 'b', value: 'free', work: 'look' },
      ],
    },
    { photos: [], filesIn: () => [] },
  );
  expect(fields![0]!.items!.map(({ words }) => words)).toEqual([
    '$20 off any order over $500',
    'Free look',
  ]);
});
