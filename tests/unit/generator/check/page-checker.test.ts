import { expect, test } from 'vitest';
import { checkMistake } from '../../../../src/generator/check/check-mistakes.ts';
import { formatMistake } from '../../../../src/generator/base/mistake.ts';
import { locatePageMistakes } from '../../../../src/generator/check/locate-page-mistakes.ts';
import { linksTo, ORIGIN, problemsOf, routeOf, type TinySite } from './tiny-site.ts';

const PICTURE = 'src="https://x.example/a.jpg" alt="" width="2" height="1"';
const words = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
const make = (text: string, shared = ''): TinySite[string] => ({
  body: `<p>${text}</p><div data-shared=""><div>${shared}</div></div>`,
});

/**
 * Sites with pages that fail one check and pages that just pass it, and a part of each message. A
 * message without a page is about /a. All checks run on every site.
 */
const CASES: [check: string, pages: TinySite, says: string[], files?: string[]][] = [
  [
    'titles and descriptions differ',
    {
      '/a': { title: 'The very same title', description: 'The same' },
      '/b': { title: 'The very same title', description: 'The same' },
    },
    [
      '/b (c/b.yaml) has the same title as /a (c/a.yaml)',
      '/b (c/b.yaml) has the same description as /a (c/a.yaml)',
    ],
  ],
  [
    'headings, which may go up by more than one level',
    {
      '/a': { h1: '' },
      '/b': { body: '<h2>Two</h2><h4>Four</h4><h2>Two</h2>' },
      '/c': { h1: '', body: '<h2>Two</h2><h1>One</h1>' },
    },
    ['0 first-level headings', 'from h2 to h4', 'begins with h2'],
  ],
  [
    'ids are unique on a page, but not in a script, and all that are referred to are there',
    {
      '/a': {
        body:
          '<p id="x"></p><p id="x"></p><p id="x"></p><i id="y"></i><script>"<p id="y">"</script>' +
          '<button popoverTarget="menu">Menu</button>' +
          '<p aria-labelledby="x b" aria-controls="c"></p><label for="d"></label>',
      },
      '/b': { body: '<p id="x"></p>' },
    },
    [
      'the id "x" more than once',
      '<button popovertarget="menu">',
      '<p aria-controls="c">',
      '<p aria-labelledby="b">',
      '<label for="d">',
    ],
  ],
  [
    'pictures have a text and a size; links, buttons and summaries have a name',
    {
      '/a': {
        body:
          `<img src="https://x.example/a.jpg"/><a href="/other"><i aria-hidden="true"><i>→</i>→</i></a><button><svg><style>a</style></svg></button>` +
          `<summary><img ${PICTURE}/></summary><a href="/other"><b>x</b></a>` +
          `<button aria-label="x"></button><a href="/"><img ${PICTURE.replace('""', '"x"')}/></a>`,
      },
    },
    [
      'a.jpg without alt.',
      'a.jpg without width.',
      'a.jpg without height.',
      'without a name: <a href="/other">',
      'without a name: <button>',
      'without a name: <summary>',
    ],
  ],
  [
    'values, also among the numbers of drawings, styles and pictures, but not words in a sentence',
    {
      '/a': {
        head: '<link imageSrcSet="//x.example/a.jpg NaNw"/>',
        body: '<text x="undefined">x</text><path d="M0 NaN"></path><p title="It is undefined"></p>',
      },
    },
    ['<link imagesrcset="//x.example/a.jpg NaNw">', '<text x="undefined">', '<path d="M0 NaN">'],
  ],
  [
    'links lead to pages in their canonical form, to files and to other sites; each is told once',
    {
      '/a': {
        body: linksTo('/othr', 'https://tiny.example/gone#x', '/gone#x', '/other/', '/other.html'),
      },
      '/b': { body: linksTo('/gone#x', '//x.example/other', '/menus.pdf', '/other?from=x') },
      '/c': { body: linksTo('/gone#x', '/menu.pdf#page=2', '/a%20b.pdf', 'https://x.example/c') },
    },
    [
      'Did you mean "/other"?',
      '/a (c/a.yaml), as on 2 other pages, links to /gone#x',
      'links to /other/,',
      'links to /other.html',
      'Did you mean "/menu.pdf"?',
    ],
    ['menu.pdf', 'a b.pdf'],
  ],
  [
    'links to places on pages; a redirect has none',
    {
      '/a': { body: linksTo('/b#wher', '/away#x', '/b#where', '/away') },
      '/b': { body: `<p id="where"></p>${linksTo('#gone', '#where')}` },
    },
    ['Did you mean "where"?', 'links to /away#x', '/b (c/b.yaml) links to #gone'],
  ],
  [
    'a link from another page to each that is indexed, also to a place on it, or as a full address',
    {
      '/a': { body: linksTo('https://tiny.example/c#x') },
      '/b': { unlinked: true, body: linksTo('/b') },
      '/c': { unlinked: true, body: '<p id="x"></p>' },
      '/404.html': { unlinked: true, robots: 'noindex', body: linksTo('/b') },
    },
    ['/b (c/b.yaml) is not linked from any other page'],
  ],
  [
    "files that a page loads, in React's spelling, once with the number of other pages",
    {
      '/a': {
        head:
          '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/>' +
          '<link imageSrcSet="/c.jpg 1x"/><style>p{background:url("/b.png?1")}</style>' +
          '<meta property="og:image" content="https://tiny.example/og.png"/>',
        body:
          '<source srcSet="/a.avif 100w, /b.avif 200w, https://x.example/a,/b 300w"/>' +
          '<script>url(/in-a-script.png)</script><i style="x:url(/there.svg#x)"></i>',
      },
      '/b': { head: '<script src="/a.js"></script>' },
    },
    [
      '/a (c/a.yaml), as on 1 other page, loads /a.js',
      'loads /a.css',
      'loads /c.jpg',
      'loads /og.png',
      'loads /a.avif',
      'loads /b.avif',
      'loads /b.png?1',
    ],
    ['there.svg'],
  ],
  [
    'pages of one kind share less than half of what is their own',
    {
      '/makes/a': make(words(15, 0)),
      '/makes/b': make(`${words(9, 0)} ${words(6, 100)}`),
      '/makes/c': make(`${words(8, 50)} ${words(7, 200)}`, words(99, 500)),
      '/makes/d': make(`${words(8, 50)} ${words(7, 300)}`, words(99, 500)),
      '/a': { body: words(14, 0) },
    },
    ['/makes/b (c/makes/b.yaml) shares 50.0% of its five-word phrases with c/makes/a.yaml'],
  ],
];

test.each(CASES)('%s', (_, pages, says, files) => {
  expect(problemsOf(pages, files)).toEqual(says.map((part) => expect.stringContaining(part)));
});

test('a mistake in code that pages share is told once', () => {
  const said = checkMistake('image-attribute', { src: '/x.png', attribute: 'alt' });
  const mistakes = ['/a', '/a', '/b', '/c'].map((path) => ({ ...said, route: routeOf(path) }));
  expect(
    locatePageMistakes(mistakes, {
      sitePlan: { origin: ORIGIN, contentFolderName: 'c' },
      loadedContent: { validFiles: [] },
    }).map(formatMistake),
  ).toEqual(['/a (c/a.yaml), as on 2 other pages, shows /x.png without alt.']);
});
