import { createElement } from 'react';
import { expect, test } from 'vitest';
import { checkAlone, checkSite } from '../../../../src/generator/check/check.ts';
import { fault } from '../../../../src/generator/check/words.ts';
import { formatMistake } from '../../../../src/generator/mistake.ts';
import { describeFaults } from '../../../../src/generator/check/describe-faults.ts';
import { readPage } from '../../../../src/generator/check/read-page.ts';
import { scanHtml } from '../../../../src/generator/check/scan-html.ts';
import type { PageRoute } from '../../../../src/generator/site.ts';
import { problemsOf, type TinySite } from './tiny-site.ts';

const DESCRIPTION = 'A description of exactly fifty letters and spaces.';
const PICTURE = 'src="https://x.example/a.jpg" alt="" width="2" height="1"';
const words = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
const make = (name: string, text: string, shared = ''): TinySite[string] => ({
  pattern: '/vehicles/[make]',
  h1: `<h1>${name}<span> service</span></h1>`,
  body: `<p>${text}</p><div data-shared=""><div>${shared}</div></div>`,
});
const a = (page: TinySite[string]): TinySite => ({ '/a': page });
const linksTo = (...hrefs: string[]): string =>
  hrefs.map((href) => `<a href="${href}">x</a>`).join('');

/**
 * Sites that break one rule, beside pages that just keep it, and parts of all that the rules say
 * about them. A message without a page is about /a. All rules run on every site.
 */
const CASES: [rule: string, pages: TinySite, says: string[], files?: string[]][] = [
  [
    'titles have 15 to 65 characters, also on pages that are not indexed',
    {
      '/a': { title: 'Fourteen signs' },
      '/b': { title: 'x'.repeat(66) },
      '/c': { title: 'Fifteen: &amp; more' },
      '/d': { title: `${'x'.repeat(64)}😀` },
      '/404.html': { robots: 'noindex', description: '', title: 'Short' },
    },
    [
      'has a title of 14 characters, "Fourteen signs". It must have 15 to 65.',
      'has a title of 66 characters, "xxx',
      '/404.html (404.html.yaml) has a title of 5 characters, "Short". It must have 15 to 65.',
    ],
  ],
  [
    'descriptions have 50 to 160 characters',
    {
      '/a': { description: DESCRIPTION.slice(1) },
      '/b': { description: 'x'.repeat(161) },
      '/c': { description: DESCRIPTION },
      '/d': { description: 'x'.repeat(160) },
    },
    ['has a description of 49 characters, "', 'has a description of 161 characters, "xxx'],
  ],
  [
    'titles and descriptions differ',
    {
      '/a': { title: 'The very same title', description: DESCRIPTION },
      '/b': { title: 'The very same title', description: DESCRIPTION },
    },
    [
      '/b (b.yaml) has the same title as /a (a.yaml): "The very same title". Each page needs its own.',
      `/b (b.yaml) has the same description as /a (a.yaml): "${DESCRIPTION}".`,
    ],
  ],
  [
    'canonicals',
    {
      '/a': { canonical: null },
      '/b': { canonical: 'https://tiny.example/b/' },
      '/c': { head: '<link rel="canonical" href="https://tiny.example/b"/>' },
      '/404.html': { robots: 'noindex', canonical: 'https://tiny.example/404.html' },
    },
    [
      'has no canonical, where "https://tiny.example/a" is expected.',
      'has the canonical "https://tiny.example/b/", where "https://tiny.example/b" is',
      'has the canonical "https://tiny.example/c" and "https://tiny.example/b", where',
      'has the canonical "https://tiny.example/404.html", where none is expected.',
    ],
  ],
  [
    'structured data',
    a({ head: '<script type="application/ld+json">{"name":}</script>' }),
    ['holds structured data that is not JSON: Unexpected token'],
  ],
  [
    'headings, which may go up by more than one level',
    {
      '/a': { h1: '' },
      '/b': { body: '<h1 class="again">Two</h1>' },
      '/c': { body: '<h2>Two</h2><h4>Four</h4><h2>Two</h2>' },
      '/d': { h1: '', body: '<h2>Two</h2><h1>One</h1>' },
    },
    [
      'has 0 first-level headings. A page must have exactly one h1.',
      'has 2 first-level headings.',
      'jumps from h2 to h4. Headings must begin with h1 and go down one level at a time.',
      'begins with h2. Headings must',
    ],
  ],
  [
    'unique ids, but not on two pages or in a script',
    {
      '/a': {
        body: '<p id="x"></p><p id="x"></p><p id="x"></p><path id="y"></path><script>\'<p id="y">\'</script>',
      },
      '/b': { body: '<p id="x"></p>' },
    },
    ['has the id "x" more than once. An id must be unique on its page.'],
  ],
  [
    "ids that are referred to, in React's spelling",
    a({
      body: '<button popoverTarget="menu">Menu</button><p id="a" aria-labelledby="a b"></p><p aria-controls="x" aria-describedby="x"></p><label for="x"></label>',
    }),
    [
      'has a <button popovertarget="menu">, but nothing on the page has that id.',
      'has a <p aria-labelledby="b">',
      'has a <p aria-controls="x">',
      'has a <p aria-describedby="x">',
      'has a <label for="x">',
    ],
  ],
  [
    'attributes of pictures; an empty text means decoration',
    a({ body: `<img src="https://x.example/a.jpg"/><img ${PICTURE}/>` }),
    ['a.jpg without alt.', 'a.jpg without width.', 'without height.'],
  ],
  [
    'names of links, buttons and summaries: a text, a label, or a picture with a text',
    a({
      body: `<a href="/other"></a><button><i> </i></button><summary><img ${PICTURE}/></summary><a href="/other"><b>x</b></a><button aria-label="x"></button><a href="/other"><img ${PICTURE.replace('alt=""', 'alt="x"')}/></a>`,
    }),
    [
      'has a link or button without a name: <a href="/other">',
      'without a name: <button>',
      'without a name: <summary>',
    ],
  ],
  [
    'values, also among the numbers of drawings, styles and pictures, but not words in a sentence',
    a({
      head: '<link imageSrcSet="//x.example/a.jpg NaNw"/>',
      body: '<text x="undefined" y="NaN">x</text><path d="M0 undefined"></path><p style="--left:undefined%" title="It is undefined, or NaN"></p>',
    }),
    [
      '<link imagesrcset="//x.example/a.jpg NaNw">',
      'has a <text x="undefined">. A value is missing: check what the page\'s content and its template pass to this element.',
      'has a <text y="NaN">',
      'has a <path d="M0 undefined">',
      'has a <p style="--left:undefined%">',
    ],
  ],
  [
    'names that the script knows',
    a({
      body: '<p data-widget="acordion"></p><p data-event="whatever"></p><div data-widget="menu" data-event="review_us_button_click"></div>',
    }),
    [
      'data-widget="acordion", which the script does not know. Did you mean',
      'data-event="whatever", which the script does not',
    ],
  ],
  [
    'links to pages in their canonical form',
    a({
      body: linksTo(
        '/othr',
        'https://tiny.example/lost#x',
        '/other/',
        '/other.html',
        '//tiny.example/other',
      ),
    }),
    [
      'links to /othr, but no page or file has that address. Did you mean "/other"?',
      'links to /lost#x, but no page or file',
      'links to /other/, but',
      'links to /other.html, but',
      'links to //tiny.example/other, but',
    ],
  ],
  [
    'links to places on pages; a redirect has none',
    {
      '/a': { body: linksTo('/b#wher', '/away#x', '/b#where', '/away') },
      '/b': { body: `<p id="where"></p>${linksTo('#gone', '#', '#where')}` },
    },
    [
      'links to /b#wher, but nothing there has the id "wher". Did you mean "where"?',
      'links to /away#x, but nothing there',
      '/b (b.yaml) links to #gone, but nothing there has the id "gone".',
      '/b (b.yaml) links to #, but nothing there has',
    ],
  ],
  [
    'a target once, with the number of other pages; a file is a target, too, and other sites are not',
    {
      '/a': {
        body: linksTo('/gone', '/gone', '/menu.pdf#page=2', '/docs/price%20list.pdf', '/menus.pdf'),
      },
      '/b': { body: linksTo('/gone', 'tel:+12025550111', 'https://tiny.example.org/x') },
      '/c': { body: linksTo('/gone', '/lost') },
    },
    [
      '/a (a.yaml), as on 2 other pages, links to /gone, but',
      'links to /menus.pdf, but no page or file has that address. Did you mean "/menu.pdf"?',
      '/c (c.yaml) links to /lost, but',
    ],
    ['menu.pdf', 'docs/price list.pdf'],
  ],
  [
    'a link from another page to each that is indexed, also to a place on it, or as a full address',
    {
      '/a': { body: linksTo('https://tiny.example/c#x') },
      '/b': { unlinked: true, body: `${linksTo('/b', '/b#x')}<p id="x"></p>` },
      '/c': { unlinked: true, body: '<p id="x"></p>' },
      '/404.html': { unlinked: true, robots: 'noindex' },
    },
    [
      '/b (b.yaml) is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.',
    ],
  ],
  [
    "files that a page loads, in React's spelling, once with the number of other pages",
    {
      '/a': {
        head: '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/><link imageSrcSet="/c.jpg 1x"/><style>p{background:url("/b.png?1")}</style><meta property="og:image" content="https://tiny.example/og.png"/>',
        body: '<source srcSet="/a.avif 100w, /b.avif 200w"/><script>url(/in-a-script.png)</script>',
      },
      '/b': { head: '<script src="/a.js"></script>' },
    },
    [
      '/a (a.yaml), as on 1 other page, loads /a.js, but no such file is built. Put it into public/ or content/images/, or correct the name.',
      'loads /a.css',
      'loads /c.jpg',
      'loads /og.png',
      'loads /a.avif',
      'loads /b.avif',
      'loads /b.png?1',
    ],
  ],
  [
    'built files with a query or hash, and files of other hosts, are there',
    a({
      head: '<script src="/a.js?1"></script><meta property="og:url" content="https://tiny.example/b"/><style>p{background:url(/a.svg#x) url(data:,x)}</style>',
      body: '<img src="https://x.example/a,/b.jpg" srcSet="https://x.example/a,/b.jpg 2x" alt="" width="1" height="1"/>',
    }),
    [],
    ['a.js', 'a.svg'],
  ],
  [
    'pages of one kind share less than half of their runs',
    {
      '/vehicles/a': make('Acura', words(14, 0)),
      '/vehicles/b': make('Buick', `${words(8, 0)} ${words(6, 100)}`),
      '/vehicles/c': make('Dodge', `${words(8, 50)} ${words(7, 200)}`, words(99, 500)),
      '/vehicles/d': make('Fiat', `${words(8, 50)} ${words(7, 300)}`, words(99, 500)),
      '/a': { body: words(30, 0) },
    },
    [
      '/vehicles/b (vehicles/b.yaml) shares 50.0 % of its five-word phrases with vehicles/a.yaml. Pages of one kind must share less than 50.0 %. Rewrite one of them.',
    ],
  ],
  [
    'the name of a make is no word of its own',
    {
      '/vehicles/a': make('Acura', 'Acura needs what every Acura needs'),
      '/vehicles/b': make('Buick', 'Buick needs what every Buick needs'),
    },
    ['shares 100.0 % of its five-word phrases'],
  ],
];

test.each(CASES)('%s', (_, pages, says, files) => {
  expect(problemsOf(pages, files)).toEqual(says.map((part) => expect.stringContaining(part)));
});

const ROUTES = ['/a', '/b', '/c'].map((path): PageRoute => ({
  kind: 'page',
  path,
  pattern: path,
  source: 'a.yaml',
  head: { title: 'A title', description: '' },
  document: createElement('html'),
}));
const SITE = { origin: 'https://tiny.example', routes: ROUTES, files: new Set<string>() };

test('of a page alone, links to no page and to no place on it are faults, but not links to places on others', () => {
  const html = '<a href="/b#gone">x</a><a href="/gone">x</a><a href="#gone">x</a>';
  const page = readPage(ROUTES[0]!, html, scanHtml(html), SITE.origin);
  const gone = (faults: { words?: string }[]) =>
    faults.flatMap(({ words: target }) => (target?.endsWith('gone') ? target : []));
  expect(gone(checkAlone(page, SITE, []))).toEqual(['/gone', '#gone']);
  const other = readPage(ROUTES[1]!, '', scanHtml(''), SITE.origin);
  expect(gone(checkSite([page, other], SITE))).toEqual(['/b#gone', '/gone', '#gone']);
});

test('a fault in code that pages share is told once, without a line of content, with the list to extend', () => {
  const unknown = { attribute: 'data-widget', value: 'x', list: 'WIDGETS' };
  const faults = [ROUTES[0], ROUTES[0], ROUTES[1], ROUTES[2]].map((route) => ({
    ...fault('unknown-name', unknown),
    inCode: true,
    route,
  }));
  const find = () => [{ words: 'A title', file: 'a.yaml', path: [], line: 1, column: 1 }];
  expect(describeFaults(faults, SITE.origin, find).map(formatMistake)).toEqual([
    '/a (a.yaml), as on 2 other pages, has data-widget="x", which the script does not know. A new name belongs in WIDGETS.',
  ]);
});
