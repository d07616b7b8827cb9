import { expect, test } from 'vitest';
import { ownMain, scanHtml } from '../../../../src/generator/check/scan-html.ts';

test('a scan lists the opening tags, and separately the contents of scripts and styles', () => {
  const html =
    '<!doctype html><p class="a &amp; b" hidden>1 < 2</p><script>if (a<b) "<i>"</script><br/><style></style>';
  const { tags, raw } = scanHtml(html);
  expect(tags).toEqual([
    { text: '<p class="a &amp; b" hidden>', name: 'p', attributes: { class: 'a & b', hidden: '' } },
    { text: '<script>', name: 'script', attributes: {} },
    { text: '<br/>', name: 'br', attributes: {} },
    { text: '<style>', name: 'style', attributes: {} },
  ]);
  expect(raw.map(({ text }) => text)).toEqual(['if (a<b) "<i>"', '']);
});

test.each([
  { html: '<a><z><A><Z>', names: ['a', 'z', 'A', 'Z'] },
  { html: '<@><[><`><{>1<<p>', names: ['p'] },
])('a tag begins with a letter: $html', ({ html, names }) => {
  expect(scanHtml(html).tags.map(({ name }) => name)).toEqual(names);
});

test('a > inside quotes does not end a tag, even if another tag is the same up to that point', () => {
  const titles = (html: string): (string | undefined)[] =>
    scanHtml(html).tags.map(({ attributes }) => attributes.title);
  expect(titles('<a title="x>y">1</a><a title="x>z">2</a>')).toEqual(['x>y', 'x>z']);
  expect(titles('<a title="x>z">2</a><a title="x>y">1</a>')).toEqual(['x>z', 'x>y']);
});

test.each([
  {
    html: '<body><p>0</p><main id="m"><p>a</p><div data-shared=""><div>b</div><div>c</div></div><p>d</p></main><p>0</p>',
    own: 'ad',
  },
  {
    html: '<main><div data-shared="">a</div>b<div>c</div><div class="x" data-shared="">d</div></main>',
    own: 'bc',
  },
  { html: '<main>a<div data-shared=""><div>b</div></main>', own: 'a' },
  { html: '<main><section data-shared="">a</section>b</main>', own: 'ab' },
  { html: '<main><style>a{}</style>b</main>', own: 'b' },
  { html: '<main>b<script>c < d</script></main>', own: 'b' },
  { html: '<p>no main element</p>', own: '' },
])("a page's own part leaves out what is marked as shared: $html", ({ html, own }) => {
  expect(ownMain(html).replace(/<[^>]*>/g, '')).toBe(own);
});
