import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Route } from '../../../src/generator/route.ts';
import { renderUnstyled, withStyles } from '../../../src/generator/render.ts';

const styles = {
  base: ["p::before{content:'$& $$'}"],
  components: ['button', 'button-row', 'card'].map((name) => ({ name, css: `.${name}{}` })),
  lateSheet: { href: '/assets/late.css', rootClasses: ['late', 'later'] },
};

const inHead = (html: string) =>
  /<style>@layer page\{(.*)\}<\/style>/.exec(withStyles(`<style></style>${html}`, styles))![1];

test('adds the styles of components whose root class is in the markup, in cascade order', () => {
  expect(inHead('<p class="card\nx"><b class="button">')).toBe(`${styles.base}.button{}.card{}`);
  expect(inHead('<p id="card">class="card</p><i class="button-row wide">')).toBe(
    `${styles.base}.button-row{}`,
  );
});

test.each([
  '<p class="late"></p><main><p>HERE<b class="later"></p></main>',
  '<main id="main">HERE<p id="a" class="x late y">',
  '<p class="late"></p><main><p class="lately">',
  '<main></main>HERE<p class="late">',
  '<p class="late"></p>',
])('links the late styles before the first element after <main that needs them: %s', (html) => {
  const link = '<link rel="stylesheet" href="/assets/late.css">';
  expect(withStyles(html.replace('HERE', ''), styles)).toBe(html.replace('HERE', link));
});

test('a page says what its template throws, also if it is a text, and if it has no styles', () => {
  const throwing = createElement(() => {
    throw 'no tools';
  });
  const rendering = (document: ReactElement) => () =>
    renderUnstyled({ kind: 'page', document } as Route, '');
  expect(rendering(throwing)).toThrow('rendered: no tools');
  expect(rendering(createElement('html'))).toThrow('needs an empty <style>');
});
