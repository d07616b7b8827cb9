import { minify } from 'html-minifier-terser';
import { expect, test } from 'vitest';
import { BuildError } from '../../../../src/generator/build-error.ts';
import { createScanner, type Tag } from '../../../../src/generator/check/scan-html.ts';
import { htmlOf } from '../../../../src/generator/piece.ts';
import { renderRoute } from '../../../../src/generator/render/render.ts';
import { createMinifier } from '../../../../src/generator/write/minifier.ts';
import { plainSite, routesOf } from '../../../support/in-memory.ts';

function minifier(): (html: string) => Promise<string> {
  const scan = createScanner((tag) => tag);
  const minifyPage = createMinifier();
  return async (html) =>
    (await minifyPage('/a', [{ html }], [scan(html)])).map(({ bytes }) => String(bytes)).join('');
}
const minified = (html: string): Promise<string> => minifier()(html);

test.each([
  {
    what: 'needless slashes',
    html: '<img alt="" hidden="" src="/a"/><p hidden=""></p>',
    less: '<img alt="" hidden src="/a"><p hidden></p>',
  },
  {
    what: 'spaces around styles',
    html: '<p style=" a:b; ">x</p><p style="a: b;c:d"/>',
    less: '<p style="a:b;">x</p><p style="a: b;c:d">',
  },
  {
    what: 'capitals in names',
    html: '<img srcSet="/a 480w" src="/a"/>',
    less: '<img srcset="/a 480w" src="/a">',
  },
])('removes $what', async ({ html, less }) => {
  expect(await minified(html)).toBe(less);
});

test.each([
  {
    what: 'words from their links',
    html: '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>',
  },
  { what: 'quotes from attributes', html: '<p class="a" id="b" title="a>b">x</p>' },
  { what: 'tags that may be left out', html: '<table><tbody><tr><td>a</td></tr></tbody></table>' },
  {
    what: 'space in scripts',
    html: '<script>a  (  "<b>"  )</script><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>',
  },
  {
    what: 'slashes in drawings',
    html: '<style>@media(min-width:9px){a{b:c}}</style><svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>',
  },
  {
    what: 'escapes',
    html: '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום</p>',
  },
])('does not remove $what', async ({ html }) => {
  expect(await minified(html)).toBe(html);
});

test('shortens a repeated tag, on the same page and on the next', async () => {
  const minifyPage = minifier();
  expect(await minifyPage('<p hidden="">a</p><p hidden="">b</p>')).toBe(
    '<p hidden>a</p><p hidden>b</p>',
  );
  expect(await minifyPage('<b><p hidden="">a</p></b>')).toBe('<b><p hidden>a</p></b>');
});

test('names the page that has an invalid tag', async () => {
  const failing = minified('<p a=">b</p><p ="x">');
  await expect(failing).rejects.toThrow(BuildError);
  await expect(failing).rejects.toThrow(/^The page \/a was not written\. .* is not HTML: /);
});

test('pages are as short as if html-minifier-terser gets whole pages, except for a few spaces', async () => {
  const { html } = plainSite();
  const minifyPage = minifier();
  for (const file of ['index.html', 'services.html', 'coupons.html', '404.html']) {
    const whole = await minify(html.get(file)!, {
      collapseWhitespace: true,
      collapseBooleanAttributes: true,
      removeComments: true,
    });
    const short = await minifyPage(html.get(file)!);
    expect(short.length - whole.length).toBeLessThan(20);
    expect(short.replace(/\s+(?=<)/g, '')).toBe(whole.replace(/\s+(?=<)/g, ''));
  }
});

test('a page in pieces gets the same tags and the same text as the whole page', async () => {
  const scan = createScanner((tag) => tag);
  const minifyPage = createMinifier();
  // Pages of makes are alike. Two show what is shortened again on the next page.
  const [makes, others] = [/^\/vehicles\/./, /^(?!\/vehicles\/.)/].map((of) =>
    routesOf().filter(({ path }) => of.test(path)),
  );
  const pages = [...others!, ...makes!.slice(0, 2)].map(renderRoute);
  expect(new Set(pages.flat().filter(({ isShared }) => isShared)).size).toBeGreaterThan(10);
  for (const pieces of pages) {
    const whole = htmlOf(pieces);
    const scans = pieces.map(({ html }) => scan(html));
    // A scanner forgets tags, and what the minifier has added to them.
    const plain = ({ text, name, attributes }: Tag) => ({ text, name, attributes });
    expect(scans.flatMap(({ tags }) => tags.map(plain))).toEqual(scan(whole).tags.map(plain));
    const finished = await minifyPage('/a', pieces, scans);
    const [once] = await minifyPage('/a', [{ html: whole }], [scan(whole)]);
    expect(finished.map(({ bytes }) => String(bytes)).join('')).toBe(String(once!.bytes));
    expect(finished.flatMap(({ scripts }) => scripts)).toEqual(once!.scripts);
  }
});
