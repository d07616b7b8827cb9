import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { PageRoute, Route } from '../../../src/generator/site.ts';
import { withStyles } from '../../../src/generator/render.ts';
import { BuildError } from '../../../src/generator/build-error.ts';
import { renderAll } from '../../support/render-all.ts';
import { parsePage, select } from '../../support/select.ts';

const page = (path: string, source: string, body: ReactElement = <h1>One</h1>): PageRoute => ({
  kind: 'page',
  path,
  pattern: path,
  source,
  head: { title: 'A page of this test', description: 'What it says.' },
  document: (
    <html lang="en">
      <head>
        <style />
      </head>
      <body>{body}</body>
    </html>
  ),
});

const redirect: Route = {
  kind: 'redirect',
  path: '/a',
  source: 'away.yaml',
  to: 'https://x.example/',
  document: <html lang="en" />,
};

test.each([
  {
    what: 'two pages',
    other: page('/a', 'two.yaml'),
    places: 'a.html: /a (one.yaml) and /a (two.yaml)',
  },
  {
    what: 'a page and a redirect',
    other: redirect,
    places: 'a.html: /a (one.yaml) and /a (away.yaml)',
  },
  {
    what: 'two pages with one file',
    other: page('/a/index', 'two.yaml'),
    places: 'a/index.html: /a (one.yaml) and /a/index (two.yaml)',
  },
])('refuses $what that write the same file, and names both', ({ other, places }) => {
  expect(() => renderAll([page('/a', 'one.yaml'), page('/b', 'b.yaml'), other])).toThrow(
    new BuildError(`Two routes write ${places}. Give one of them another slug.`),
  );
});

test('inserts styles unchanged, with any characters', () => {
  const always = "p::before{content:'$& $1 $$'}";
  const files = renderAll([page('/a', 'a.yaml')], (html) =>
    withStyles(html, { always: [always], components: [], late: { href: '/late.css', names: [] } }),
  );
  expect(select(parsePage(files.get('a.html')!), 'head style').text).toBe(always);
});
