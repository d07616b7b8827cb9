import { expect, test } from 'vitest';
import { readContent } from '../../../src/generator/content/read-content.ts';
import { site } from '../../../src/site.ts';
import { standIns } from '../../../src/schema/stand-ins.ts';
import { type Edit, edit, ioOf } from '../../support/content-files.ts';
import { SAMPLE } from '../../support/sample-content.ts';

const SHOP = 'shop.yaml';
const STATE = 'inspections/state.yaml';
const aboutLines = SAMPLE['pages/about.yaml']!.split('\n').length;

/** What makes every value of the sample real. */
const REAL: Edit[] = [
  { file: SHOP, from: '+12025550123', to: '+12025551234' },
  { file: SHOP, from: 'desk@corner.example', to: 'desk@corner-garage.com' },
  { file: SHOP, from: 'www.corner.example', to: 'www.corner-garage.com' },
  { file: SHOP, from: / # Unconfirmed: .*/g, to: '' },
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

test.each<{ what: string; edits: Edit[]; says: string[] }>([
  {
    what: 'a number just outside of the reserved ones',
    edits: [{ file: SHOP, from: '+12025551234', to: '+12025550223' }],
    says: [],
  },
  {
    what: 'a domain just outside',
    edits: [{ file: SHOP, from: 'www.corner-garage.com', to: 'www.myexample.com' }],
    says: [],
  },
  {
    what: 'another phone',
    edits: [{ file: SHOP, from: 'timeZone:', to: 'inspectionPhone: "+17035550199"\ntimeZone:' }],
    says: ['shop.yaml:8 inspectionPhone'],
  },
  {
    what: 'another mailbox',
    edits: [{ file: SHOP, from: 'timeZone:', to: 'careersEmail: jobs@shop.test\ntimeZone:' }],
    says: ['shop.yaml:8 careersEmail'],
  },
  {
    what: 'a link',
    edits: [{ file: SHOP, from: 'links:', to: 'links:\n  reviews: https://g.example/review' }],
    says: ['shop.yaml:30 links.reviews'],
  },
  {
    what: 'a domain of examples',
    edits: [{ file: SHOP, from: 'desk@corner-garage.com', to: 'desk@mail.example.com' }],
    says: ['shop.yaml:3 email'],
  },
  {
    what: 'an invalid origin',
    edits: [{ file: SHOP, from: 'https://www.corner-garage.com', to: 'https://corner.invalid' }],
    says: ['shop.yaml:4 origin'],
  },
  {
    what: 'the word stand-in',
    edits: [{ file: SHOP, from: /^name: .*/m, to: 'name: Stand-in Auto Care' }],
    says: ['shop.yaml:1 name'],
  },
  {
    what: 'the word in another file',
    edits: [{ file: STATE, from: /^walkIns: .*/m, to: 'walkIns: Stand-in' }],
    says: ['inspections/state.yaml:1 walkIns'],
  },
  {
    what: 'a comment above a field',
    edits: [
      {
        file: 'services/oil.yaml',
        from: 'heading: ',
        to: '# Unconfirmed: A promise.\n# Ask the crew.\n\nheading: ',
      },
    ],
    says: ['services/oil.yaml:8 heading'],
  },
  {
    what: 'a comment that no field follows',
    edits: [{ file: 'pages/about.yaml', from: /$/, to: '# Unconfirmed: A promise.\n' }],
    says: [expect.stringContaining(`pages/about.yaml:${aboutLines} `)],
  },
  {
    what: 'samples in both lists',
    edits: [
      { file: 'reviews.yaml', from: /(id: (?:two|three), )/g, to: '$1sample: true, ' },
      { file: 'reviews.yaml', from: 'id: one, ', to: 'id: one, sample: false, ' },
    ],
    says: ['reviews.yaml:3 reviews.two', 'reviews.yaml:8 quotes.three'],
  },
])('of a shop with real values, $what: $says', ({ edits, says }) => {
  expect(found([...REAL, ...edits]).map((place) => place.replace('content/', ''))).toEqual(says);
});
