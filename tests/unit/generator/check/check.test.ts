import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { checkAlone, checkSite } from '../../../../src/generator/check/check.ts';
import { fault } from '../../../../src/generator/check/words.ts';
import { formatMistake } from '../../../../src/generator/mistake.ts';
import { describeFaults } from '../../../../src/generator/check/describe-faults.ts';
import { readPage } from '../../../../src/generator/check/read-page.ts';
import { scanHtml } from '../../../../src/generator/check/scan-html.ts';
import { problemsOf, type TinySite } from './tiny-site.ts';

/**
 * What the rules must say about a site, in order, or a part of it. A message without a page is
 * about /a. Without `says`, nothing.
 */
type Case = [does: string, pages: TinySite, says?: string[], files?: string[]];

const DESCRIPTION = 'A description of exactly fifty letters and spaces.';
const PNG = 'src="https://x.example/a.jpg"';
const words = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
const make = (name: string, text: string, shared = ''): TinySite[string] => ({
  pattern: '/vehicles/[make]',
  h1: `<h1>${name}<span> service</span></h1>`,
  body: `<p>${text}</p><div data-shared=""><div>${shared}</div></div>`,
});
const a = (page: TinySite[string]): TinySite => ({ '/a': page });
const body = (markup: string): TinySite => a({ body: markup });
const linksTo = (...hrefs: string[]): string =>
  hrefs.map((href) => `<a href="${href}">x</a>`).join('');

/**
 * For each rule, sites that break only this rule, and sites that just pass it. All rules run on
 * every site.
 */
const CASES: Record<string, Case[]> = {
  titleAndDescription: [
    [
      'reports titles that are too short or too long',
      { '/a': { title: 'Fourteen signs' }, '/b': { title: 'x'.repeat(66) } },
      [
        'has a title of 14 characters, "Fourteen signs". It must have 15 to 65.',
        'has a title of 66 characters, "xxx',
      ],
    ],
    [
      'allows titles of 15 and of 65 characters; an entity or an emoji is one',
      { '/a': { title: 'Fifteen: &amp; more' }, '/b': { title: `${'x'.repeat(64)}😀` } },
    ],
    [
      'reports descriptions that are too short or too long',
      {
        '/a': { description: DESCRIPTION.slice(1) },
        '/b': { description: 'x'.repeat(161) },
      },
      ['has a description of 49 characters, "', 'has a description of 161 characters, "xxx'],
    ],
    [
      'allows descriptions of 50 and of 160',
      { '/a': { description: DESCRIPTION }, '/b': { description: 'x'.repeat(160) } },
    ],
    [
      'allows pages that are not indexed to have no description',
      {
        '/404.html': { robots: 'noindex', description: '' },
        '/gone.html': { robots: 'noindex', description: '' },
      },
    ],
    [
      'measures the title of a page that is not indexed',
      { '/404.html': { robots: 'noindex', title: 'Short' } },
      ['/404.html (404.html.yaml) has a title of 5 characters, "Short". It must have 15 to 65.'],
    ],
  ],
  titlesDiffer: [
    [
      'reports a title that is used twice',
      { '/a': { title: 'The very same title' }, '/b': { title: 'The very same title' } },
      [
        '/b (b.yaml) has the same title as /a (a.yaml): "The very same title". Each page needs its own.',
      ],
    ],
    [
      'reports a description that is used twice',
      { '/a': { description: DESCRIPTION }, '/b': { description: DESCRIPTION } },
      [
        `/b (b.yaml) has the same description as /a (a.yaml): "${DESCRIPTION}". Each page needs its own.`,
      ],
    ],
  ],
  canonicals: [
    [
      'reports a missing one',
      a({ canonical: null }),
      ['has no canonical, where "https://tiny.example/a" is'],
    ],
    [
      'reports one to another page',
      a({ canonical: 'https://tiny.example/' }),
      ['has the canonical "https://tiny.example/", where "https://tiny'],
    ],
    [
      'reports a slash at the end',
      a({ canonical: 'https://tiny.example/a/' }),
      ['has the canonical "https://tiny.'],
    ],
    [
      'reports two',
      a({ head: '<link rel="canonical" href="https://tiny.example/b"/>' }),
      ['has the canonical "https://tiny.example/a" and "https://tiny.example/b", where'],
    ],
    [
      'reports one on a page that is not indexed',
      { '/404.html': { robots: 'noindex', canonical: 'https://tiny.example/404.html' } },
      ['has the canonical "https://tiny.example/404.html", where none is expected.'],
    ],
  ],
  structuredData: [
    [
      'reports invalid JSON',
      a({ head: '<script type="application/ld+json">{"name":}</script>' }),
      ['holds structured data that is not JSON: Unexpected token'],
    ],
    [
      'allows one or more blocks of JSON',
      a({
        head: '<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script type="application/ld+json">{}</script>',
      }),
    ],
  ],
  headings: [
    [
      'reports a page without an h1',
      a({ h1: '' }),
      ['has 0 first-level headings. A page must have exactly one h1.'],
    ],
    ['reports a second h1', body('<h1 class="again">Two</h1>'), ['has 2 first-level headings.']],
    [
      'reports a skipped level',
      body('<h2>Two</h2><h4>Four</h4>'),
      ['jumps from h2 to h4. Headings must begin with'],
    ],
    [
      'reports another beginning',
      a({ h1: '', body: '<h2>Two</h2><h1>One</h1>' }),
      ['begins with h2. Headings must'],
    ],
    [
      'allows headings to go up by more than one level',
      body('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>'),
    ],
  ],
  uniqueIds: [
    [
      'reports an id that is used several times, once',
      body(
        '<p id="w"></p><p id="x"></p><p id="x"></p><p id="x"></p><linearGradient id="y"></linearGradient><path id="y"></path>',
      ),
      [
        'has the id "x" more than once. An id must be unique on its page.',
        'has the id "y" more than once.',
      ],
    ],
    [
      'allows the same id on two pages, and ids inside a script',
      {
        '/a': { body: '<p id="x"></p><script>\'<p id="x">\'</script>' },
        '/b': { body: '<p id="x"></p>' },
      },
    ],
  ],
  idReferences: [
    [
      "reports a button that opens nothing, in React's spelling",
      body('<button popoverTarget="menu">Menu</button>'),
      ['has a <button popovertarget="menu">, but nothing on the page has that id.'],
    ],
    [
      'checks each id of a list',
      body('<p id="a"></p><p aria-labelledby="a b"></p>'),
      ['a <p aria-labelledby="b">, but'],
    ],
    [
      'checks every attribute that refers to an id',
      body('<p aria-controls="x" aria-describedby="x"></p><label for="x"></label>'),
      ['has a <p aria-controls="x">', 'has a <p aria-describedby="x">', 'has a <label for="x">'],
    ],
    [
      'allows an existing id',
      body('<button popoverTarget="menu">Menu</button><div id="menu"></div>'),
    ],
  ],
  imageTexts: [
    [
      'reports what is missing',
      body(`<img ${PNG}/>`),
      ['a.jpg without alt.', 'a.jpg without width.', 'without height.'],
    ],
    [
      'allows an empty alt text, which means decoration',
      body(`<img ${PNG} alt="" width="2" height="1"/>`),
    ],
  ],
  controlNames: [
    [
      'reports a link, a button and a summary that say nothing',
      body(
        `<a href="/other"></a><button><i> </i></button><summary><img ${PNG} alt="" width="2" height="1"/></summary>`,
      ),
      [
        'has a link or button without a name: <a href="/other">',
        'without a name: <button>',
        'without a name: <summary>',
      ],
    ],
    [
      'allows a text, a label, and a picture with a text',
      body(
        `<a href="/other"><b>x</b></a><button aria-label="x"></button><a href="/other"><img ${PNG} alt="x" width="2" height="1"/></a>`,
      ),
    ],
  ],
  noMissingValues: [
    [
      'reports undefined or NaN in an attribute, among the numbers of a drawing, and in a style',
      body(
        '<text x="undefined" y="NaN">x</text><path d="M0 undefined"></path><p style="--left:undefined%"></p>',
      ),
      [
        'has a <text x="undefined">. A value is missing: check what the page\'s content and its template pass to this element.',
        'has a <text y="NaN">',
        'has a <path d="M0 undefined">',
        'has a <p style="--left:undefined%">',
      ],
    ],
    [
      'reports them among the files and widths of a picture',
      a({
        head: '<link imageSrcSet="//x.example/a.jpg NaNw"/>',
        body: '<source srcSet="//x.example/undefined.jpg 2x" sizes="(width > NaNpx) 1px"/>',
      }),
      [
        '<link imagesrcset="//x.example/a.jpg NaNw">',
        '<source srcset="//x.example/undefined.jpg 2x">',
        '<source sizes="(width > NaNpx)',
      ],
    ],
    ['allows these words in a sentence', body('<p title="The result is undefined, or NaN">x</p>')],
  ],
  knownNames: [
    [
      'reports a widget',
      body('<p data-widget="acordion"></p>'),
      ['which the script does not know. Did you mean'],
    ],
    [
      'reports an event',
      body('<p data-event="whatever"></p>'),
      ['data-event="whatever", which the script does not'],
    ],
    [
      'allows known names',
      body('<div data-widget="menu" data-event="review_us_button_click"></div>'),
    ],
  ],
  internalLinks: [
    [
      'reports a broken link, also as a full address, and suggests the right one',
      body(linksTo('/othr', 'https://tiny.example/servces', '/lost#x')),
      [
        'links to /othr, but no page or file has that address. Did you mean "/other"?',
        'links to /servces, but no page or file',
        'links to /lost#x, but no page or file',
      ],
    ],
    [
      'reports links that are not in the canonical form',
      body(linksTo('/other/', '/other.html', '/other/index.html')),
      ['links to /other/, but', 'links to /other.html, but', 'links to /other/index.html, but'],
    ],
    [
      'reports a relative link and a link without a scheme',
      body(linksTo('zzzzzzzz', '//tiny.example/other')),
      ['links to zzzzzzzz, but', 'links to //tiny.example/other, but'],
    ],
    [
      'reports a missing anchor on another page, and any on a redirect',
      {
        '/a': { body: linksTo('/b#wher', '/away#x') },
        '/b': { body: '<p id="where"></p>' },
      },
      [
        'links to /b#wher, but nothing there has the id "wher". Did you mean "where"?',
        'links to /away#x, but nothing there',
      ],
    ],
    [
      'reports a missing anchor on the same page',
      { '/b': { body: linksTo('#gone', '#') } },
      [
        '/b (b.yaml) links to #gone, but nothing there has the id "gone".',
        '/b (b.yaml) links to #, but nothing there has',
      ],
    ],
    [
      'reports a target once, with the number of other pages that link to it',
      {
        '/a': { body: linksTo('/gone', '/gone') },
        '/b': { body: linksTo('/gone', '/lost') },
        '/c': { body: linksTo('/gone', '/lost') },
      },
      [
        '/a (a.yaml), as on 2 other pages, links to /gone, but',
        '/b (b.yaml), as on 1 other page, links to /lost, but',
      ],
    ],
    [
      'allows links to files that are not pages, also with a page number after #',
      body(linksTo('/menu.pdf', 'https://tiny.example/menu.pdf#page=2', '/docs/price%20list.pdf')),
      [],
      ['menu.pdf', 'docs/price list.pdf'],
    ],
    ['suggests a file', body(linksTo('/menus.pdf')), ['Did you mean "/menu.pdf"?'], ['menu.pdf']],
    [
      'allows pages, the page itself, anchors, the redirect, and links to other sites',
      body(
        `<p id="x"></p><a name="old">x</a>${linksTo('', '#x', '/other', '/', '/away', 'https://tiny.example', 'https://tiny.example.org/gone', 'tel:+12025550111', 'mailto:a@tiny.example')}`,
      ),
    ],
  ],
  noOrphans: [
    [
      'reports a page that no other page links to, but may link to itself',
      { '/b': { unlinked: true, body: `${linksTo('/b', '/b#x')}<p id="x"></p>` } },
      [
        '/b (b.yaml) is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.',
      ],
    ],
    [
      'counts links to an anchor and links with a full address',
      {
        '/a': { body: linksTo('/b#x', 'https://tiny.example/c') },
        '/b': { unlinked: true, body: '<p id="x"></p>' },
        '/c': { unlinked: true },
      },
    ],
    ['ignores pages that are not indexed', { '/404.html': { unlinked: true, robots: 'noindex' } }],
  ],
  loadedFiles: [
    [
      'reports missing images, scripts, styles and icons',
      a({
        head: '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/>',
        body: '<img src="/a.jpg" alt="" width="1" height="1"/>',
      }),
      [
        'loads /a.js, but no such file is built. Put it into public/ or content/images/, or correct the name.',
        'loads /a.css',
        'loads /a.jpg',
      ],
    ],
    [
      "reports missing files in srcset and imagesrcset, in React's spelling",
      a({
        head: '<link rel="preload" as="image" imageSrcSet="/c.jpg 1x"/>',
        body: '<picture><source srcSet="/a.avif 100w, /b.avif 200w" type="image/avif"/></picture>',
      }),
      ['loads /c.jpg', 'loads /a.avif', 'loads /b.avif'],
    ],
    [
      'reports missing files that inline styles load',
      a({
        head: '<style>@font-face{src:url(/a.woff2)}p{background:url("/b.png?1")}</style>',
      }),
      ['loads /a.woff2', 'loads /b.png?1'],
    ],
    ['allows what looks like a file of styles in a script', body('<script>url(/a.png)</script>')],
    [
      'reports a missing share picture',
      a({ head: '<meta property="og:image" content="https://tiny.example/og.png"/>' }),
      ['loads /og.png'],
    ],
    [
      'reports a file once, with the number of other pages that load it',
      {
        '/a': { head: '<script src="/a.js"></script>' },
        '/b': { head: '<script src="/a.js"></script>' },
      },
      ['/a (a.yaml), as on 1 other page, loads /a.js, but no such file is built.'],
    ],
    [
      'allows built files with a query or hash, and files of other hosts',
      a({
        head: `<script src="/a.js"></script><meta property="og:image" content="https://tiny.example/og.png"/><meta property="og:url" content="https://tiny.example/b"/>
<style>p{background:url(/a.svg#x) url(data:,x)}</style><img src="https://x.example/a,/b.jpg" srcSet="https://x.example/a,/b.jpg 2x" alt="" width="1" height="1"/>`,
      }),
      [],
      ['a.js', 'a.svg', 'og.png'],
    ],
  ],
  pagesDiffer: [
    [
      'reports two pages that share half of their runs, with the percentage',
      {
        '/vehicles/a': make('Acura', words(14, 0)),
        '/vehicles/b': make('Buick', `${words(8, 0)} ${words(6, 100)}`),
      },
      [
        '/vehicles/b (vehicles/b.yaml) shares 50.0 % of its five-word phrases with vehicles/a.yaml. Pages of one kind must',
      ],
    ],
    [
      'allows two pages that share just less than half',
      {
        '/vehicles/a': make('Acura', words(15, 0)),
        '/vehicles/b': make('Buick', `${words(8, 0)} ${words(7, 100)}`),
      },
    ],
    [
      'ignores the name of the make',
      {
        '/vehicles/a': make('Acura', 'Acura needs what every Acura needs'),
        '/vehicles/b': make('Buick', 'Buick needs what every Buick needs'),
      },
      ['shares 100.0 % of its five-word phrases'],
    ],
    [
      'ignores the shared blocks',
      {
        '/vehicles/a': make('Acura', words(9, 0), words(99, 500)),
        '/vehicles/b': make('Buick', words(9, 100), words(99, 500)),
      },
    ],
    [
      'compares only pages of one pattern',
      { '/a': { body: words(30, 0) }, '/b': { body: words(30, 0) } },
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (_does, pages, says = [], files) => {
    expect(problemsOf(pages, files)).toEqual(says.map((part) => expect.stringContaining(part)));
  });
});

const ROUTES = ['/a', '/b'].map((path) => ({
  kind: 'page' as const,
  path,
  pattern: path,
  source: path,
  head: { title: '', description: '' },
  document: createElement('html'),
}));
const SITE = { origin: 'https://tiny.example', routes: ROUTES, files: new Set<string>() };

const pageAt = (index: number, html: string) =>
  readPage(ROUTES[index]!, html, scanHtml(html), SITE.origin);

test('a dead link in a part that pages share is one fault, each page with it counts once, and a link in it leads to the others', () => {
  const footer = '<a href="/gone">x</a><a href="/a">a</a>';
  const pages = [pageAt(0, footer), pageAt(1, `<a href="/gone">x</a>${footer}${footer}`)];
  const faults = checkSite(pages, SITE);
  expect(faults.filter(({ words }) => words === '/gone')).toMatchObject([
    { route: ROUTES[0], pages: 2 },
  ]);
  expect(faults.filter(({ code }) => code === 'orphan')).toMatchObject([{ route: ROUTES[1] }]);
});

test('of a page alone, links to no page and to no place on it are faults, but not links to places on others', () => {
  const page = pageAt(0, '<a href="/b#gone">x</a><a href="/gone">x</a><a href="#gone">x</a>');
  const faults = checkAlone(page, SITE, []).map(({ words }) => words);
  expect(faults.filter((words) => words?.endsWith('gone'))).toEqual(['/gone', '#gone']);
  const all = checkSite([page, pageAt(1, '')], SITE).map(({ words }) => words);
  expect(all.filter((words) => words?.endsWith('gone'))).toEqual(['/b#gone', '/gone', '#gone']);
});

test('a fault in code that pages share is told once, without a line of content, with the list to extend', () => {
  const route = (path: string) => ({
    kind: 'page' as const,
    path,
    pattern: path,
    source: 'a.yaml',
    head: { title: 'A title', description: '' },
    document: createElement('html'),
  });
  const unknown = { attribute: 'data-widget', value: 'x', list: 'WIDGETS' };
  const faults = ['/a', '/a', '/b', '/c'].map((path) => ({
    ...fault('unknown-name', unknown),
    inCode: true,
    route: route(path),
  }));
  const find = () => [{ words: 'A title', file: 'a.yaml', path: [], line: 1, column: 1 }];
  expect(describeFaults(faults, 'https://x.example', find).map(formatMistake)).toEqual([
    '/a (a.yaml), as on 2 other pages, has data-widget="x", which the script does not know. A new name belongs in WIDGETS.',
  ]);
});
