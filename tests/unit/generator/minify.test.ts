import { expect, test } from 'vitest';
import { minifyPages } from '../../../src/generator/minify.ts';

const minified = minifyPages();

test.each([
  [
    'needless slashes and empty values',
    '<img alt="" hidden="" src="/a"/><link crossOrigin=""/><p autoFocus="" hidden=""></p>',
    '<img alt="" hidden src="/a"><link crossorigin><p autofocus hidden></p>',
  ],
  ['capitals in names', '<img srcSet="/A 480w" src="/A"/>', '<img srcset="/A 480w" src="/A">'],
])('removes %s', async (_what, html, less) => {
  expect(await minified(html)).toBe(less);
});

test.each([
  ['words from their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
  ['quotes from attributes', '<p class="a" id="b" title="a>b">x</p>'],
  ['tags that may be left out', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  [
    'space in scripts',
    '<script>a  (  "<b>"  )</script><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>',
  ],
  [
    'slashes in drawings',
    '<style>@media(min-width:9px){a{b:c}}</style><svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>',
  ],
  ['escapes', '<p title="&quot;a&quot; &amp; b">&lt;script&gt; &amp;amp; 🚗 שלום</p>'],
])('does not remove %s', async (_what, html) => {
  expect(await minified(html)).toBe(html);
});

test('a tag that is not HTML is named', async () => {
  await expect(minified('<p ="x" hidden="">')).rejects.toThrow(
    /^<p ="x" hidden=""> is not HTML: .* Correct its component\.$/s,
  );
});
