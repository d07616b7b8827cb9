import { describe, expect, test } from 'vitest';
import { desk } from '../../../src/desk.ts';
import { fileJob } from '../../../src/editor/file-jobs.ts';
import { locateField, type FieldPath, type Source } from '../../../src/generator/content/locate.ts';
import { parseYaml } from '../../../src/generator/content/parse-yaml.ts';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { textsOf } from '../../../src/generator/content/texts-of.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import { site } from '../../../src/site.ts';
import { siteRules } from '../../unit/site/site-rules.ts';
import { ioOf } from '../../support/content-files.ts';
import { type Beside, columbusTexts, newShopTexts } from '../../support/new-shop.ts';
import { publish, searcher } from '../../support/owner.ts';
import { shopContent } from '../../support/shop-content.ts';

const STARTER = newShopTexts();
const starter = await publish(STARTER);
const columbusFiles = columbusTexts([]);
/** A page as the editor begins it. */
const begun = (folder: string, name: string): [string, string][] =>
  fileJob(
    site.content,
    { kind: 'add', folder, name },
    ioOf(columbusFiles),
    desk.newFiles,
  ).files.map(({ file, after }) => [file, after!]);
const REVIEWS = `reviews:
  - { id: a, name: Dana R., text: It rattled no more., rating: 5, date: posted recently, sample: true }
  - { id: b, name: Ann M., text: They fixed it in a day., rating: 5, date: posted recently }
quotes: []
`;
const columbus = await publish({
  ...columbusFiles,
  'reviews.yaml': REVIEWS,
  ...Object.fromEntries([
    ...begun('services', 'Windshield replacement'),
    ...begun('makes', 'Rivian'),
  ]),
});

// tests/unit/site holds this shop to the same rules.
describe('the site of a tire and repair shop in Columbus, Ohio', () => {
  siteRules(columbus);
});

/** Words about a gas station, a car wash or an inspection by the state. A smell and a cap of gas, and a water pump, are about cars. */
const ELSEWHERE =
  /\bpumps\b|gas station|car[- ]?wash|"(?:GasStation|AutoWash)"|data-place="(?:gas|wash)"|"(?:gas|wash)":|Virginia|Centreville|Colonnade|state inspection|emissions test|stand-in|, VA\b/i;

test('a shop without gas station, car wash and inspections speaks of none of them, nor of another state', () => {
  const holders = searcher(columbus);
  expect(holders(ELSEWHERE)).toEqual([]);
  expect([...columbus.files.keys()].filter((file) => /gas|pumps|wash/i.test(file))).toEqual([]);
  expect(holders(/Columbus, OH/).length).toBeGreaterThan(10);
});

test('a shop whose town is its postal city names it once, and promises no coupons while it has none', () => {
  const holders = searcher(columbus);
  expect(holders(/Columbus(?:, OH \d+)?,? (?:and|near|close to) Columbus\b/)).toEqual([]);
  // The page of no coupons shows its name and nothing else of these.
  const onlyBesideCoupons = /^pages\/coupons\.yaml (?:title|heading|intro|printLabel|terms)/;
  const unmarked = ['faq.yaml', ...Object.keys(STARTER).filter((file) => file.startsWith('pages'))]
    .map((file) => ({
      file,
      path: file,
      text: STARTER[file]!,
      value: parseYaml(STARTER[file]!).value,
    }))
    .flatMap((source) =>
      textsOf(source.value)
        .filter(({ text, path }) => /coupon/i.test(text) && !isUnconfirmed(source, path))
        .map(({ path }) => `${source.file} ${path.join('.')}`),
    );
  expect(unmarked.filter((place) => !onlyBesideCoupons.test(place))).toEqual([]);
});

test('an example in a comment of the starter is right', async () => {
  const roads = STARTER['roads.yaml']!.replace(/^roads: \[\]\n/m, '').replace(
    /^# (?=roads:| {2})/gm,
    '',
  );
  expect(roads).toMatch(/^roads:\n {2}- name/m);
  expect((await publish({ ...STARTER, 'roads.yaml': roads })).files.size).toBeGreaterThan(0);
});

describe('what is beside a shop is on its pages', () => {
  const saysGas = /"GasStation"|Gas station|\/assets\/pumps[.-]/;
  const saysWash = /"AutoWash"|Car wash:|\/assets\/wash[.-]|href="\/car-wash"/;
  describe.each<{ beside: Beside[] }>([
    { beside: ['gas'] },
    { beside: ['wash'] },
    { beside: ['gas', 'wash'] },
  ])('$beside', async ({ beside }) => {
    const site = await publish(columbusTexts(beside));

    test('and nothing else', () => {
      const holders = searcher(site);
      expect([holders(saysGas).length > 0, holders(saysWash).length > 0]).toEqual([
        beside.includes('gas'),
        beside.includes('wash'),
      ]);
      expect(site.pagePaths.includes('/car-wash')).toBe(beside.includes('wash'));
    });
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = ({ name }: { name: string }): string => name;

test('the content of a new shop has no facts of this shop', () => {
  const holders = searcher(starter);
  const { shop, towns, makes } = shopContent();
  const ours = [
    shop.name,
    shop.phone,
    displayPhone(shop.phone),
    shop.email,
    new URL(shop.origin).host,
    shop.address.street,
    shop.address.city,
    shop.address.postalCode,
    shop.area.town,
    shop.area.county,
    'Virginia',
    ...towns.map(names),
    ...makes.map(names),
  ];
  expect(
    ours.filter(
      (words) => holders(new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`)).length > 0,
    ),
  ).toEqual([]);
  expect(
    [...starter.files.keys()].filter(
      (file) => shop.area.addressEnding && file.includes(shop.area.addressEnding),
    ),
  ).toEqual([]);
  expect(holders(/Stand-in Auto Care/)).toContain('index.html');
  // Without reviews there is no average.
  expect(holders(/\b0 (average|(online )?reviews)|rating-ruler-value/)).toEqual([]);
});

test('launch-check lists what a new shop must supply, with file and line', async () => {
  const { standIns } = site.advice({
    ...readContent(site.content, ioOf(STARTER)),
    day: { year: 2026, month: 3, day: 1 },
  });
  const lineOf = (file: string, line: number): string =>
    STARTER[file.replace(/^content\//, '')]!.split('\n')[line - 1]!;
  const places = standIns.map(({ file, line, field }) => ({ field, written: lineOf(file, line) }));
  const key = (field: string): string => field.split('.').at(-1)!;
  expect(
    places
      .filter(
        ({ field, written }) => !/stand-in/i.test(written) && !written.includes(`${key(field)}:`),
      )
      .map(({ field }) => field),
  ).toEqual([]);
  expect(places.map(({ field }) => field)).toEqual(
    expect.arrayContaining(
      'name phone email origin address area point shop holidays claims towns.0.name'.split(' '),
    ),
  );
  const listed = new Set(standIns.map(({ file }) => file.replace(/^content\//, '')));
  const marked = Object.entries(STARTER)
    .filter(([, text]) =>
      text.split('\n').some((line) => !/^\s*#/.test(line) && line.includes('Stand-in')),
    )
    .map(([file]) => file);
  expect(marked.filter((file) => !listed.has(file))).toEqual([]);
  expect([...listed]).toContain('makes/stand-in.yaml');
});

/** What a shop says about its work, and times. */
const PROMISE =
  /\b(?:we|our)\b|\b(?:minutes?|hours?)\b|tests our technicians|old part|parts and labor|complimentary/i;
/** Texts with such words that promise nothing: what to tell the shop on the phone, and how to find it. */
const NO_PROMISE =
  /^(?:pages\/about\.yaml (?:heading|blocks\.3)|pages\/services\.yaml|pages\/review\.yaml|pages\/reviews\.yaml (?:source|intro)|pages\/home\.yaml (?:area|vehicles)|pages\/careers\.yaml (?:description|roles|apply|blocks)|complaints\.yaml answers|services\/\S+ (?:answers\.(?:bring|ask)|nearMe)|faq\.yaml questions\.(?:3|\d+\.question))/;
/** The labels that promise something. All others are names of buttons and fields. */
const PROMISING_LABELS = ['townLine', 'nearMeParagraph'];

/** Whether a comment "Unconfirmed" stands above a field or above a group that it is in. */
function isUnconfirmed(source: Source, path: FieldPath): boolean {
  const lines = source.text.split('\n');
  return path.some((_, index) => {
    let line = locateField(source, path.slice(0, index + 1)).line - 1;
    while (/^\s*#/.test(lines[line - 1] ?? ''))
      if (lines[--line]!.includes('# Unconfirmed: ')) return true;
    return false;
  });
}

test('the starter promises nothing by itself: the build for the public refuses each promise until someone confirms it', () => {
  const promises = Object.entries(STARTER).flatMap(([file, text]) => {
    const source: Source = { file, path: file, text, value: parseYaml(text).value };
    if (file === 'shop.yaml') return [];
    return textsOf(source.value)
      .filter(({ path, text: words }) =>
        file === 'labels.yaml'
          ? PROMISING_LABELS.includes(path.join('.'))
          : PROMISE.test(words) &&
            !/stand-in/i.test(words) &&
            !NO_PROMISE.test(`${file} ${path.join('.')}`),
      )
      .map(({ path }) => ({ place: `${file} ${path.join('.')}`, source, path }));
  });
  expect(promises.length).toBeGreaterThan(50);
  expect(
    promises.filter(({ source, path }) => !isUnconfirmed(source, path)).map(({ place }) => place),
  ).toEqual([]);
});
