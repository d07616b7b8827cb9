import { expect, test } from 'vitest';
import { minifyPages } from '../../../src/generator/minify.ts';

const minified = minifyPages();

test.each([
  {
    what: 'needless slashes and empty values',
    html: '<img alt="" hidden="" src="/a"/><p autoFocus="" hidden=""></p>',
    less: '<img alt="" hidden src="/a"><p autofocus hidden></p>',
  },
  {
    what: 'capitals in names',
    html: '<img srcSet="/A 480w" src="/A"/>',
    less: '<img srcset="/A 480w" src="/A">',
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

test('a tag that is not HTML is named', async () => {
  await expect(minified('<p ="x" hidden="">')).rejects.toThrow(
    /^<p ="x" hidden=""> is not HTML: .* Correct its component\.$/s,
  );
});
