import { minify } from 'html-minifier-terser';
import { expect, test } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { createScanner } from '../../../src/generator/check/scan-html.ts';
import { minifyPage } from '../../../src/generator/write/minify-page.ts';
import { plainSite } from '../../support/in-memory.ts';

function minifier(): (html: string) => Promise<string> {
  const scan = createScanner((tag) => tag);
  return (html) => minifyPage('/a', html, scan(html));
}
const minified = (html: string): Promise<string> => minifier()(html);

test.each([
  {
    what: 'needless slashes',
    html: '<img alt="" hidden="" src="/a"/><p hidden=""></p>',
    less: '<img alt="" hidden src="/a"><p hidden></p>',
  },
  { what: 'spaces around styles', html: '<p style=" a:b; ">x</p><p style="a: b;c:d"/>', less: '<p style="a:b;">x</p><p style="a: b;c:d">' },
  { what: 'capitals in names', html: '<img srcSet="/a 480w" src="/a"/>', less: '<img srcset="/a 480w" src="/a">' },
])('removes $what', async ({ html, less }) => {
  expect(await minified(html)).toBe(less);
});

test.each([
  { what: 'words from their links', html: '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>' },
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
  { what: 'escapes', html: '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום</p>' },
])('does not remove $what', async ({ html }) => {
  expect(await minified(html)).toBe(html);
});

test('shortens a repeated tag, on the same page and on the next', async () => {
  const minifyNext = minifier();
  expect(await minifyNext('<p hidden="">a</p><p hidden="">b</p>')).toBe('<p hidden>a</p><p hidden>b</p>');
  expect(await minifyNext('<b><p hidden="">a</p></b>')).toBe('<b><p hidden>a</p></b>');
});

test('names the page that has an invalid tag', async () => {
  const failing = minified('<p a=">b</p><p ="x">');
  await expect(failing).rejects.toThrow(BuildError);
  await expect(failing).rejects.toThrow(/^The page \/a was not written\. .* is not HTML: /);
});

test('pages are as short as if html-minifier-terser gets whole pages, except for a few spaces', async () => {
  const { html } = plainSite();
  const minifyNext = minifier();
  for (const file of ['index.html', 'services.html', 'coupons.html', '404.html']) {
    const whole = await minify(html.get(file)!, { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true });
    const short = await minifyNext(html.get(file)!);
    expect(short.length - whole.length).toBeLessThan(20);
    expect(short.replace(/\s+(?=<)/g, '')).toBe(whole.replace(/\s+(?=<)/g, ''));
  }
});
