import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import {
  BASE_STYLES,
  COMPONENT_STYLES,
  LATE_STYLES,
  MEDIA_STYLES,
} from '../../../src/styles/order.ts';
import { filesOf } from './import-graph.ts';

const PARTS = [...COMPONENT_STYLES, ...LATE_STYLES];
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

test('styles are all listed once in src/styles/order.ts', () => {
  const listed = [...BASE_STYLES, ...PARTS, ...MEDIA_STYLES.map(({ file }) => file)].map(
    (name) => `src/${name}.css`,
  );
  expect([...listed].sort()).toEqual(
    filesOf('src/**/*.css').filter((file) => !/^src\/(generator|editor)\//.test(file)),
  );
});

// A page gets a component's styles only if it has the root class. So a rule for another class
// would apply on some pages only.
test('styles of a component select only its root class and what is inside', () => {
  const others = PARTS.flatMap((name) => {
    const own = new RegExp(`\\.${basename(name)}(?!\\w)`);
    return selectorsOf(readFileSync(`src/${name}.css`, 'utf8'))
      .filter((selector) => !own.test(selector))
      .map((selector) => `${name}: ${selector}`);
  });
  expect(others).toEqual([]);
});
