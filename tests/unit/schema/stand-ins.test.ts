import { expect, test } from 'vitest';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { site } from '../../../src/site.ts';
import { standIns } from '../../../src/schema/stand-ins.ts';
import { type Edit, edit, ioOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const SHOP = 'shop.yaml';
const aboutLines = SAMPLE['pages/about.yaml']!.split('\n').length;

const inShop = (from: string | RegExp, to: string): Edit => ({ file: SHOP, from, to });

/** What makes every value of the sample real. */
const REAL: Edit[] = [
  inShop('+12025550123', '+12025551234'),
  inShop('desk@corner.example', 'desk@corner-garage.com'),
  inShop('www.corner.example', 'www.corner-garage.com'),
  inShop(/ # Unconfirmed: .*/g, ''),
];

function standInsAfter(edits: readonly Edit[]) {
  const { content, sources } = readContent(site.content, ioOf(edit(SAMPLE, edits)));
  return standIns(sources, content);
}
const found = (edits: readonly Edit[]): string[] =>
  standInsAfter(edits).map(({ file, line, field }) => `${file}:${line} ${field}`);

test('values that reach no one, and unconfirmed facts, are listed with file and line', () => {
  expect(found([])).toEqual([
    'content/shop.yaml:2 phone',
    'content/shop.yaml:3 email',
    'content/shop.yaml:4 origin',
    'content/shop.yaml:7 point',
    'content/shop.yaml:15 wash',
  ]);
});

test.each<[what: string, edits: Edit[], ...says: string[]]>([
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
  ['the word stand-in', [inShop(/^name: .*/m, 'name: Stand-in Auto Care')], 'shop.yaml:1 name'],
  [
    'a comment above a field',
    [
      {
        file: 'services/oil.yaml',
        from: 'heading: ',
        to: '# Unconfirmed: A promise.\n# Ask the crew.\n\nheading: ',
      },
    ],
    'services/oil.yaml:8 heading',
  ],
  [
    'a comment that no field follows',
    [{ file: 'pages/about.yaml', from: /$/, to: '# Unconfirmed: A promise.\n' }],
    expect.stringContaining(`pages/about.yaml:${aboutLines} `),
  ],
  [
    'samples in both lists',
    [
      { file: 'reviews.yaml', from: /(id: (?:two|three), )/g, to: '$1sample: true, ' },
      { file: 'reviews.yaml', from: 'id: one, ', to: 'id: one, sample: false, ' },
    ],
    'reviews.yaml:3 reviews.two',
    'reviews.yaml:8 quotes.three',
  ],
])('of a shop with real values, %s', (_what, edits, ...says) => {
  expect(found([...REAL, ...edits]).map((place) => place.replace('content/', ''))).toEqual(says);
});
