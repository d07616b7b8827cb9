import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labelsOfNewShop } from '../../../scripts/shared/labels-of-new-shop.ts';
import { editing } from '../../../src/editing.ts';
import { writesOfRequest } from '../../../src/editor/changes/manage-file.ts';
import { site } from '../../../src/site.ts';
import { siteChecks } from '../../unit/site/site-checks.ts';
import { folderOf, textsIn, textsOf } from '../../support/content-files.ts';
import { publish, searcher } from '../../support/owner.ts';

/** What `npm run new-shop` writes: path below the content folder → text. */
const STARTER: Record<string, string> = {
  ...textsIn('scripts/new-shop'),
  'labels.yaml': labelsOfNewShop(readFileSync('content/labels.yaml', 'utf8')),
};

/** A new shop in Columbus, Ohio, without inspections, gas station or car wash. */
const COLUMBUS: Record<string, string> = Object.fromEntries(
  Object.entries(STARTER).map(([file, text]) => [
    file.replace('stand-in', 'buckeye'),
    text
      .replaceAll('Anytown', 'Columbus')
      .replaceAll('region: ZZ', 'region: OH')
      .replaceAll('Stand-in', 'Buckeye'),
  ]),
);

/** The files of a new page, as the editor makes them. */
const begun = (folder: string, name: string): Record<string, string> => {
  const request = { kind: 'add', folder, name } as const;
  const { files } = writesOfRequest(
    site.contentModel,
    request,
    folderOf(COLUMBUS),
    editing.newFiles,
  );
  return textsOf(files) as Record<string, string>;
};
const REVIEWS = `reviews:
  - { id: a, name: Dana R., text: It rattled no more., rating: 5, date: posted recently, sample: true }
  - { id: b, name: Ann M., text: They fixed it in a day., rating: 5, date: posted recently }
quotes: []
`;
const columbus = await publish({
  ...COLUMBUS,
  'reviews.yaml': REVIEWS,
  ...begun('services', 'Windshield replacement'),
  ...begun('makes', 'Rivian'),
});

// tests/unit/site applies these rules to the shop of this project.
describe('the site of a tire and repair shop in Columbus, Ohio', () => {
  siteChecks(columbus);
});

/**
 * Words about a gas station, a car wash or an inspection by the state. A smell of gas, a gas cap
 * and a water pump belong to cars.
 */
const ELSEWHERE =
  /\bpumps\b|gas station|car[- ]?wash|"(?:GasStation|AutoWash)"|data-place="(?:gas|wash)"|"(?:gas|wash)":|Virginia|Centreville|Colonnade|state inspection|emissions test|stand-in|, VA\b/i;

test('a shop without gas station, car wash and inspections speaks of none of them, nor of another state', () => {
  const holders = searcher(columbus);
  expect(holders(ELSEWHERE)).toEqual([]);
  expect([...columbus.files.keys()].filter((file) => /gas|pumps|wash/i.test(file))).toEqual([]);
  expect(holders(/Columbus, OH/).length).toBeGreaterThan(10);
  // The town and its postal city have one name, which no text may repeat.
  expect(holders(/Columbus(?:, OH \d+)?,? (?:and|near|close to) Columbus\b/)).toEqual([]);
});
