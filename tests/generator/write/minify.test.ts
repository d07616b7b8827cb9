import { expect, it } from 'vitest';
import { BuildError } from '../../../src/generator/build-error.ts';
import { minifyPages } from '../../../src/generator/write/minify.ts';

const minified = (html: string): string | undefined => minifyPages(new Map([['a.html', html]])).get('a.html');

it.each([
  ['white space between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['comments', '<p>a<!-- b --></p>', '<p>a</p>'],
])('takes out %s', (_what, html, less) => {
  expect(minified(html)).toBe(less);
});

it.each([
  ['words from their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
  ['quotes from attributes', '<p class="a" id="b">x</p>'],
  ['tags that may be left out', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['a character from scripts and data', '<script>a  (  "b"  )</script><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>'],
  ['a character from styles', '<style>@media(min-width:9px){a{b:c}}</style>'],
  ['escapes', '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום</p>'],
])('does not take %s', (_what, html) => {
  expect(minified(html)).toBe(html);
});

it('gives every file its page, files of the same text too', () => {
  const pages = minifyPages(new Map([['a.html', '<p> a </p>'], ['a/index.html', '<p> a </p>'], ['b.html', '<p> b </p>']]));
  expect([...pages]).toEqual([['a.html', '<p>a</p>'], ['a/index.html', '<p>a</p>'], ['b.html', '<p>b</p>']]);
});

it('names the page that cannot be parsed', () => {
  const failing = (): unknown => minifyPages(new Map([['bad.html', '<p <']]));
  expect(failing).toThrow(BuildError);
  expect(failing).toThrow(/^bad\.html was not written\. It is not HTML that can be minified: Parse Error/);
});
