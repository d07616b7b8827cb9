import { minify as reference } from 'html-minifier-terser';
import { expect, test } from 'vitest';
import { createMinifier } from '../../src/generator/write/minify-html.ts';
import { renderSite } from '../support/in-memory.ts';

test('every page of the site is minified as html-minifier-terser minifies it', async () => {
  const minify = createMinifier();
  for (const [file, html] of renderSite().html) {
    const expected = await reference(html, { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true });
    expect([file, minify(html)]).toEqual([file, expected]);
  }
});
