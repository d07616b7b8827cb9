import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Field, Form } from '../../../../src/editor/shared/messages.ts';
import {
  factsIn,
  factValuesFrom,
  factsInText,
  namedFacts,
} from '../../../../src/editor/content/content-facts.ts';
import { applyChange } from '../../../../src/editor/yaml/apply-change.ts';
import { formOf } from '../../../../src/editor/forms/form.ts';
import { formField } from '../../../../src/editor/forms/form-field.ts';
import { fieldIn } from '../../../../src/editor/client/fields/form-fields.ts';
import { openContentFolder } from '../../../../src/generator/content/content-folder.ts';
import { fieldAt } from '../../../../src/generator/content/schema-walk.ts';
import { choiceTitles, field } from '../../../../src/generator/content/field.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { dayHours } from '../../../../src/schema/hours.ts';
import { photoName } from '../../../../src/schema/field-types.ts';

const schema = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ nameFields: ['name'] })),
  name: v.optional(v.string()),
  sample: v.optional(v.pipe(v.boolean(), v.metadata({ sampleFields: ['name'] }))),
  days: field('Days', 'Add some.', v.array(field('Day', v.string()))),
  plain: v.array(v.string()),
  tone: v.optional(v.pipe(v.picklist(['dark', 'off-white']), choiceTitles({ dark: 'Dark band' }))),
  photo: v.optional(photoName),
  point: field('Point', v.strictTuple([field('Longitude', v.number()), v.number()])),
});
const data = { id: 'a', days: ['{day}, not {night}'], plain: ['a'], tone: 'dark', point: [1, 2] };
const parts = { factValues: { day: 'Monday' }, filesIn: () => [], photos: ['bays.jpg'] };
const form = formField(schema, [], data, parts);
const fields = form.parts;
const [, days, plain, tone, photo, point] = fields;

test('a form has what is in words: no short name, no mark of a sample, no braces', () => {
  expect(fields).toHaveLength(6);
  expect([form.display, days!.parts[0]!.display]).toEqual(['New', 'Monday, not …']);
});

test('a form has titles or names as words, numbers of items, choices and photos', () => {
  expect([days, plain].map((list) => [list!.title, list!.parts[0]!.title])).toEqual([
    ['Days', 'Day 1'],
    ['Plain', 'Number 1'],
  ]);
  // Only one variant has items.
  expect(fieldAt(dayHours, [1, 'open'])).toBeDefined();
  expect(fieldAt(dayHours, [1, 'toString'])).toBeUndefined();
  expect(tone).toMatchObject({
    title: 'Tone',
    isOptional: true,
    display: 'Dark band',
    choices: [
      { value: 'dark', title: 'Dark band' },
      { value: 'off-white', title: 'Off white' },
    ],
  });
  expect(photo).toMatchObject({ kind: 'choice', choices: [{ value: 'bays.jpg' }] });
  expect(point!.parts).toMatchObject([
    { path: ['point', 0], title: 'Longitude', value: 1, kind: 'number' },
    { path: ['point', 1], title: 'Number 2', value: 2 },
  ]);
});

const folder = openContentFolder('content');
const formIn = (file: string): Field => (formOf(folder, contentModel, file, {}) as Form).field;

test('a form offers to add only what can be added', () => {
  const absentIn = (some: Field): Field[] =>
    some.value === undefined ? [some] : some.parts.flatMap(absentIn);
  for (const file of Object.keys(contentModel.files)) {
    const all = formIn(file);
    for (const { path } of absentIn(all))
      expect(() => applyChange(all.value, { kind: 'set', path, value: '' })).not.toThrow();
  }
  expect(JSON.stringify(formIn('coupons.yaml'))).not.toMatch(/inspection","title/);
});

test('an owner reads of no file in what is still missing', () => {
  for (const file of folder.list().files)
    expect(String(Buffer.from(folder.read(file)!))).not.toMatch(/# Unconfirmed: .*yaml/);
});

test('the day of a check may be past, and a town goes by its own name', () => {
  const day = fieldIn(formIn('inspections/emissions.yaml'), ['questions', 'rule', 'checked']);
  expect(day).toMatchObject({ kind: 'date', mayBePast: true });
  const town = fieldIn(formIn('towns.yaml'), ['towns', 0])!;
  expect(town.value).toMatchObject({ name: town.display });
});

test('no field of a page changes its address', () => {
  const facts = factsIn(contentModel, folder);
  expect(factValuesFrom(facts, { file: 'makes/acura.yaml', path: ['intro'] })).toEqual([]);
  expect(namedFacts(facts, ['__proto__'])).toEqual([]);
  // Nor is a small word that some number is written as.
  const values = { 'count.reviews.words': 'one' };
  expect(factsInText({ ...facts, values }, 'Show one.')).toEqual([]);
});
