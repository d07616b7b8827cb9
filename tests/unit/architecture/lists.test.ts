import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WIDGETS } from '../../../src/rules/names.ts';
import {
  BASE_STYLES,
  COMPONENT_STYLES,
  LATE_STYLES,
  MEDIA_STYLES,
} from '../../../src/styles/order.ts';
import type { Content } from '../../../src/schema/schema.ts';
import type { Photo } from '../../../src/generator/site.ts';
import { CONTENT, plainSite, renderSite } from '../../support/in-memory.ts';
import { filesOf } from './import-graph.ts';

const PARTS = [...COMPONENT_STYLES, ...LATE_STYLES];
const photo = (): Photo => ({
  src: '/p.jpg',
  sources: [{ type: 'image/avif', srcSet: '/p.avif 480w' }],
});
/** The shop with nothing beside it. */
const aloneOf = ({ shop, pages, ...content }: Content): Content => ({
  ...content,
  shop: { ...shop, hours: { shop: shop.hours.shop } },
  pages: {
    ...pages,
    'car-wash': undefined,
    home: { ...pages.home, welcome: { ...pages.home.welcome, corner: undefined } },
  },
});
// Some components are used only if the shop has photos, or nothing beside it.
const html = [plainSite(), renderSite(CONTENT, photo), renderSite(aloneOf(CONTENT))].flatMap(
  (site) => [...site.html.values()],
);
const classes = new Set(
  html.flatMap((page) =>
    [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
  ),
);

/**
 * Every selector of a style sheet, also inside @media, but no steps of keyframes. Commas in
 * parentheses do not separate selectors.
 */
const selectorsOf = (css: string): string[] =>
  css
    .replace(/\/\*[^]*?\*\/|@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .match(/[^{};]+(?=\{)/g)!
    .filter((head) => !head.trim().startsWith('@'))
    .flatMap((head) =>
      head.replace(/\((?:[^()]|\([^()]*\))*\)/g, (list) => list.replaceAll(',', ' ')).split(','),
    );

describe('styles', () => {
  test('are all listed once in src/styles/order.ts', () => {
    const listed = [...BASE_STYLES, ...PARTS, ...MEDIA_STYLES.map(({ file }) => file)].map(
      (name) => `src/${name}.css`,
    );
    expect([...listed].sort()).toEqual(
      filesOf('src/**/*.css').filter((file) => !/^src\/(generator|editor)\//.test(file)),
    );
  });

  // A page gets a component's styles only if it has the root class. So a rule for another class
  // would apply on some pages only.
  test('of a component select only its root class and what is inside', () => {
    const others = PARTS.flatMap((name) => {
      const own = new RegExp(`\\.${basename(name)}(?!\\w)`);
      return selectorsOf(readFileSync(`src/${name}.css`, 'utf8'))
        .filter((selector) => !own.test(selector))
        .map((selector) => `${name}: ${selector}`);
    });
    expect(others).toEqual([]);
  });

  test('have a root class that some page uses', () => {
    expect(PARTS.filter((name) => !classes.has(basename(name)))).toEqual([]);
  });
});

test('some page uses each widget', () => {
  expect(
    WIDGETS.filter((name) => !html.some((page) => page.includes(`data-widget="${name}"`))),
  ).toEqual([]);
});
