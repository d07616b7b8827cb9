import * as v from 'valibot';
import {
  type FilledFile,
  type Facts,
  fieldAt,
  type FieldMistake,
  type FieldPath,
  locateField,
  metadataOf,
  type CodedMistake,
  type Source,
  textsOf,
} from '../generator/index.ts';
import { nearest } from '../generator/tools.ts';
import { type Coordinates, milesBetween } from '../rules/miles-between.ts';
import { serviceNameOf, SERVICE_NAMES } from '../rules/services.ts';
import { fileNamed } from './file-named.ts';
import { idOf, idsIn } from './ids-in.ts';
import { slug } from './fields.ts';
import { misplacedExhibits } from './misplaced-exhibits.ts';
import { misplacedMoves } from './misplaced-moves.ts';
import { misplacedPlaceholders } from './misplaced-placeholders.ts';
import { inspectionOf, misplacedInspections } from './offered-inspections.ts';
import { misplacedPlaces } from './places.ts';
import { textsOfElsewhere } from './texts-of-elsewhere.ts';
import { repeatedFacts } from './repeated-facts.ts';
import { point } from './schema.ts';
import { mistake } from './mistakes.ts';

type Found = { source: Source; path: FieldPath; value: string | number };

/**
 * Finds mistakes across files, even if some files are invalid: duplicate names, broken references,
 * what no page would show, file names that cannot be addresses, and towns that are far from the
 * shop.
 */
export function crossCheck(
  filledFiles: FilledFile[],
  files: string[],
  { values }: Facts,
): FieldMistake[] {
  return [
    ...repetitions(filledFiles),
    ...danglingReferences(filledFiles, files),
    ...misplacedInspections(filledFiles, files),
    ...motorcyclesWithoutPrice(filledFiles),
    ...misplacedPlaceholders(filledFiles, values),
    ...misplacedPlaces(filledFiles, files),
    ...misplacedExhibits(filledFiles),
    ...misplacedMoves(filledFiles, files, values),
    ...misnamedFiles(filledFiles),
    ...misleadingNames(filledFiles),
    ...farPoints(filledFiles),
    ...textsOfElsewhere(filledFiles),
    ...(values ? repeatedFacts(filledFiles, values) : []),
  ];
}

const PAGES = /^(services|makes|pages)\//;

const UNIQUE: { files: RegExp; field: string }[] = [
  { files: PAGES, field: 'title' },
  { files: PAGES, field: 'description' },
  { files: /^services\//, field: 'name' },
  { files: /^makes\//, field: 'name' },
  { files: /^coupons/, field: 'coupons.*.id' },
  { files: /^faq/, field: 'questions.*.id' },
  { files: /^complaints/, field: 'complaints.*.id' },
  { files: /^complaints/, field: 'complaints.*.words' },
  { files: /^reviews/, field: 'reviews.*.id' },
  { files: /^reviews/, field: 'quotes.*.id' },
  { files: /^towns/, field: 'towns.*.name' },
  { files: /^shop/, field: 'holidays.*.date' },
];

function* repetitions(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  for (const { files, field } of UNIQUE) {
    const first = new Map<string | number, Found>();
    for (const found of find(filledFiles, files, field)) {
      const { source, path, value } = found;
      const before = first.get(value);
      if (before)
        yield {
          source,
          path,
          ...mistake('repeated', {
            field: String(path.at(-1)),
            place: placeOf(before),
            file: before.source.file,
          }),
        };
      else first.set(value, found);
    }
  }
}

/** A name of a file, without folder and extension. */
const NAME = /^[\w-]+$/;

/** What a file of a folder is called. */
const SINGULAR: Record<string, string> = { services: 'service', makes: 'make' };

/**
 * Finds fields that have the name of a file, by their schema, where there is no such file, or it is
 * their own.
 */
function* danglingReferences(
  filledFiles: FilledFile[],
  allFiles: string[],
): Iterable<FieldMistake> {
  for (const { source, schema, value } of filledFiles)
    for (const { path, text: id } of textsOf(value)) {
      // Most texts are no names, and asking the schema takes longer.
      const to = NAME.test(id) ? metadataOf(fieldAt(schema, path)).folder : undefined;
      if (to === undefined) continue;
      const one = SINGULAR[to]!;
      if (source.file === `${to}/${id}.yaml`)
        yield { source, path, ...mistake('names-itself', { one }) };
      const ids = idsIn(to, allFiles);
      // A file's own id is among these too.
      if (!ids.includes(id))
        yield { source, path, ...mistake('no-such-file', { one, id, to, near: nearest(id, ids) }) };
    }
}

/**
 * Finds texts beside the prices of the safety inspection that speak of motorcycles, where there is
 * no price for them.
 */
function* motorcyclesWithoutPrice(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  const STATE = /^inspections\/state/;
  if (
    find(filledFiles, STATE, 'prices.safety.amount').length === 0 ||
    find(filledFiles, STATE, 'prices.motorcycle.amount').length > 0
  )
    return;
  for (const field of ['walkIns', 'pricing.paragraph', 'pricing.points.*'])
    for (const { source, path, value } of find(filledFiles, STATE, field))
      if (/motorcycle/i.test(String(value)) && !String(value).includes('{price.motorcycle}'))
        yield { source, path, ...mistake('no-motorcycles', {}) };
}

/**
 * Finds a service with the name of another one: its number on the car would link to the wrong
 * service.
 */
function* misleadingNames(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  const offered = inspectionOf(filledFiles);
  const nameOf = (id: string | undefined) =>
    id === undefined ? undefined : (serviceNameOf({ id, inspection: offered.get(id) }) ?? id);
  const ofTeasers = new Map(
    find(filledFiles, /^pages\/home/, 'teasers.*.service').map(({ path, value }) => [
      path[1],
      String(value),
    ]),
  );
  const named = [
    ...find(filledFiles, /^services\//, 'name').map((found) => ({
      ...found,
      id: nameOf(idOf(found.source.file)),
    })),
    ...find(filledFiles, /^pages\/home/, 'teasers.*.title').map((found) => ({
      ...found,
      id: nameOf(ofTeasers.get(found.path[1])),
    })),
  ];
  for (const { source, path, value, id } of named) {
    const name = String(value).toLowerCase();
    const words = name.match(/[a-z]+/g) ?? [];
    const fits = (other: string): boolean =>
      words.length > 0 && words.every((word) => other.split('-').includes(word));
    const other = id === undefined || fits(id) ? undefined : SERVICE_NAMES.find(fits);
    if (id !== undefined && other !== undefined)
      yield { source, path, ...mistake('other-service', { other, id }) };
  }
}

/** The name of a file of services or makes is the address of its page. */
function* misnamedFiles(filledFiles: FilledFile[]): Iterable<FieldMistake> {
  for (const { source } of filledFiles)
    if (/^(services|makes)\//.test(source.file) && !v.is(slug, idOf(source.file)))
      yield { source, path: [], ...mistake('file-name', {}) };
}

/** The map shows about ten miles around the shop. A mistake of one degree would leave it empty. */
const FARTHEST_MILES = 30;

/**
 * Reports points that are too far away: the shop's point if most towns are far from it, otherwise
 * each far town's point.
 */
function farPoints(filledFiles: FilledFile[]): FieldMistake[] {
  const [shop, list] = [fileNamed(filledFiles, 'shop.yaml'), fileNamed(filledFiles, 'towns.yaml')];
  const place = (shop?.value as { point?: unknown } | undefined)?.point;
  const towns = (list?.value as { towns?: unknown } | undefined)?.towns;
  if (!shop || !list || !v.is(point, place) || !Array.isArray(towns)) return [];
  const placed = towns.flatMap((town, i) =>
    v.is(v.object(point.entries), town)
      ? [{ town, path: ['towns', i, 'latitude'], miles: milesBetween(place, town) }]
      : [],
  );
  const far = placed.filter(({ miles }) => miles > FARTHEST_MILES);
  if (far.length === 0) return [];
  if (far.length <= placed.length / 2)
    return far.map(({ town, path, miles }) => ({
      source: list.source,
      path,
      ...farTown(place, town, miles),
    }));
  const counts = { far: far.length, towns: placed.length, most: FARTHEST_MILES };
  return [{ source: shop.source, path: ['point'], ...mistake('shop-far', counts) }];
}

function farTown(
  shop: Coordinates,
  { latitude, longitude }: Coordinates,
  miles: number,
): CodedMistake {
  return mistake('town-far', {
    miles: Math.round(miles).toLocaleString('en-US'),
    most: FARTHEST_MILES,
    isSwapped: milesBetween(shop, { latitude: longitude, longitude: latitude }) <= FARTHEST_MILES,
  });
}

/** Texts and numbers at a dotted path; `*` means every item of a list. */
function find(filledFiles: FilledFile[], files: RegExp, field: string): Found[] {
  const keys = field.split('.');
  return filledFiles.flatMap(({ source, value: whole }) =>
    files.test(source.file)
      ? walk(whole, keys).map(({ path, value }) => ({ source, path, value }))
      : [],
  );
}

function walk(
  value: unknown,
  keys: string[],
  path: FieldPath = [],
): { path: FieldPath; value: string | number }[] {
  const key = keys[path.length];
  if (key === undefined)
    return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [];
  if (key === '*')
    return Array.isArray(value) ? value.flatMap((item, i) => walk(item, keys, [...path, i])) : [];
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? walk((value as Record<string, unknown>)[key], keys, [...path, key])
    : [];
}

function placeOf({ source, path }: Found): string {
  const { file, line, column } = locateField(source, path, 'value');
  return `${file}:${line}:${column}`;
}
