import { expect, test } from 'vitest';
import { describeFaults } from '../../../../src/generator/check/describe-faults.ts';
import type { Fault } from '../../../../src/generator/check/page.ts';
import { fault } from '../../../../src/generator/check/words.ts';
import { formatMistake } from '../../../../src/generator/mistake.ts';
import { readContent } from '../../../../src/generator/content/read-content.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { ioOf } from '../../../support/content-files.ts';
import { edited, SAMPLE } from '../../../support/sample-content.ts';

const ORIGIN = 'https://www.corner.example';
const HOME = {
  kind: 'page',
  path: '/',
  pattern: '/',
  source: 'content/pages/home.yaml',
} as Fault['route'];

/** The message about a fault, for content with a changed answer. */
function said(fault: Fault, answer = 'We are open.'): string[] {
  const { findWritten } = readContent(
    contentModel,
    ioOf({ ...SAMPLE, ...edited('faq.yaml', 'We are open {hours.shop}.', answer) }),
  );
  return describeFaults([fault], ORIGIN, findWritten).map(formatMistake);
}

const dead = (words: string): Fault => ({
  route: HOME,
  ...fault('broken-link', { target: words }),
  words,
});

test('a broken link is reported at its position in the content, with its words', () => {
  expect(said(dead('/othr'), 'See [the other](/othr) page.')).toEqual([
    'content/faq.yaml:4:17  "[the other](/othr)": the page / links to /othr, but no page or file has that address.',
  ]);
});

test('a link on several pages is reported at each position in the content', () => {
  expect(
    said(
      { ...dead('/othr'), pages: 3 },
      '>-\n      See [a](/othr)\n      and [one\n      more](/othr).',
    ),
  ).toEqual([
    'content/faq.yaml:5:11  "[a](/othr)": the page /, as on 2 other pages, links to /othr, but no page or file has that address.',
    'content/faq.yaml:6:11  "[one more](/othr)": the page /, as on 2 other pages, links to /othr, but no page or file has that address.',
  ]);
});

test('a longer address and an address in plain text do not match', () => {
  expect(said(dead('/othr'), 'See [that](/othr-side), or /othr.')).toEqual([
    '/ (content/pages/home.yaml) links to /othr, but no page or file has that address.',
  ]);
});

test('a full address and an address with a placeholder match', () => {
  expect(said(dead('/othr'), `See [it](${ORIGIN}/othr).`)[0]).toContain(
    `content/faq.yaml:4:17  "[it](${ORIGIN}/othr)": `,
  );
  expect(said(dead('/Centreville'), '"See [it](/{town})."')[0]).toContain(
    'content/faq.yaml:4:13  "See [it](/{town}).": ',
  );
});

test('an address that is a whole field is reported at that field', () => {
  const about = said(dead('/reviews')).filter((line) =>
    line.startsWith('content/pages/about.yaml'),
  );
  expect(about).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.yaml:\d+:\d+ {2}"\/reviews": the page \/ links to/,
    ),
  ]);
});

test('an id is searched only in fields named id', () => {
  const twice = (words: string): Fault => ({
    route: HOME,
    ...fault('same-id', { id: words }),
    words,
    field: 'id',
  });
  expect(said(twice('open'))).toEqual([
    'content/faq.yaml:2:9  "open": the page / has the id "open" more than once. An id must be unique on its page.',
  ]);
  expect(said(twice('Two'))).toEqual([
    '/ (content/pages/home.yaml) has the id "Two" more than once. An id must be unique on its page.',
  ]);
});

test('a fault of a whole page is reported at the title in its content file', () => {
  const route = { ...HOME, head: { title: 'oil service in Centreville' } } as Fault['route'];
  expect(said({ route, ...fault('orphan', {}) })).toEqual([
    'content/services/oil.yaml:3:8  "oil service in {town}": the page / is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.',
  ]);
});

test("a title that has lost the shop's name is found too", () => {
  const { findWritten } = readContent(
    contentModel,
    ioOf({
      ...SAMPLE,
      ...edited('makes/acura.yaml', 'Acura repair near you', 'Acura repair near you | {name}'),
    }),
  );
  expect(
    findWritten(['Acura repair near you'], 'title').map(({ file, line }) => `${file}:${line}`),
  ).toEqual(['content/makes/acura.yaml:5']);
});

test('a text is found although the page shows it with the marks of a typographer', () => {
  const { findWritten } = readContent(
    contentModel,
    ioOf({
      ...SAMPLE,
      ...edited('makes/acura.yaml', 'Acura repair near you', "The Acura's repair near you"),
    }),
  );
  expect(findWritten(['The Acura’s repair near you'], 'title')).toHaveLength(1);
});

test('a fault that is not in the content is reported with its page, if it has one', () => {
  expect(
    said({
      route: HOME,
      pages: 2,
      ...fault('no-file', { src: '/a.js' }),
      words: '/a.js',
    }),
  ).toEqual([
    '/ (content/pages/home.yaml), as on 1 other page, loads /a.js, but no such file is built. Put it into public/ or content/images/, or correct the name.',
  ]);
  expect(said(fault('not-json', { reason: 'x' }))).toEqual([
    'holds structured data that is not JSON: x.',
  ]);
});
