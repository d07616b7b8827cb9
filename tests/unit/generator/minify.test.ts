import { expect, test } from 'vitest';
import { minify } from '../../../src/generator/minify.ts';

test.each([
  [
    'needless slashes and empty values',
    '<img alt="" hidden="" src="/a"/><link crossOrigin=""/><p autoFocus="" hidden=""></p>',
    '<img alt="" hidden src="/a"><link crossorigin><p autofocus hidden></p>',
  ],
  ['capitals in names', '<img srcSet="/A 480w" src="/A"/>', '<img srcset="/A 480w" src="/A">'],
])('removes %s', (_what, html, less) => {
  expect(minify(html)).toBe(less);
});

test.each([
  ['words from their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
  ['quotes from attributes', '<p class="a" id="b" title="a&gt;b">x</p>'],
  [
    'space in scripts',
    '<script>a  (  "<b>"  )</script><script type="application/ld+json">{"a":"<\\u002fscript>  b"}</script>',
  ],
  [
    'slashes in drawings',
    '<style>@media(min-width:9px){a{b:c}}</style><svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>',
  ],
  ['escapes', '<p title="&quot;a&quot; &amp; b">&lt;script&gt; fooBar=1 &amp;amp; 🚗 שלום</p>'],
])('does not remove %s', (_what, html) => {
  expect(minify(html)).toBe(html);
});
