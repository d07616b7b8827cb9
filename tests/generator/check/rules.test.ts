import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { CHECKS } from '../../../src/generator/check/check.ts';
import { inspectTiny, problemsOf, type TinySite } from './tiny-site.ts';

type Case = { does: string; pages: TinySite; files?: string[]; says: string[] };

const DESCRIPTION = 'A description of exactly fifty letters and spaces.';
const words = (count: number, from: number): string => Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
const make = (name: string, text: string, shared = ''): TinySite[string] => ({
  pattern: '/vehicles/[make]',
  h1: `<h1>${name}<span> service</span></h1>`,
  body: `<p>${text}</p><div data-shared=""><div>${shared}</div></div>`,
});

/** For each rule, sites that break only this rule, and sites that just pass it. All rules run on every site. */
const CASES: Record<string, Case[]> = {
  titlesAndDescriptions: [
    {
      does: 'reports a title that is too short',
      pages: { '/a': { title: 'Fourteen signs' } },
      says: ['/a (a.yaml) has a title of 14 characters, "Fourteen signs". It must have 15 to 65.'],
    },
    {
      does: 'reports a title that is too long',
      pages: { '/a': { title: 'x'.repeat(66) } },
      says: [`/a (a.yaml) has a title of 66 characters, "${'x'.repeat(66)}". It must have 15 to 65.`],
    },
    {
      does: 'allows titles of 15 and of 65 characters; an entity counts as one character',
      pages: { '/a': { title: 'Fifteen: &amp; more' }, '/b': { title: `${'x'.repeat(64)}&lt;` } },
      says: [],
    },
    { does: 'counts an emoji as one character', pages: { '/a': { title: `${'x'.repeat(64)}😀` } }, says: [] },
    {
      does: 'reports a description that is too short',
      pages: { '/a': { description: DESCRIPTION.slice(1) } },
      says: [`/a (a.yaml) has a description of 49 characters, "${DESCRIPTION.slice(1)}". It must have 50 to 160.`],
    },
    {
      does: 'reports a description that is too long',
      pages: { '/a': { description: 'x'.repeat(161) } },
      says: [`/a (a.yaml) has a description of 161 characters, "${'x'.repeat(161)}". It must have 50 to 160.`],
    },
    {
      does: 'allows descriptions of 50 and of 160 characters',
      pages: { '/a': { description: DESCRIPTION }, '/b': { description: 'x'.repeat(160) } },
      says: [],
    },
    {
      does: 'does not measure the description of a page that is not indexed',
      pages: { '/404.html': { robots: 'noindex', description: 'Short.' } },
      says: [],
    },
    {
      does: 'measures the title of a page that is not indexed',
      pages: { '/404.html': { robots: 'noindex', title: 'Short' } },
      says: ['/404.html (404.html.yaml) has a title of 5 characters, "Short". It must have 15 to 65.'],
    },
    {
      does: 'reports a title that is used twice',
      pages: { '/a': { title: 'The very same title' }, '/b': { title: 'The very same title' } },
      says: ['/b (b.yaml) has the same title as /a (a.yaml): "The very same title". Each page needs its own.'],
    },
    {
      does: 'reports a description that is used twice',
      pages: { '/a': { description: DESCRIPTION }, '/b': { description: DESCRIPTION } },
      says: [`/b (b.yaml) has the same description as /a (a.yaml): "${DESCRIPTION}". Each page needs its own.`],
    },
  ],
  canonicals: [
    {
      does: 'reports a missing canonical',
      pages: { '/a': { canonical: null } },
      says: ['/a (a.yaml) has no canonical, where "https://tiny.example/a" is expected.'],
    },
    {
      does: 'reports a canonical to another page',
      pages: { '/a': { canonical: 'https://tiny.example/other' } },
      says: ['/a (a.yaml) has the canonical "https://tiny.example/other", where "https://tiny.example/a" is expected.'],
    },
    {
      does: 'reports a canonical with a slash at the end',
      pages: { '/a': { canonical: 'https://tiny.example/a/' } },
      says: ['/a (a.yaml) has the canonical "https://tiny.example/a/", where "https://tiny.example/a" is expected.'],
    },
    {
      does: 'reports two canonicals',
      pages: { '/a': { head: '<link rel="canonical" href="https://tiny.example/b"/>' } },
      says: [
        '/a (a.yaml) has the canonical "https://tiny.example/a" and "https://tiny.example/b", where "https://tiny.example/a" is expected.',
      ],
    },
    {
      does: 'reports a canonical on a page that is not indexed',
      pages: { '/404.html': { robots: 'noindex', canonical: 'https://tiny.example/404.html' } },
      says: ['/404.html (404.html.yaml) has the canonical "https://tiny.example/404.html", where none is expected.'],
    },
  ],
  structuredData: [
    {
      does: 'reports invalid JSON',
      pages: { '/a': { head: '<script type="application/ld+json">{"name":}</script>' } },
      says: ['/a (a.yaml) holds structured data that is not JSON: Unexpected token \'}\', "{"name":}" is not valid JSON.'],
    },
    {
      does: 'allows one or more blocks of JSON',
      pages: {
        '/a': {
          head: '<script type="application/ld+json">{"name":"\\u003c/script>"}</script><script type="application/ld+json">{}</script>',
        },
      },
      says: [],
    },
  ],
  oneFirstHeading: [
    {
      does: 'reports a page without an h1',
      pages: { '/a': { h1: '' } },
      says: ['/a (a.yaml) has 0 first-level headings. A page must have exactly one h1.'],
    },
    {
      does: 'reports a second h1',
      pages: { '/a': { body: '<h1 class="again">Two</h1>' } },
      says: ['/a (a.yaml) has 2 first-level headings. A page must have exactly one h1.'],
    },
  ],
  headingOrder: [
    {
      does: 'reports a skipped level',
      pages: { '/a': { body: '<h2>Two</h2><h4>Four</h4>' } },
      says: ['/a (a.yaml) jumps from h2 to h4. Headings must begin with h1 and go down one level at a time.'],
    },
    {
      does: 'reports a page that does not begin with h1',
      pages: { '/a': { h1: '', body: '<h2>Two</h2><h1>One</h1>' } },
      says: ['/a (a.yaml) begins with h2. Headings must begin with h1 and go down one level at a time.'],
    },
    {
      does: 'allows headings to go up by more than one level',
      pages: { '/a': { body: '<h2>Two</h2><h3>Three</h3><h4>Four</h4><h2>Two</h2>' } },
      says: [],
    },
  ],
  uniqueIds: [
    {
      does: 'reports an id that is used several times, once',
      pages: { '/a': { body: '<p id="x"></p><p id="x"></p><p id="x"></p><linearGradient id="y"></linearGradient><path id="y"></path>' } },
      says: [
        '/a (a.yaml) has the id "x" more than once. An id must be unique on its page.',
        '/a (a.yaml) has the id "y" more than once. An id must be unique on its page.',
      ],
    },
    {
      does: 'allows the same id on two pages, and ids inside a script',
      pages: { '/a': { body: '<p id="x"></p><script>\'<p id="x">\'</script>' }, '/b': { body: '<p id="x"></p>' } },
      says: [],
    },
  ],
  idReferences: [
    {
      does: "reports a button that opens nothing, in React's spelling",
      pages: { '/a': { body: '<button popoverTarget="menu">Menu</button>' } },
      says: ['/a (a.yaml) has a <button popovertarget="menu">, but nothing on the page has that id.'],
    },
    {
      does: 'checks each id in a list of ids',
      pages: { '/a': { body: '<p id="one"></p><p aria-labelledby="one two"></p>' } },
      says: ['/a (a.yaml) has a <p aria-labelledby="two">, but nothing on the page has that id.'],
    },
    {
      does: 'checks every attribute that refers to an id',
      pages: { '/a': { body: '<p aria-controls="x" aria-describedby="x"></p><label for="x"></label>' } },
      says: ['<p aria-controls="x">', '<p aria-describedby="x">', '<label for="x">'].map(
        (tag) => `/a (a.yaml) has a ${tag}, but nothing on the page has that id.`,
      ),
    },
    {
      does: 'allows a reference to an existing id',
      pages: { '/a': { body: '<button popoverTarget="menu">Menu</button><div id="menu"></div>' } },
      says: [],
    },
  ],
  imageTexts: [
    {
      does: 'reports a missing alt text, width and height',
      pages: { '/a': { body: '<img src="https://x.example/a.jpg"/>' } },
      says: ['alt', 'width', 'height'].map((missing) => `/a (a.yaml) shows https://x.example/a.jpg without ${missing}.`),
    },
    {
      does: 'allows an empty alt text, which means decoration',
      pages: { '/a': { body: '<img src="https://x.example/a.jpg" alt="" width="2" height="1"/>' } },
      says: [],
    },
  ],
  noMissingValues: [
    {
      does: 'reports an attribute with the value undefined or NaN',
      pages: { '/a': { body: '<text x="undefined" y="NaN">x</text>' } },
      says: slips('<text x="undefined">', '<text y="NaN">'),
    },
    {
      does: 'reports undefined or NaN among the numbers of a drawing or in a style',
      pages: { '/a': { body: '<svg viewBox="NaN 0 1 1"><path d="M0 undefined"></path></svg><p style="--left:undefined%"></p>' } },
      says: slips('<svg viewbox="NaN 0 1 1">', '<path d="M0 undefined">', '<p style="--left:undefined%">'),
    },
    { does: 'allows these words in a sentence', pages: { '/a': { body: '<p title="The result is undefined, or NaN">x</p>' } }, says: [] },
  ],
  knownNames: [
    {
      does: 'reports a widget that the script does not know',
      pages: { '/a': { body: '<div data-widget="acordion"></div>' } },
      says: ['/a (a.yaml) has data-widget="acordion", which the script does not know. Did you mean "accordion"?'],
    },
    {
      does: 'reports an event that the script does not know',
      pages: { '/a': { body: '<p data-event="whatever"></p>' } },
      says: ['/a (a.yaml) has data-event="whatever", which the script does not know.'],
    },
    {
      does: 'allows known names',
      pages: { '/a': { body: '<div data-widget="menu" data-event="review_us_button_click"></div>' } },
      says: [],
    },
  ],
  internalLinks: [
    {
      does: 'reports a broken link and suggests the right address',
      pages: { '/a': { body: '<a href="/othr">x</a>' } },
      says: ['/a (a.yaml) links to /othr, but no page or file has that address. Did you mean "/other"?'],
    },
    {
      does: 'reports links that are not in the canonical form',
      pages: { '/a': { body: '<a href="/other/">x</a><a href="/other.html">x</a><a href="/other/index.html">x</a>' } },
      says: ['/other/', '/other.html', '/other/index.html'].map(
        (href) => `/a (a.yaml) links to ${href}, but no page or file has that address. Did you mean "/other"?`,
      ),
    },
    {
      does: 'reports a relative link and a link without a scheme',
      pages: { '/a': { body: '<a href="zzzzzzzz">x</a><a href="//tiny.example/other">x</a>' } },
      says: ['zzzzzzzz', '//tiny.example/other'].map((href) => `/a (a.yaml) links to ${href}, but no page or file has that address.`),
    },
    {
      does: 'reports a missing anchor on another page',
      pages: { '/a': { body: '<a href="/b#wher">x</a>' }, '/b': { body: '<p id="where"></p>' } },
      says: ['/a (a.yaml) links to /b#wher, but nothing there has the id "wher". Did you mean "where"?'],
    },
    {
      does: 'reports a missing anchor on the same page',
      pages: { '/a': { body: '<a href="#gone">x</a><a href="#">x</a>' } },
      says: [
        '/a (a.yaml) links to #gone, but nothing there has the id "gone".',
        '/a (a.yaml) links to #, but nothing there has the id "".',
      ],
    },
    {
      does: 'reports a broken link that is written as a full address',
      pages: { '/a': { body: '<a href="https://tiny.example/othr">x</a>' } },
      says: ['/a (a.yaml) links to /othr, but no page or file has that address. Did you mean "/other"?'],
    },
    {
      does: 'reports a target once, with the number of other pages that link to it',
      pages: {
        '/a': { body: '<a href="/gone">x</a><a href="/gone">x</a>' },
        '/b': { body: '<a href="/gone">x</a><a href="/lost">x</a>' },
        '/c': { body: '<a href="/gone">x</a><a href="/lost">x</a>' },
      },
      says: [
        '/a (a.yaml), as on 2 other pages, links to /gone, but no page or file has that address.',
        '/b (b.yaml), as on 1 other page, links to /lost, but no page or file has that address.',
      ],
    },
    {
      does: 'allows links to files that are not pages, also with a page number after #',
      files: ['menu.pdf', 'docs/price list.pdf'],
      pages: {
        '/a': {
          body: '<a href="/menu.pdf">x</a><a href="https://tiny.example/menu.pdf#page=2">x</a><a href="/docs/price%20list.pdf">x</a>',
        },
      },
      says: [],
    },
    {
      does: 'reports a link to a missing file and suggests the right name',
      files: ['menu.pdf'],
      pages: { '/a': { body: '<a href="/menus.pdf">x</a>' } },
      says: ['/a (a.yaml) links to /menus.pdf, but no page or file has that address. Did you mean "/menu.pdf"?'],
    },
    {
      does: 'allows pages, anchors, the redirect, and links to other sites',
      pages: {
        '/a': {
          body: '<p id="x"></p><a href="#x">x</a><a href="/other">x</a><a href="/">x</a><a href="/away">x</a><a href="https://tiny.example">x</a><a href="https://tiny.example.org/gone">x</a><a href="tel:+12025550111">x</a><a href="mailto:a@tiny.example">x</a><a name="old">x</a>',
        },
      },
      says: [],
    },
  ],
  loadedFiles: [
    {
      does: 'reports missing images, scripts, styles and icons',
      pages: {
        '/a': {
          head: '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/>',
          body: '<img src="/a.jpg" alt="" width="1" height="1"/>',
        },
      },
      says: missing('/a.js', '/a.css', '/a.jpg'),
    },
    {
      does: "reports missing files in srcset and imagesrcset, in React's spelling",
      pages: {
        '/a': {
          head: '<link rel="preload" as="image" imageSrcSet="/c.jpg 1x"/>',
          body: '<picture><source srcSet="/a.avif 100w, /b.avif 200w" type="image/avif"/></picture>',
        },
      },
      says: missing('/c.jpg', '/a.avif', '/b.avif'),
    },
    {
      does: 'reports missing files that inline styles load',
      pages: { '/a': { head: '<style>@font-face{src:url(/a.woff2)}p{background:url("/b.png?1")}</style>' } },
      says: missing('/a.woff2', '/b.png?1'),
    },
    {
      does: 'reports a missing share picture',
      pages: { '/a': { head: '<meta property="og:image" content="https://tiny.example/og.png"/>' } },
      says: missing('/og.png'),
    },
    {
      does: 'reports a file once, with the number of other pages that load it',
      pages: { '/a': { head: '<script src="/a.js"></script>' }, '/b': { head: '<script src="/a.js"></script>' } },
      says: [
        '/a (a.yaml), as on 1 other page, loads /a.js, but no such file is built. Put it into public/ or content/images/, or correct the name.',
      ],
    },
    {
      does: 'allows built files with a query or hash, and files of other hosts',
      files: ['a.js', 'a.svg', 'og.png'],
      pages: {
        '/a': {
          head: '<script src="/a.js"></script><meta property="og:image" content="https://tiny.example/og.png"/><meta property="og:url" content="https://tiny.example/b"/><style>p{background:url(/a.svg#x) url(data:,x)}</style><img src="https://x.example/a,/b.jpg" srcSet="https://x.example/a,/b.jpg 2x" alt="" width="1" height="1"/><img src="//x.example/a.jpg" alt="" width="1" height="1"/>',
        },
      },
      says: [],
    },
  ],
  noOrphans: [
    {
      does: 'reports a page that no other page links to',
      pages: { '/b': { unlinked: true } },
      says: ['/b (b.yaml) is not linked from any other page, so visitors cannot find it.'],
    },
    {
      does: 'does not count the links of a page to itself',
      pages: { '/b': { unlinked: true, body: '<a href="/b">b</a><a href="/b#x" id="x">b</a>' } },
      says: ['/b (b.yaml) is not linked from any other page, so visitors cannot find it.'],
    },
    {
      does: 'counts links to an anchor and links with a full address',
      pages: {
        '/a': { body: '<a href="/b#x">b</a><a href="https://tiny.example/c">c</a>' },
        '/b': { unlinked: true, body: '<p id="x"></p>' },
        '/c': { unlinked: true },
      },
      says: [],
    },
    { does: 'ignores pages that are not indexed', pages: { '/404.html': { unlinked: true, robots: 'noindex' } }, says: [] },
  ],
  pagesDiffer: [
    {
      does: 'reports two pages that share half of their runs, with the percentage',
      pages: { '/vehicles/a': make('Acura', words(14, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(6, 100)}`) },
      says: [
        '/vehicles/b (vehicles/b.yaml) shares 50.0 % of its five-word phrases with vehicles/a.yaml. Pages of one kind must share less than 50.0 %. Rewrite one of them.',
      ],
    },
    {
      does: 'allows two pages that share just less than half',
      pages: { '/vehicles/a': make('Acura', words(15, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(7, 100)}`) },
      says: [],
    },
    {
      does: 'ignores the name of the make',
      pages: {
        '/vehicles/a': make('Acura', 'Acura needs what every Acura needs'),
        '/vehicles/b': make('Buick', 'Buick needs what every Buick needs'),
      },
      says: [
        '/vehicles/b (vehicles/b.yaml) shares 100.0 % of its five-word phrases with vehicles/a.yaml. Pages of one kind must share less than 50.0 %. Rewrite one of them.',
      ],
    },
    {
      does: 'ignores the shared blocks',
      pages: { '/vehicles/a': make('Acura', words(9, 0), words(99, 500)), '/vehicles/b': make('Buick', words(9, 100), words(99, 500)) },
      says: [],
    },
    { does: 'compares only pages of the same pattern', pages: { '/a': { body: words(30, 0) }, '/b': { body: words(30, 0) } }, says: [] },
  ],
};

function missing(...files: string[]): string[] {
  return files.map(
    (file) => `/a (a.yaml) loads ${file}, but no such file is built. Put it into public/ or content/images/, or correct the name.`,
  );
}

function slips(...tags: string[]): string[] {
  return tags.map(
    (tag) => `/a (a.yaml) has a ${tag}. A value is missing: check what the page's content and its template pass to this element.`,
  );
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('$does', ({ pages, files, says }) => {
    expect(problemsOf(pages, files)).toEqual(says);
  });
});

test('a site without faults passes every rule', () => {
  expect(problemsOf({})).toEqual([]);
});

test('the report names the two most similar pages of one pattern, if there are two', () => {
  const two = { '/vehicles/a': make('Acura', words(14, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(20, 100)}`) };
  const third = { '/vehicles/c': make('Chevrolet', words(14, 200)) };
  expect(inspectTiny({ ...third, ...two }).notes).toEqual([
    expect.stringMatching(/^most alike: vehicles\/a\.yaml and vehicles\/b\.yaml, \d+\.\d % of their five-word runs$/),
  ]);
  expect(inspectTiny(third).notes).toEqual([]);
});

test('every exported rule runs in the build and has cases in this file', async () => {
  const folder = new URL('../../../src/generator/check/', import.meta.url);
  const written = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/export const (\w+): Check\b/g)].map(([, name]) => name!),
  );
  const modules = await Promise.all(
    ['head', 'structure', 'links', 'pages-differ'].map((name) => import(`../../../src/generator/check/${name}.ts`)),
  );
  const exported = Object.assign({}, ...modules) as Record<string, unknown>;
  expect(CHECKS.map((rule) => Object.keys(exported).find((name) => exported[name] === rule)).sort()).toEqual(written.sort());
  expect(Object.keys(CASES).sort()).toEqual([...written, 'knownNames'].sort());
});
