import { expect, test } from 'vitest';
import * as v from 'valibot';
import { desk } from '../../../src/desk.ts';
import { kindOf } from '../../../src/generator/content/sort-files.ts';
import { fieldAt, fieldsOf, unwrap } from '../../../src/generator/content/schema-walk.ts';
import { site } from '../../../src/site.ts';
import { CONTENT } from '../../support/in-memory.ts';

type Parts = { item?: v.GenericSchema; items?: v.GenericSchema[]; options?: unknown[] };

const titleOf = (schema: v.GenericSchema): string | undefined =>
  v.getTitle(schema) ?? v.getTitle(unwrap(schema));

/** The fields of a schema, and of all that is inside it, for which an owner reads no title. */
function* nameless(schema: v.GenericSchema, path: string, needsTitle: boolean): Iterable<string> {
  const { item, items = [], options = [], type } = unwrap(schema) as v.GenericSchema & Parts;
  if (needsTitle && titleOf(schema) === undefined) yield path;
  const inside = type === 'union' ? (options as v.GenericSchema[]) : [...items, item!];
  for (const part of inside.filter(Boolean)) yield* nameless(part, `${path}.*`, false);
  for (const [name, field] of Object.entries(fieldsOf(schema) ?? {}))
    yield* nameless(field, `${path}.${name}`, true);
}

test('every field but a label has a title for the owner', () => {
  const { files, folders } = site.content;
  const kinds = [...Object.values(files), ...Object.values(folders)];
  expect(
    kinds
      .filter(({ name }) => name !== 'labels')
      .flatMap(({ name, schema }) => [...nameless(schema, name, false)]),
  ).toEqual([]);
});

test("the owner's jobs lead to fields, folders and pages that are there", () => {
  const jobs = desk.jobs(CONTENT, { year: 2026, month: 12, day: 31 });
  const wrong = jobs.filter(({ ref, begin, folder, page }) => {
    const field = ref ? fieldAt(kindOf(site.content, ref.file)?.schema, ref.path) : undefined;
    const item = field && (unwrap(field) as Parts).item;
    const known = Object.keys(fieldsOf(item) ?? {});
    return (
      (ref && !field) ||
      (begin && !Object.keys(begin).every((name) => known.includes(name))) ||
      (folder !== undefined && !(folder in site.content.folders)) ||
      (page !== undefined && !['/', '/coupons'].includes(page))
    );
  });
  expect(wrong).toEqual([]);
  expect(jobs[0]!.begin).toEqual({ date: '2027-01-01', name: '', shop: 'closed' });
});
