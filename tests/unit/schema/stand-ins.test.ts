import { expect, test } from 'vitest';
import { loadContent } from '../../../src/generator/content/load-content.ts';
import { locateField } from '../../../src/generator/index.ts';
import { site } from '../../../src/site.ts';
import { standIns } from '../../../src/schema/stand-ins.ts';
import { type Edit, edit, folderOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const SHOP = 'shop.yaml';
const inFile = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to });
const inShop = (from: string | RegExp, to: string) => inFile(SHOP, from, to);

/** Edits that replace every stand-in of the sample with a real value. */
const REAL: Edit[] = [
  inShop('+12025550123', '+12025551234'),
  inShop('desk@corner.example', 'desk@corner-garage.com'),
  inShop('www.corner.example', 'www.corner-garage.com'),
  inShop(/ # Unconfirmed: .*/g, ''),
];

function found(edits: Edit[]): string[] {
  const { content, parsedFiles } = loadContent(site.contentModel, folderOf(edit(SAMPLE, edits)));
  return standIns(parsedFiles, content).map(
    ({ source, path, name }) => `${source.file}:${locateField(source, path, 'name').line} ${name}`,
  );
}

test('values that reach no one, and unconfirmed facts, are listed with file and line', () => {
  expect(found([])).toEqual([
    'shop.yaml:2 phone',
    'shop.yaml:3 email',
    'shop.yaml:4 origin',
    'shop.yaml:7 point',
    'shop.yaml:15 hours.wash',
  ]);
});

test.each<[string, Edit[], ...string[]]>([
  ['a number just outside of the reserved ones', [inShop('+12025551234', '+12025550223')]],
  ['a domain just outside', [inShop('www.corner-garage.com', 'www.myexample.com')]],
  [
    'another phone',
    [inShop('timeZone:', 'inspectionPhone: "+17035550199"\ntimeZone:')],
    'shop.yaml:8 inspectionPhone',
  ],
  [
    'a link',
    [inShop('links:', 'links:\n  reviews: https://g.example/review')],
    'shop.yaml:30 links.reviews',
  ],
  [
    'a comment above a field',
    [inFile('services/oil.yaml', 'heading: ', '# Unconfirmed: So?\n# Ask.\n\nheading: ')],
    'services/oil.yaml:8 heading',
  ],
  [
    'samples in both lists',
    [
      inFile('reviews.yaml', /(id: (?:two|three), )/g, '$1sample: true, '),
      inFile('reviews.yaml', 'id: one, ', 'id: one, sample: false, '),
    ],
    'reviews.yaml:3 reviews.two',
    'reviews.yaml:8 quotes.three',
  ],
])('of a shop with real values, %s', (_what, edits, ...says) => {
  expect(found([...REAL, ...edits])).toEqual(says);
});
