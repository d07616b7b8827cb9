import { expect, test } from 'vitest';
import * as v from 'valibot';
import { fieldsOf, unwrap } from '../../../src/generator/content/schema-walk.ts';
import { site } from '../../../src/site.ts';

type Parts = { item?: v.GenericSchema; items?: v.GenericSchema[]; options?: unknown[] };

const titleOf = (schema: v.GenericSchema): string | undefined =>
  v.getTitle(schema) ?? v.getTitle(unwrap(schema));

/** The fields at any depth of a schema that have no title for an owner. */
function* nameless(schema: v.GenericSchema, path: string, needsTitle: boolean): Iterable<string> {
  const { item, items = [], options = [], type } = unwrap(schema) as v.GenericSchema & Parts;
  if (needsTitle && titleOf(schema) === undefined) yield path;
  const inside = type === 'union' ? (options as v.GenericSchema[]) : [...items, item!];
  for (const part of inside.filter(Boolean)) yield* nameless(part, `${path}.*`, false);
  for (const [name, field] of Object.entries(fieldsOf(schema) ?? {}))
    yield* nameless(field, `${path}.${name}`, true);
}

test('every field but a label has a title for the owner', () => {
  const { files, folders } = site.contentModel;
  const kinds = [...Object.values(files), ...Object.values(folders)];
  expect(
    kinds
      .filter(({ name }) => name !== 'labels')
      .flatMap(({ name, schema }) => [...nameless(schema, name, false)]),
  ).toEqual([]);
});
