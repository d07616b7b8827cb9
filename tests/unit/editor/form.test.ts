import { expect, test } from 'vitest';
import * as v from 'valibot';
import { formField } from '../../../src/editor/form.ts';
import { field, titles } from '../../../src/generator/content/field.ts';
import { image } from '../../../src/schema/fields.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';

const schema = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ madeFrom: ['plain'] })),
  days: field('Days', 'Add some.', v.array(field('Day', v.string()))),
  plain: v.array(v.string()),
  tone: field(
    'Tone',
    v.optional(v.pipe(v.picklist(['dark', 'off-white']), titles({ dark: 'Dark band' }))),
  ),
  photo: v.optional(image),
  point: field(
    'Point',
    v.strictTuple([field('Longitude', v.number()), field('Latitude', v.number())]),
  ),
});
const TEXT = `# For no day write [].
# Unconfirmed: These are guesses.
days: [Mon]
# Write as many as you like.
plain: [a]
point: [1, 2]
`;
const { fields } = formField(schema, [], parseYaml(TEXT).value, {
  filesIn: () => [],
  photos: ['bays.jpg'],
});
const [days, plain, tone, photo, point, id] = fields!;

test('a field has its title, or its name as words; an item has a number', () => {
  expect([days!.title, days!.items![0]!.title, plain!.title, plain!.items![0]!.title]).toEqual([
    'Days',
    'Day 1',
    'Plain',
    'Number 1',
  ]);
  expect(tone).toMatchObject({ title: 'Tone', isOptional: true });
  expect(tone!.choices).toEqual([
    { value: 'dark', title: 'Dark band' },
    { value: 'off-white', title: 'Off white' },
  ]);
});

test('a short name comes last, since nobody need fill it in', () => {
  expect(id!.path).toEqual(['id']);
});

test('the field of a photo has the photos that are there', () => {
  expect(photo).toMatchObject({
    kind: 'photo',
    choices: [{ value: 'bays.jpg', title: 'bays.jpg' }],
  });
});

test('the values of a tuple are the fields of a group', () => {
  expect(
    point!.fields!.map(({ path, title, value, kind }) => ({ path, title, value, kind })),
  ).toEqual([
    { path: ['point', 0], title: 'Longitude', value: 1, kind: 'number' },
    { path: ['point', 1], title: 'Latitude', value: 2, kind: 'number' },
  ]);
});
