import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { CHECK_MISTAKES } from '../../../src/generator/check/check-mistakes.ts';
import { CONTENT_MISTAKES } from '../../../src/generator/content/content-mistakes.ts';
import { mistakeMaker, type Wording } from '../../../src/generator/base/mistake.ts';
import { MISTAKES } from '../../../src/schema/mistakes.ts';
import { REQUIREMENTS } from '../../../src/schema/requirements.ts';
import { site } from '../../../src/site.ts';

/** Words that an owner does not know, about files, formats and the build's measures. */
const OF_DEVELOPERS = [
  /yaml|markdown|html|utf-8|placeholder|phrase|undefined|\[object/i,
  /["`{}<>]/,
  /\d{4}-\d\d-\d\d|YYYY/,
  /\d ?%/,
  /\blines? \d|\bcolumn\b|\bindent/,
  // A field's name, or a file's.
  /\b[a-z]+[A-Z]\w*|\w\/\w+\.\w/,
];

function expectOwnersSentence(said: string): void {
  for (const words of OF_DEVELOPERS) expect(said).not.toMatch(words);
  expect(said).toMatch(/^[A-Z“].*[.]$/s);
}

const TABLES: Record<string, Record<string, Wording<never>>> = {
  CONTENT_MISTAKES,
  CHECK_MISTAKES,
  MISTAKES,
};

const TITLES = { here: 'Phone', file: () => 'Brakes', fact: () => 'Free check' };

/** Values as a developer reads them. None may be in an owner's sentence. */
const PARAMS = {
  advice: 'Indent line 3 by 2, "such as" `this`.',
  finding: '"phone" (Phone) is "x".',
  expected: 'one of a, b',
  subject: '"phone"',
  group: '"hours"',
  name: 'shop.yaml',
  file: 'makes/kia.yaml',
  first: 'oil',
  photo: 'bays.jpg',
  inFolder: 'content',
  placeholder: '{phone}',
  written: '{phone}',
  character: '\u200b',
  value: 3,
  reason: 'ENOENT: no such file, open "x.yaml"',
  sentenceEnd: { developer: 'must be a slug', owner: 'must be a name' },
  length: 3,
  unit: 'character',
  filled: '{phone}',
  choices: [
    { value: 'stop', title: 'Stop and call' },
    { value: 'week', title: 'This week' },
  ],
  fieldNames: ['name', 'phone'],
  folders: ['makes'],
  folder: 'makes',
  min: 3,
  limit: 3,
  max: 9,
  count: 2,
  what: 'title',
  text: 'A title',
  target: '/coupn',
  otherPath: '/about',
  other: 'oil',
  part: 'rotor',
  parts: ['rotor', 'pad'],
  place: 'gas',
  where: 'gas',
  position: 'gas',
  places: ['shop', 'gas', 'wash'],
  state: 'Virginia',
  inspection: 'state',
  literal: '$20',
  calls: ['{price.safety}'],
  id: 'oil',
  kind: 'service',
  coupon: 'free-check',
  last: '2026-12-01',
  far: 3,
  towns: 5,
  miles: '3,000',
  code: 'U+200B',
  message: 'A message.',
  tag: '<a>',
  level: 3,
  attribute: 'alt',
  src: '/a.jpg',
  field: 'name',
};

/** The messages of a row for each kind of parameters. */
const saidOf = (table: string, code: string) =>
  [{}, { suggestion: 'brakes', meant: 'phone', anchor: 'top' }, { value: null }].map((more) =>
    mistakeMaker(TABLES[table]!)(code, { ...PARAMS, ...more } as never),
  );

const ROWS = Object.entries(TABLES).flatMap(([table, rows]) =>
  Object.keys(rows).map((code) => ({ table, code })),
);

test.each(ROWS)('$table: $code has words for an owner', ({ table, code }) => {
  for (const said of saidOf(table, code)) {
    expectOwnersSentence(said.owner(TITLES));
    for (const { title } of said.fixes ?? []) expect(title ?? 'Use').toMatch(/^[A-Z]/);
  }
});

/** Values that break a requirement, by its code. */
const INPUTS: Record<string, unknown> = {
  reviewsRounded: { reviews: '650+', reviewCount: 600 },
  noLink: '[a](/b)',
  wholeLinks: '[a](b',
  noMarkup: '<b>a',
  phoneMeant: '202-555-0123',
  legalMaximum: { legalMaximum: 20 },
};

const issueOf = (code: string) => ({
  input: INPUTS[code] ?? 'A\nb',
  requirement: 24,
  received: 'Tue',
  expected: '{date}',
});

describe('what the schemas require', () => {
  test.each(Object.keys(REQUIREMENTS))('%s has words for an owner', (code) => {
    const { owner, fixes } = REQUIREMENTS[code]!;
    const issue = issueOf(code);
    const said = typeof owner === 'string' ? owner : owner(issue);
    // The sentence shows a tag as the owner typed it, so that the owner finds it.
    expectOwnersSentence(`Phone ${said}.`.replace('“<b>”', ''));
    for (const { title } of fixes?.(issue) ?? []) expect(title).toMatch(/^[A-Z]/);
  });

  test('is all in the table, and all of the table is used', () => {
    const used = new Set<string>();
    const visit = (part: unknown, seen = new Set<unknown>()): void => {
      if (typeof part !== 'object' || part === null || seen.has(part)) return;
      seen.add(part);
      const { message } = part as { message?: unknown };
      if (typeof message === 'string') used.add(message);
      for (const inner of Object.values(part)) visit(inner, seen);
    };
    const { files, folders } = site.contentModel;
    for (const { schema } of [...Object.values(files), ...Object.values(folders)])
      visit(schema as v.GenericSchema);
    expect([...used].filter((code) => !(code in REQUIREMENTS))).toEqual([]);
    // These are the messages of checks that name another field themselves.
    const ofChecks = ['overlap', 'pagePlaceholders', 'freeWork', 'offWhat'];
    const unused = Object.keys(REQUIREMENTS).filter((code) => !used.has(code));
    expect(unused.filter((code) => !/^of[A-Z]/.test(code)).sort()).toEqual(ofChecks.sort());
  });
});
