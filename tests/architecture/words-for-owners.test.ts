import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { fieldsOf, optionsOf, unwrap } from '../../src/generator/read/schema-walk.ts';
import { site } from '../../src/site.ts';
import { workshopSite } from '../fixture-site/site.ts';

type Parts = { item?: v.GenericSchema; items?: v.GenericSchema[]; options?: unknown[] };

const titleOf = (schema: v.GenericSchema): string | undefined => v.getTitle(schema) ?? v.getTitle(unwrap(schema));
const metadataOf = (schema: v.GenericSchema): { input?: string; titles?: object } => v.getMetadata(unwrap(schema)) ?? {};

/** What can be wrong with the words of a schema and of all that is inside it. */
function* faultsOf(schema: v.GenericSchema, path: string, hasTitles: boolean): Iterable<string> {
  const inner = unwrap(schema) as v.GenericSchema & Parts;
  const isUnion = inner.type === 'union';
  if (titleOf(schema) === undefined && (hasTitles || fieldsOf(schema))) yield `${path} has no title`;
  for (const words of [titleOf(schema), v.getDescription(schema)])
    if (words !== undefined && !/^[A-Z“"]/.test(words)) yield `${path} has words that do not begin with a capital letter: ${words}`;
  if (/[^.?]$/.test(v.getDescription(schema) ?? '')) yield `${path} has a hint that does not end a sentence`;
  for (const word of Object.keys(metadataOf(schema).titles ?? {}))
    if (!optionsOf(inner).includes(word)) yield `${path} has a title for ${word}, which is no choice`;
  if (isUnion && metadataOf(schema).input !== 'photo')
    for (const [index, option] of inner.options!.entries()) yield* faultsOf(option as v.GenericSchema, `${path}|${index}`, true);
  for (const part of inner.items ?? []) yield* faultsOf(part, `${path}.*`, hasTitles);
  if (inner.item) yield* faultsOf(inner.item, `${path}.*`, hasTitles);
  if (isUnion) return;
  const fields = Object.entries(fieldsOf(schema) ?? {});
  for (const [name, field] of fields) yield* faultsOf(field, `${path}.${name}`, hasTitles);
  const known = fields.flatMap(([, field]) => titleOf(field) ?? []);
  for (const title of new Set(known.filter((one, index) => known.indexOf(one) < index)))
    yield `${path} has two fields with the title ${title}`;
}

describe.each([
  { what: 'the shop', model: site.content },
  { what: 'the workshop of the tests', model: workshopSite.content },
])('in the content of $what', ({ model }) => {
  test('every field but a label has a title, and no two side by side have the same', () => {
    const kinds = [...Object.values(model.files), ...Object.values(model.folders)];
    expect(kinds.flatMap(({ name, schema }) => [...faultsOf(schema, name, name !== 'labels')])).toEqual([]);
  });
});
