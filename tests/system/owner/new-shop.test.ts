import { describe, expect, test } from 'vitest';
import { desk } from '../../../src/desk.ts';
import { fileJob } from '../../../src/editor/file-jobs.ts';
import { site } from '../../../src/site.ts';
import { siteRules } from '../../unit/site/site-rules.ts';
import { ioOf } from '../../support/content-files.ts';
import { columbusTexts, columbusWithWash, newShopTexts } from '../../support/new-shop.ts';
import { publish, searcher } from '../../support/owner.ts';

const STARTER = newShopTexts();
const columbusFiles = columbusTexts();
/** A page as the editor begins it. */
const begun = (folder: string, name: string): Record<string, string> => {
  const request = { kind: 'add', folder, name } as const;
  const { texts } = fileJob(site.content, request, ioOf(columbusFiles), desk.newFiles);
  return Object.fromEntries(texts) as Record<string, string>;
};
const REVIEWS = `reviews:
  - { id: a, name: Dana R., text: It rattled no more., rating: 5, date: posted recently, sample: true }
  - { id: b, name: Ann M., text: They fixed it in a day., rating: 5, date: posted recently }
quotes: []
`;
const columbus = await publish({
  ...columbusFiles,
  'reviews.yaml': REVIEWS,
  ...begun('services', 'Windshield replacement'),
  ...begun('makes', 'Rivian'),
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
  // The town is its postal city.
  expect(holders(/Columbus(?:, OH \d+)?,? (?:and|near|close to) Columbus\b/)).toEqual([]);
});

test('what is beside a shop is on its pages, and nothing else', async () => {
  const site = await publish(columbusWithWash());
  const holders = searcher(site);
  expect(holders(/"AutoWash"|Car wash:/).length).toBeGreaterThan(0);
  expect(site.pagePaths).toContain('/car-wash');
  expect(holders(/"GasStation"|Gas station|\/assets\/pumps[.-]/)).toEqual([]);
});

test('a new shop has its stand-in name, and no average without reviews', async () => {
  const holders = searcher(await publish(STARTER));
  expect(holders(/Stand-in Auto Care/)).toContain('index.html');
  expect(holders(/\b0 (average|(online )?reviews)|rating-ruler-value/)).toEqual([]);
});
