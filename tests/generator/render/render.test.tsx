import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { styled } from '../../../src/generator/assets/styled.ts';
import type { PageRoute, Route } from '../../../src/generator/site.ts';
import { PageStyles } from '../../../src/generator/shared-part.ts';
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
        <PageStyles />
      </head>
      <body>{body}</body>
    </html>
  ),
});

test('writes two files with the same text for each route', () => {
  const files = renderAll([page('/', 'home.yaml'), page('/a/b', 'b.yaml'), page('/404.html', '404.yaml')]);
  expect([...files.keys()]).toEqual(['index.html', 'a/b.html', 'a/b/index.html', '404.html']);
  expect(files.get('a/b.html')).toBe(files.get('a/b/index.html'));
});

const redirect: Route = { kind: 'redirect', path: '/a', source: 'away.yaml', to: 'https://x.example/', document: <html lang="en" /> };

test.each([
  { what: 'two pages', other: page('/a', 'two.yaml'), places: 'a.html: /a (one.yaml) and /a (two.yaml)' },
  { what: 'a page and a redirect', other: redirect, places: 'a.html: /a (one.yaml) and /a (away.yaml)' },
  { what: 'two pages with one file', other: page('/a/index', 'two.yaml'), places: 'a/index.html: /a (one.yaml) and /a/index (two.yaml)' },
])('refuses $what that write the same file, and names both', ({ other, places }) => {
  expect(() => renderAll([page('/a', 'one.yaml'), page('/b', 'b.yaml'), other])).toThrow(
    new BuildError(`Two routes write ${places}. Give one of them another slug.`),
  );
});

test('names the route and the content file of a template that throws, and keeps the cause', () => {
  const slip = new TypeError('Cannot read properties of undefined');
  const Broken = (): never => {
    throw slip;
  };
  const attempt = (): unknown => renderAll([page('/', 'home.yaml'), page('/services/brakes', 'content/services/brakes.yaml', <Broken />)]);
  expect(attempt).toThrow(
    new Error('The page /services/brakes could not be rendered from content/services/brakes.yaml: Cannot read properties of undefined', {
      cause: slip,
    }),
  );
});

test('shows a thrown value that is not an Error', () => {
  const Broken = (): never => {
    throw 'a word';
  };
  expect(() => renderAll([page('/a', 'a.yaml', <Broken />)])).toThrow(
    new Error('The page /a could not be rendered from a.yaml: a word', { cause: 'a word' }),
  );
});

test('inserts styles unchanged, with any characters', () => {
  const always = "p::before{content:'$& $1 $$'}";
  const files = renderAll([page('/a', 'a.yaml')], (pieces) =>
    styled(pieces, { always: [always], components: [], late: { href: '/late.css', names: [] } }),
  );
  expect(select(parsePage(files.get('a.html')!), 'head style').text).toBe(always);
});
