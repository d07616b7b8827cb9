import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { desk } from '../../../src/desk.ts';
import { kindOf } from '../../../src/generator/content/sort-files.ts';
import {
  fieldAt,
  fieldsOf,
  optionsOf,
  unwrap,
} from '../../../src/generator/content/schema-walk.ts';
import type { Content } from '../../../src/schema/schema.ts';
import { site } from '../../../src/site.ts';
import { CONTENT } from '../../support/in-memory.ts';
import { workshopSite } from '../../fixture-site/site.ts';

type Parts = { item?: v.GenericSchema; items?: v.GenericSchema[]; options?: unknown[] };

const titleOf = (schema: v.GenericSchema): string | undefined =>
  v.getTitle(schema) ?? v.getTitle(unwrap(schema));
const metadataOf = (schema: v.GenericSchema): { input?: string; titles?: object } =>
  v.getMetadata(unwrap(schema)) ?? {};

/** What can be wrong with the words of a schema and of all that is inside it. */
function* faultsOf(schema: v.GenericSchema, path: string, hasTitles: boolean): Iterable<string> {
  const inner = unwrap(schema) as v.GenericSchema & Parts;
  const isUnion = inner.type === 'union';
  if (titleOf(schema) === undefined && (hasTitles || fieldsOf(schema)))
    yield `${path} has no title`;
  for (const words of [titleOf(schema), v.getDescription(schema)])
    if (words !== undefined && !/^[A-Z“"]/.test(words))
      yield `${path} has words that do not begin with a capital letter: ${words}`;
  if (/[^.?]$/.test(v.getDescription(schema) ?? ''))
    yield `${path} has a hint that does not end a sentence`;
  for (const word of Object.keys(metadataOf(schema).titles ?? {}))
    if (!optionsOf(inner).includes(word))
      yield `${path} has a title for ${word}, which is no choice`;
  if (isUnion && metadataOf(schema).input !== 'photo')
    for (const [index, option] of inner.options!.entries())
      yield* faultsOf(option as v.GenericSchema, `${path}|${index}`, true);
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
    expect(
      kinds.flatMap(({ name, schema }) => [...faultsOf(schema, name, name !== 'labels')]),
    ).toEqual([]);
  });
});

describe("the owner's jobs", () => {
  const TODAY = { year: 2026, month: 12, day: 31 };
  const jobs = desk.jobs(CONTENT, TODAY);
  const titles = (content: Content): string[] =>
    desk.jobs(content, TODAY).map(({ title }) => title);

  test('lead to fields, folders and pages that are there', () => {
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
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(jobs.length);
    // Exactly one leads to what is missing.
    expect(
      jobs.filter(({ ref, folder, page }) => !ref && folder === undefined && page === undefined),
    ).toHaveLength(1);
  });

  test('begin a closed day with tomorrow', () => {
    expect(jobs[0]!.begin).toEqual({ date: '2027-01-01', name: '', shop: 'closed' });
  });

  test('of places and inspections are there only if the shop has these', () => {
    const { shop, pages } = CONTENT;
    const alone: Content = {
      ...CONTENT,
      shop: { ...shop, hours: { shop: shop.hours.shop } },
      pages: { ...pages, 'car-wash': undefined },
      inspections: {},
    };
    const about = /gas station|car wash|inspection/i;
    expect(titles(CONTENT).filter((title) => about.test(title))).toHaveLength(5);
    expect(titles(alone)).toEqual(titles(CONTENT).filter((title) => !about.test(title)));
  });
});
