import { expect, test } from 'vitest';
import { pageMinifier } from '../../../src/generator/minify.ts';

const minified = pageMinifier();

test('removes needless slashes, empty values and capitals in names', async () => {
  const html = '<img alt="" hidden="" srcSet="/A 480w" src="/A"/><p autoFocus=""></p>';
  expect(await minified(html)).toBe(
    '<img alt="" hidden srcset="/A 480w" src="/A"><p autofocus></p>',
  );
});

test.each([
  ['words from their links', '<p>Call <a href="tel:+1">now</a> or <b>come</b> in.</p>'],
  ['quotes and escapes', '<p class="a" title="a>b &quot;c&quot;">&lt;b&gt; &amp;amp; שלום</p>'],
  ['space in scripts', '<script>a  (  "<b>"  )</script><script type="x">{"a":"  b"}</script>'],
  ['slashes in drawings', '<svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>'],
])('does not remove %s', async (_what, html) => {
  expect(await minified(html)).toBe(html);
});
