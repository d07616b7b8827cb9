import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { describe, expect, it, test } from 'vitest';
import { CHECKS, inspect } from '../../../src/generator/check/check.ts';
import { inspectTiny, problemsOf, type TinySite } from './tiny-site.ts';

type Case = [does: string, pages: TinySite, says: string[], files?: string[]];

const DESCRIPTION = 'A description of exactly fifty letters and spaces.';
const ORPHAN = '/b (b.yaml) is not linked from any other page, so visitors cannot find it. Add a link to it, or delete it.';
const noPage = (href: string, near?: string): string => `links to ${href}, but no page or file has that address.${near ? ` Did you mean "${near}"?` : ''}`;
const alike = (percent: string): string => `/vehicles/b (vehicles/b.yaml) shares ${percent} % of its five-word phrases with vehicles/a.yaml. Pages of one kind must share less than 50.0 %. Rewrite one of them.`;
const words = (count: number, from: number): string => Array.from({ length: count }, (_, index) => `word${from + index}`).join(' ');
const make = (name: string, text: string, shared = ''): TinySite[string] => ({
  pattern: '/vehicles/[make]',
  h1: `<h1>${name}<span> service</span></h1>`,
  body: `<p>${text}</p><div data-shared=""><div>${shared}</div></div>`,
});

/** For each rule, sites that break only this rule, and sites that just pass it. All rules run on every site. A message without a page is about /a. */
const CASES: Record<string, Case[]> = {
  titlesAndDescriptions: [
    ['reports a title that is too short', { '/a': { title: 'Fourteen signs' } }, ['has a title of 14 characters, "Fourteen signs". It must have 15 to 65.']],
    ['reports a title that is too long', { '/a': { title: 'x'.repeat(66) } }, [`has a title of 66 characters, "${'x'.repeat(66)}". It must have 15 to 65.`]],
    ['allows titles of 15 and of 65 characters; an entity counts as one character', { '/a': { title: 'Fifteen: &amp; more' }, '/b': { title: `${'x'.repeat(64)}&lt;` } }, []],
    ['counts an emoji as one character', { '/a': { title: `${'x'.repeat(64)}😀` } }, []],
    ['reports a description that is too short', { '/a': { description: DESCRIPTION.slice(1) } }, [`has a description of 49 characters, "${DESCRIPTION.slice(1)}". It must have 50 to 160.`]],
    ['reports a description that is too long', { '/a': { description: 'x'.repeat(161) } }, [`has a description of 161 characters, "${'x'.repeat(161)}". It must have 50 to 160.`]],
    ['allows descriptions of 50 and of 160 characters', { '/a': { description: DESCRIPTION }, '/b': { description: 'x'.repeat(160) } }, []],
    ['does not measure the description of a page that is not indexed', { '/404.html': { robots: 'noindex', description: 'Short.' } }, []],
    ['allows two pages that are not indexed to have no description', { '/404.html': { robots: 'noindex', description: '' }, '/gone.html': { robots: 'noindex', description: '' } }, []],
    ['measures the title of a page that is not indexed', { '/404.html': { robots: 'noindex', title: 'Short' } }, ['/404.html (404.html.yaml) has a title of 5 characters, "Short". It must have 15 to 65.']],
    [
      'reports a title that is used twice',
      { '/a': { title: 'The very same title' }, '/b': { title: 'The very same title' } },
      ['/b (b.yaml) has the same title as /a (a.yaml): "The very same title". Each page needs its own.'],
    ],
    [
      'reports a description that is used twice',
      { '/a': { description: DESCRIPTION }, '/b': { description: DESCRIPTION } },
      [`/b (b.yaml) has the same description as /a (a.yaml): "${DESCRIPTION}". Each page needs its own.`],
    ],
  ],
  canonicals: [
    ['reports a missing canonical', { '/a': { canonical: null } }, ['has no canonical, where "https://tiny.example/a" is expected.']],
    ['reports a canonical to another page', { '/a': { canonical: 'https://tiny.example/other' } }, ['has the canonical "https://tiny.example/other", where "https://tiny.example/a" is expected.']],
    ['reports a canonical with a slash at the end', { '/a': { canonical: 'https://tiny.example/a/' } }, ['has the canonical "https://tiny.example/a/", where "https://tiny.example/a" is expected.']],
    [
      'reports two canonicals',
      { '/a': { head: '<link rel="canonical" href="https://tiny.example/b"/>' } },
      ['has the canonical "https://tiny.example/a" and "https://tiny.example/b", where "https://tiny.example/a" is expected.'],
    ],
    [
      'reports a canonical on a page that is not indexed',
      { '/404.html': { robots: 'noindex', canonical: 'https://tiny.example/404.html' } },
      ['/404.html (404.html.yaml) has the canonical "https://tiny.example/404.html", where none is expected.'],
    ],
  ],
  structuredData: [
    ['reports invalid JSON', { '/a': { head: '<script type="application/ld+json">{"name":}</script>' } }, ['holds structured data that is not JSON: Unexpected token \'}\', "{"name":}" is not valid JSON.']],
    ['allows one or more blocks of JSON', { '/a': { head: '<script type="application/ld+json">{"name":"\\u003c/script>"}</script><script type="application/ld+json">{}</script>' } }, []],
  ],
  oneFirstHeading: [
    ['reports a page without an h1', { '/a': { h1: '' } }, ['has 0 first-level headings. A page must have exactly one h1.']],
    ['reports a second h1', { '/a': { body: '<h1 class="again">Two</h1>' } }, ['has 2 first-level headings. A page must have exactly one h1.']],
  ],
  headingOrder: [
    ['reports a skipped level', { '/a': { body: '<h2>Two</h2><h4>Four</h4>' } }, ['jumps from h2 to h4. Headings must begin with h1 and go down one level at a time.']],
    ['reports a page that does not begin with h1', { '/a': { h1: '', body: '<h2>Two</h2><h1>One</h1>' } }, ['begins with h2. Headings must begin with h1 and go down one level at a time.']],
    ['allows headings to go up by more than one level', { '/a': { body: '<h2>Two</h2><h3>Three</h3><h4>Four</h4><h2>Two</h2>' } }, []],
  ],
  uniqueIds: [
    [
      'reports an id that is used several times, once',
      { '/a': { body: '<p id="x"></p><p id="x"></p><p id="x"></p><linearGradient id="y"></linearGradient><path id="y"></path>' } },
      ['has the id "x" more than once. An id must be unique on its page.', 'has the id "y" more than once. An id must be unique on its page.'],
    ],
    ['allows the same id on two pages, and ids inside a script', { '/a': { body: '<p id="x"></p><script>\'<p id="x">\'</script>' }, '/b': { body: '<p id="x"></p>' } }, []],
  ],
  idReferences: [
    ["reports a button that opens nothing, in React's spelling", { '/a': { body: '<button popoverTarget="menu">Menu</button>' } }, ['has a <button popovertarget="menu">, but nothing on the page has that id.']],
    ['checks each id in a list of ids', { '/a': { body: '<p id="one"></p><p aria-labelledby="one two"></p>' } }, ['has a <p aria-labelledby="two">, but nothing on the page has that id.']],
    [
      'checks every attribute that refers to an id',
      { '/a': { body: '<p aria-controls="x" aria-describedby="x"></p><label for="x"></label>' } },
      ['<p aria-controls="x">', '<p aria-describedby="x">', '<label for="x">'].map((tag) => `has a ${tag}, but nothing on the page has that id.`),
    ],
    ['allows a reference to an existing id', { '/a': { body: '<button popoverTarget="menu">Menu</button><div id="menu"></div>' } }, []],
  ],
  imageTexts: [
    ['reports a missing alt text, width and height', { '/a': { body: '<img src="https://x.example/a.jpg"/>' } }, ['alt', 'width', 'height'].map((missing) => `shows https://x.example/a.jpg without ${missing}.`)],
    ['allows an empty alt text, which means decoration', { '/a': { body: '<img src="https://x.example/a.jpg" alt="" width="2" height="1"/>' } }, []],
  ],
  noMissingValues: [
    ['reports an attribute with the value undefined or NaN', { '/a': { body: '<text x="undefined" y="NaN">x</text>' } }, slips('<text x="undefined">', '<text y="NaN">')],
    [
      'reports undefined or NaN among the numbers of a drawing or in a style',
      { '/a': { body: '<svg viewBox="NaN 0 1 1"><path d="M0 undefined"></path></svg><p style="--left:undefined%"></p>' } },
      slips('<svg viewbox="NaN 0 1 1">', '<path d="M0 undefined">', '<p style="--left:undefined%">'),
    ],
    [
      'reports undefined or NaN among the files and widths of a picture',
      { '/a': { head: '<link imageSrcSet="//x.example/a.jpg NaNw"/>', body: '<source srcSet="//x.example/undefined.jpg 2x" sizes="(width > NaNpx) 1px"/>' } },
      slips('<link imagesrcset="//x.example/a.jpg NaNw">', '<source srcset="//x.example/undefined.jpg 2x">', '<source sizes="(width > NaNpx) 1px">'),
    ],
    ['allows these words in a sentence', { '/a': { body: '<p title="The result is undefined, or NaN">x</p>' } }, []],
  ],
  knownNames: [
    ['reports a widget that the script does not know', { '/a': { body: '<div data-widget="acordion"></div>' } }, ['has data-widget="acordion", which the script does not know. Did you mean "accordion"?']],
    ['reports an event that the script does not know', { '/a': { body: '<p data-event="whatever"></p>' } }, ['has data-event="whatever", which the script does not know.']],
    ['allows known names', { '/a': { body: '<div data-widget="menu" data-event="review_us_button_click"></div>' } }, []],
  ],
  internalLinks: [
    ['reports a broken link and suggests the right address', { '/a': { body: '<a href="/othr">x</a>' } }, [noPage('/othr', '/other')]],
    [
      'reports links that are not in the canonical form',
      { '/a': { body: '<a href="/other/">x</a><a href="/other.html">x</a><a href="/other/index.html">x</a>' } },
      ['/other/', '/other.html', '/other/index.html'].map((href) => noPage(href, '/other')),
    ],
    ['reports a relative link and a link without a scheme', { '/a': { body: '<a href="zzzzzzzz">x</a><a href="//tiny.example/other">x</a>' } }, [noPage('zzzzzzzz'), noPage('//tiny.example/other')]],
    ['reports a missing anchor on another page', { '/a': { body: '<a href="/b#wher">x</a>' }, '/b': { body: '<p id="where"></p>' } }, ['links to /b#wher, but nothing there has the id "wher". Did you mean "where"?']],
    ['reports a missing anchor on the same page', { '/a': { body: '<a href="#gone">x</a><a href="#">x</a>' } }, ['links to #gone, but nothing there has the id "gone".', 'links to #, but nothing there has the id "".']],
    ['reports a broken link that is written as a full address', { '/a': { body: '<a href="https://tiny.example/othr">x</a>' } }, [noPage('/othr', '/other')]],
    [
      'reports a target once, with the number of other pages that link to it',
      { '/a': { body: '<a href="/gone">x</a><a href="/gone">x</a>' }, '/b': { body: '<a href="/gone">x</a><a href="/lost">x</a>' }, '/c': { body: '<a href="/gone">x</a><a href="/lost">x</a>' } },
      [`/a (a.yaml), as on 2 other pages, ${noPage('/gone')}`, `/b (b.yaml), as on 1 other page, ${noPage('/lost')}`],
    ],
    [
      'allows links to files that are not pages, also with a page number after #',
      { '/a': { body: '<a href="/menu.pdf">x</a><a href="https://tiny.example/menu.pdf#page=2">x</a><a href="/docs/price%20list.pdf">x</a>' } },
      [],
      ['menu.pdf', 'docs/price list.pdf'],
    ],
    ['reports a link to a missing file and suggests the right name', { '/a': { body: '<a href="/menus.pdf">x</a>' } }, [noPage('/menus.pdf', '/menu.pdf')], ['menu.pdf']],
    [
      'allows pages, anchors, the redirect, and links to other sites',
      {
        '/a': {
          body: '<p id="x"></p><a href="#x">x</a><a href="/other">x</a><a href="/">x</a><a href="/away">x</a><a href="https://tiny.example">x</a><a href="https://tiny.example.org/gone">x</a><a href="tel:+12025550111">x</a><a href="mailto:a@tiny.example">x</a><a name="old">x</a>',
        },
      },
      [],
    ],
    ['reports a page that no other page links to', { '/b': { unlinked: true } }, [ORPHAN]],
    ['does not count the links of a page to itself', { '/b': { unlinked: true, body: '<a href="/b">b</a><a href="/b#x" id="x">b</a>' } }, [ORPHAN]],
    [
      'counts links to an anchor and links with a full address',
      { '/a': { body: '<a href="/b#x">b</a><a href="https://tiny.example/c">c</a>' }, '/b': { unlinked: true, body: '<p id="x"></p>' }, '/c': { unlinked: true } },
      [],
    ],
    ['ignores pages that are not indexed', { '/404.html': { unlinked: true, robots: 'noindex' } }, []],
  ],
  loadedFiles: [
    [
      'reports missing images, scripts, styles and icons',
      { '/a': { head: '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"/>', body: '<img src="/a.jpg" alt="" width="1" height="1"/>' } },
      missing('/a.js', '/a.css', '/a.jpg'),
    ],
    [
      "reports missing files in srcset and imagesrcset, in React's spelling",
      { '/a': { head: '<link rel="preload" as="image" imageSrcSet="/c.jpg 1x"/>', body: '<picture><source srcSet="/a.avif 100w, /b.avif 200w" type="image/avif"/></picture>' } },
      missing('/c.jpg', '/a.avif', '/b.avif'),
    ],
    ['reports missing files that inline styles load', { '/a': { head: '<style>@font-face{src:url(/a.woff2)}p{background:url("/b.png?1")}</style>' } }, missing('/a.woff2', '/b.png?1')],
    ['reports a missing share picture', { '/a': { head: '<meta property="og:image" content="https://tiny.example/og.png"/>' } }, missing('/og.png')],
    [
      'reports a file once, with the number of other pages that load it',
      { '/a': { head: '<script src="/a.js"></script>' }, '/b': { head: '<script src="/a.js"></script>' } },
      ['/a (a.yaml), as on 1 other page, loads /a.js, but no such file is built. Put it into public/ or content/images/, or correct the name.'],
    ],
    [
      'allows built files with a query or hash, and files of other hosts',
      {
        '/a': {
          head: '<script src="/a.js"></script><meta property="og:image" content="https://tiny.example/og.png"/><meta property="og:url" content="https://tiny.example/b"/><style>p{background:url(/a.svg#x) url(data:,x)}</style><img src="https://x.example/a,/b.jpg" srcSet="https://x.example/a,/b.jpg 2x" alt="" width="1" height="1"/><img src="//x.example/a.jpg" alt="" width="1" height="1"/>',
        },
      },
      [],
      ['a.js', 'a.svg', 'og.png'],
    ],
  ],
  pagesDiffer: [
    ['reports two pages that share half of their runs, with the percentage', { '/vehicles/a': make('Acura', words(14, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(6, 100)}`) }, [alike('50.0')]],
    ['allows two pages that share just less than half', { '/vehicles/a': make('Acura', words(15, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(7, 100)}`) }, []],
    ['ignores the name of the make', { '/vehicles/a': make('Acura', 'Acura needs what every Acura needs'), '/vehicles/b': make('Buick', 'Buick needs what every Buick needs') }, [alike('100.0')]],
    ['ignores the shared blocks', { '/vehicles/a': make('Acura', words(9, 0), words(99, 500)), '/vehicles/b': make('Buick', words(9, 100), words(99, 500)) }, []],
    ['compares only pages of the same pattern', { '/a': { body: words(30, 0) }, '/b': { body: words(30, 0) } }, []],
  ],
};

function missing(...files: string[]): string[] {
  return files.map((file) => `loads ${file}, but no such file is built. Put it into public/ or content/images/, or correct the name.`);
}

function slips(...tags: string[]): string[] {
  return tags.map((tag) => `has a ${tag}. A value is missing: check what the page's content and its template pass to this element.`);
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%s', (_does, pages, says, files) => {
    expect(problemsOf(pages, files)).toEqual(says);
  });
});

test('the report names the two most similar pages of one pattern, if there are two', () => {
  const two = { '/vehicles/a': make('Acura', words(14, 0)), '/vehicles/b': make('Buick', `${words(8, 0)} ${words(20, 100)}`) };
  const third = { '/vehicles/c': make('Chevrolet', words(14, 200)) };
  expect(inspectTiny({ ...third, ...two }).notes).toEqual([expect.stringMatching(/^most alike: vehicles\/a\.yaml and vehicles\/b\.yaml, \d+\.\d % of their five-word runs$/)]);
  expect(inspectTiny(third).notes).toEqual([]);
});

test('a dead link in a shared piece is one fault, and each page with it counts once', () => {
  const routes = ['/a', '/b'].map((path) => ({ kind: 'page' as const, path, pattern: path, source: path, head: { title: '', description: '' }, document: createElement('html') }));
  const inspection = inspect({ origin: 'https://tiny.example', routes, files: new Set() }, []);
  const footer = { html: '<a href="/gone">x</a>', isShared: true } as const;
  inspection.checkPage(routes[0]!, [{ html: '<a href="/gone">x</a>' }, footer]);
  inspection.checkPage(routes[1]!, [footer, footer]);
  expect(inspection.faultsSoFar().filter(({ words }) => words === '/gone')).toMatchObject([{ route: routes[0], pages: 2 }]);
});

test('every exported rule runs in the build and has cases in this file', async () => {
  const folder = new URL('../../../src/generator/check/', import.meta.url);
  const written = readdirSync(folder).flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/export const (\w+): Check\b/g)].map(([, name]) => name!));
  // Vite asks for the extension.
  const modules = await Promise.all(readdirSync(folder).map((file) => import(`../../../src/generator/check/${file.slice(0, -'.ts'.length)}.ts`)));
  const exported = Object.assign({}, ...modules) as Record<string, unknown>;
  expect(CHECKS.map((rule) => Object.keys(exported).find((name) => exported[name] === rule)).sort()).toEqual(written.sort());
  expect(Object.keys(CASES).sort()).toEqual([...written, 'knownNames'].sort());
});
