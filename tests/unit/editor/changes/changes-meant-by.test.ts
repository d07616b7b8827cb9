import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Change, Field } from '../../../../src/editor/shared/messages.ts';
import { newValue } from '../../../../src/editor/client/fields/form-fields.ts';
import { formField } from '../../../../src/editor/forms/form-field.ts';
import { changesMeantBy } from '../../../../src/editor/changes/changes-meant-by.ts';
import type { FieldPath } from '../../../../src/generator/content/yaml-tree.ts';
import { couponsSchema, reviewsSchema, shopSchema } from '../../../../src/schema/content.ts';

const before = {
  coupons: [{ value: '10%', off: 'tires' }, { value: 20 }],
  hours: { shop: [{}] },
  moved: [{}],
  address: {},
};
const inCoupon = (index: number, name: string) => ['coupons', index, name];
const [PERCENT, DOLLARS] = [inCoupon(0, 'value'), inCoupon(1, 'value')];
const [OFF, MINIMUM] = [inCoupon(0, 'off'), inCoupon(0, 'minimum')];
const DAYS = ['hours', 'shop', 0, 'days'];

test.each<[string, unknown, FieldPath]>([
  ['703-555-0187', '+17035550187', ['phone']],
  ['VA 20124', '20124', ['address', 'postalCode']],
  [' 1  Main St ', '1 Main St', ['address', 'street']],
  ['15', '15%', PERCENT],
  ['110', '110%', PERCENT],
  ['10 percent off', '10%', PERCENT],
  ['$15', '$15', PERCENT],
  ['free', undefined, PERCENT],
  ['15 $', 15, DOLLARS],
  ['', 0, DOLLARS],
  ['10%', undefined, DOLLARS],
  ['$1,500 ', 1500, MINIMUM],
  ['20 30', '20 30', MINIMUM],
  ['10% off Off-road tires', 'Off-road tires', OFF],
  ['off any order', undefined, OFF],
  ['$10 off any work', '$10 off any work', OFF],
  ['Monday to fri', 'Mon-Fri', DAYS],
  ['Mon - Wed, Fri', 'Mon - Wed, Fri', DAYS],
  ['colonnadeauto.com/', 'https://colonnadeauto.com', ['origin']],
  ['/contact.html', '/contact', ['moved', 0, 'from']],
])('somebody who types %s means %s', (typed, value, path) => {
  const schema = path[0] === 'coupons' ? couponsSchema : shopSchema;
  const change: Change = { kind: 'set', path, value: typed, isTyped: true };
  const meant = () => changesMeantBy(change, schema, before)[0];
  if (value === undefined) expect(meant).toThrow('does not fit');
  else expect(meant()).toEqual({ kind: 'set', path, value });
});

const id = v.pipe(v.string(), v.metadata({ nameFields: ['question'] }));
const question = v.pipe(
  v.strictObject({ id, question: v.string(), links: v.array(v.string()) }),
  v.title('Question'),
);
const schema = v.strictObject({ questions: v.array(question), plain: v.array(question) });
const data = {
  questions: [
    { id: 'question-1', question: 'How much?', links: [] },
    { id: 'price', question: 'Where?', links: [] },
  ],
};
const add = (id: string): Change => ({
  kind: 'insert',
  path: ['questions'],
  index: 2,
  value: { id, question: 'When?' },
});

test('a new item gets a short name that no other item has, and keeps it', () => {
  expect(changesMeantBy(add(''), schema, data)).toEqual([add('question-2')]);
  const others: Change[] = [
    { kind: 'set', path: ['questions', 0, 'question'], value: 'What?' },
    { kind: 'set', path: ['questions', 0, 'id'], value: 'what' },
    { kind: 'insert', path: ['questions', 0, 'links'], index: 0, value: '/about' },
  ];
  for (const change of others) expect(changesMeantBy(change, schema, data)).toEqual([change]);
});

const listOf = (...coupons: object[]): Field =>
  formField(couponsSchema, [], { coupons }, { factValues: {}, photos: [], filesIn: () => [] })
    .parts[0]!;
const fieldOf = (value: string, name: string): Field | undefined =>
  listOf({ id: 'a', value }).parts[0]!.parts.find(({ path }) => path.at(-1) === name);

test('a form has what may stand beside what a coupon gives, of which nothing is chosen by itself', () => {
  expect([fieldOf('10%', 'work'), fieldOf('free', 'off')]).toEqual([undefined, undefined]);
  expect(newValue(fieldOf('10%', 'off')!.parts[1]!)).toEqual({ service: '' });
  const { newItem } = listOf() as Field & { kind: 'list' };
  expect(newValue(newItem)).toEqual({ value: '' });
});

test('a change takes away what has no place beside it any longer', () => {
  const change: Change = { kind: 'set', path: ['coupons', 0, 'value'], value: '10%' };
  const data = { coupons: [{ id: 'a', value: 'free', work: 'oil check', with: 'a wash' }] };
  expect(changesMeantBy(change, couponsSchema, data)).toEqual([
    change,
    { kind: 'remove', path: ['coupons', 0, 'work'] },
    { kind: 'remove', path: ['coupons', 0, 'with'] },
  ]);
});

const review = {
  id: 'a',
  name: 'Dana R.',
  text: 'Good and quick, not cheap.',
  rating: 5,
  sample: true,
};
const path = (field: string) => ['reviews', 0, field];
const set = (field: string, value: unknown) =>
  ({ kind: 'set', path: path(field), value }) as Change;
const noMark: Change = { kind: 'remove', path: path('sample') };
const after = (change: Change) =>
  changesMeantBy(change, reviewsSchema, { reviews: [review] }).slice(1);

test("a sample's mark goes with all of its words, as soon as a customer's take the place of some", () => {
  expect(after(set('text', 'They were quick.'))).toEqual([noMark, set('name', '')]);
  expect(after(set('name', 'José'))).toEqual([noMark, set('text', '')]);
  for (const same of [set('text', 'Good and quick; not cheep!'), set('rating', 4)])
    expect(after(same)).toEqual([]);
});

test('nobody takes only the mark away, but the whole review', () => {
  for (const change of [noMark, set('sample', false)])
    expect(() => after(change)).toThrow('they are a sample');
  expect(after({ kind: 'remove', path: ['reviews', 0] })).toEqual([]);
});
