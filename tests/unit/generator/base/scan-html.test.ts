import { expect, test } from 'vitest';
import { unsharedMain, scanHtml } from '../../../../src/generator/base/scan-html.ts';

test('a scan lists the opening tags, and separately the contents of scripts and styles', () => {
  const { tags, embedded } = scanHtml(
    '<p class="a &amp; b" hidden>1 < 2</p><script>if (a<b) "<i>"</script><br/><a title="x&gt;y">',
  );
  expect(tags).toEqual([
    { text: '<p class="a &amp; b" hidden>', name: 'p', attributes: { class: 'a & b', hidden: '' } },
    { text: '<script>', name: 'script', attributes: {} },
    { text: '<br/>', name: 'br', attributes: {} },
    { text: '<a title="x&gt;y">', name: 'a', attributes: { title: 'x>y' } },
  ]);
  expect(embedded.map(({ text }) => text)).toEqual(['if (a<b) "<i>"']);
});

test.each([
  [
    '<p>0</p><main id="m"><p>a</p><div class="x" data-shared=""><div>b</div><div>c</div></div>' +
      '<section data-shared="">d</section></main><p>0</p>',
    'ad',
  ],
  ['<main><style>a{}</style>b<script>c < d</script></main>', 'b'],
  ['<p>no main element</p>', ''],
])("a page's own part leaves out what is marked as shared: %s", (html, own) => {
  expect(unsharedMain(html).replace(/<[^>]*>/g, '')).toBe(own);
});
