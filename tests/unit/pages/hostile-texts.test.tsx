import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageFileNames } from '../../../src/generator/base/page-path.ts';
import { Redirect } from '../../../templates/redirect.tsx';
import { plainSite, renderSite, withEnds } from '../../support/in-memory.ts';
import { attribute, parsePage, select } from '../../support/select.ts';

// tests/spec proves what the redirect page does. Here its target could close the script.
test('a hostile address stays an address on the redirect page', () => {
  const to = 'https://maps.example/?q="</script><script>evil()</script>&b=\u2028';
  const html = renderToStaticMarkup(
    <Redirect
      to={to}
      page={{
        title: 'Away we go',
        description: 'Away from here.',
        heading: 'Going',
        linkLabel: 'Go there',
      }}
    />,
  );
  const root = parsePage(html);
  expect(attribute(select(root, 'meta[http-equiv=refresh]'), 'content')).toBe(`0; url=${to}`);
  expect(attribute(select(root, 'link[rel=canonical]'), 'href')).toBe(to);
  expect(attribute(select(root, 'main a'), 'href')).toBe(to);
  let replaced: unknown;
  new Function('location', select(root, 'script').rawText)({
    replace: (url: string) => (replaced = url),
  });
  expect(replaced).toBe(to);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

// It closes any element or attribute that it may be in, then opens an element. It has no white
// space, so it adds no word.
const HOSTILE = `</title></style></script><script>evil()</script><x-evil/onevil="1">"'&amp;\u2028😀שלום‏`;
const hostile = withEnds(() => HOSTILE);

const plain = plainSite();
const { html, routes } = renderSite(hostile);
test.each(routes.map(({ path }) => path))('with hostile texts, %s has the same markup', (path) => {
  const [file] = pageFileNames(path);
  const [mine, theirs] = [plain.html.get(file!)!, html.get(file!)!];
  expect(theirs).toContain('evil');
  expect(theirs).not.toMatch(/<x-evil|<script>evil|\sonevil="/);
  const tags = (text: string) => text.match(/<\/?(?:script|style|title|img|svg|a)\b/g);
  expect(tags(theirs)).toEqual(tags(mine));
});

test('no page has a placeholder left, except those that the script fills in', () => {
  const words = (html: string): string =>
    html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/ data-[a-z-]+="[^"]*"/g, '');
  const left = [...plainSite().html].filter(([, html]) => /[{}]/.test(words(html)));
  expect(left.map(([file]) => file)).toEqual([]);
});
