import { type Document, parse, parseDocument, Scalar, stringify, visit } from 'yaml';
import { schemaLine } from '../../src/generator/read/json-schema.ts';
import { idOf } from '../../src/schema/ids-in.ts';
import { keepGeneralCopy } from './general-copy.ts';
import { STAND_IN, STAND_IN_FACTS, STAND_IN_MAKE, STAND_IN_TOWNS } from './stand-in-facts.ts';

/** Texts of a content folder, by path below it. */
export type ContentTexts = ReadonlyMap<string, string>;

const STYLE = { lineWidth: 120, flowCollectionPadding: false };
/** Each state has different rules for inspections, so these files are not copied. */
const INSPECTION = /^services\/.*-inspection\.yaml$/;
/** Files that are true for one shop only, and how to replace their content. */
const REPLACED: [files: RegExp, write: (text: string) => string][] = [
  [/^shop\.yaml$/, (text) => withFields(text, STAND_IN_FACTS)],
  [/^towns\.yaml$/, (text) => withFields(text, { towns: STAND_IN_TOWNS })],
  [/^roads\.yaml$/, (text) => withFields(text, { roads: [] })],
  [/^coupons\.yaml$/, (text) => withFields(text, { coupons: [] })],
  [/^reviews\.yaml$/, (text) => withFields(text, { reviews: [], quotes: [] })],
  [/^inspections\//, blankFile],
];
/** Files that say nothing about the shop. */
const AS_THEY_ARE = /^(labels\.yaml|schema\/.*)$/;

/**
 * Makes another shop's content from this shop's. Its facts are stand-ins, its lists are empty, and its texts keep the
 * sentences that any shop could say. It has no inspection services, and one make as an example.
 */
export function newShopContent(texts: ContentTexts): Map<string, string> {
  const names = particularNames(texts);
  const particular = new RegExp([...names, ...dependent(texts)].join('|'));
  const made = new Map<string, string>();
  for (const [file, text] of texts) {
    if (INSPECTION.test(file) || file.startsWith('makes/')) continue;
    const [, write] = REPLACED.find(([files]) => files.test(file)) ?? [];
    if (AS_THEY_ARE.test(file)) made.set(file, text);
    else made.set(file, withGeneralNotes(write ? write(text) : general(file, text, particular), new RegExp(names.join('|'), 'g')));
  }
  const make = 'makes/stand-in.yaml';
  return made.set(make, `${schemaLine(make, 'make')}\n${stringify(STAND_IN_MAKE, STYLE)}`);
}

function general(file: string, text: string, particular: RegExp): string {
  const document = parseDocument(text);
  keepGeneralCopy(document, particular, idOf(file));
  return document.toString(STYLE);
}

function withFields(text: string, fields: Record<string, unknown>): string {
  const document: Document = parseDocument(text);
  for (const [name, value] of Object.entries(fields)) document.setIn(name.split('.'), document.createNode(value));
  // The notes in the file say that hours are in quotes.
  visit(document, { Scalar: (_, scalar) => void (/^\d\d:\d\d$/.test(String(scalar.value)) && (scalar.type = Scalar.QUOTE_DOUBLE)) });
  return document.toString(STYLE);
}

/** A file of the same form in which every text is a stand-in, every list has one item, and every amount is 0. */
function blankFile(text: string): string {
  const [editorLine] = text.split('\n');
  return `${editorLine}\n#\n# Shown only where the folder services has a page for this inspection.\n\n${stringify(blank(parse(text)), STYLE)}`;
}

function blank(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? value : STAND_IN;
  if (Array.isArray(value)) return value.slice(0, 1).map(blank);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, blank(field)]))
    : value;
}

/** Replaces this shop's names with dots in the notes to the owner, which use them as examples. */
const withGeneralNotes = (text: string, names: RegExp): string =>
  text
    .split('\n')
    .map((line) => (/^\s*#/.test(line) ? line.replace(names, '…') : line))
    .join('\n');

/** Words about the region that are in no fact of the shop: the state, its agencies, names of roads, and distances from here. */
const REGION = [
  String.raw`\bVirginia\b`,
  String.raw`\bVA\b`,
  String.raw`\bD(?:MV|EQ)\b`,
  String.raw`\b(?:I-|Route |US )\d+`,
  String.raw`\b[A-Z]\w+ (?:Road|Rd|Pike|Parkway)\b`,
  String.raw`\bmiles? from\b`,
];

/** The names of this shop and its region, each as a regular expression. */
function particularNames(texts: ContentTexts): string[] {
  const read = (file: string): Record<string, any> => parse(texts.get(file) ?? '{}') ?? {};
  const { name, phone, email, origin, address, area } = read('shop.yaml');
  const towns = ((read('towns.yaml').towns ?? []) as { name: string }[]).map((town) => town.name);
  const makes = [...texts.keys()].filter((file) => file.startsWith('makes/')).map((file) => String(read(file).name));
  const { street, city, postalCode } = address;
  const facts = [name, phone, email, email.split('@')[1], origin, street, city, postalCode, ...Object.values(area), ...towns, ...makes];
  return [...facts.filter((fact) => typeof fact === 'string').map(whole), ...REGION];
}

/** Placeholders, links and words that depend on coupons, makes and inspections, which the new shop does not have yet. */
function dependent(texts: ContentTexts): string[] {
  const inspections = [...texts.keys()].filter((file) => INSPECTION.test(file)).map(idOf);
  return [
    ...inspections.map(whole),
    String.raw`\{(?:coupon|price|makes|page\.makes)\.`,
    String.raw`/coupons#`,
    String.raw`\b(?:[Ss]tate|[Ss]afety|[Ee]missions)\b[^.]*\b[Ii]nspection`,
    String.raw`\b[Ii]nspect(?:ions|ed)\b`,
    String.raw`\binspection lane\b`,
  ];
}

const whole = (words: string): string => `(?<!\\w)${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?!\\w)`;
