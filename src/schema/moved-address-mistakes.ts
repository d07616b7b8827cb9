import { type FilledFile, type FieldMistake, valueAt } from '../generator/index.ts';
import { nearest } from '../generator/portable.ts';
import { fileNamed, listIn } from './look-ups.ts';
import type { Moved } from '../rules/moved-addresses.ts';
import { mistake } from './mistakes.ts';

/**
 * Finds old addresses in shop.yaml that are pages today, or that lead to no page. `values` has the
 * facts, and with them the addresses of pages.
 */
export function* movedAddressMistakes(
  filledFiles: FilledFile[],
  files: string[],
  values: Record<string, string> | undefined,
): Iterable<FieldMistake> {
  const shop = fileNamed(filledFiles, 'shop.yaml');
  if (!shop || !values) return;
  const { source } = shop;
  const pages = new Set([
    '/',
    ...files.flatMap(pathOfPage),
    ...Object.keys(values).flatMap((name) => (name.startsWith('page.') ? values[name]! : [])),
  ]);
  const suffixToday = valueAt(shop.value, ['area', 'addressSuffix']);
  for (const [index, suffix] of listIn(shop.value, 'area', 'formerSuffixes').entries())
    if (suffix === suffixToday)
      yield { source, path: ['area', 'formerSuffixes', index], ...mistake('suffix-today', {}) };
  const list = listIn(shop.value, 'moved') as Moved[];
  const old = list.map(({ from }) => from);
  for (const [index, { from, to }] of list.entries()) {
    if (pages.has(from))
      yield { source, path: ['moved', index, 'from'], ...mistake('page-there', {}) };
    if (old.indexOf(from) < index)
      yield { source, path: ['moved', index, 'from'], ...mistake('moved-twice', {}) };
    if (pages.has(to)) continue;
    const mistakeOfMove = old.includes(to)
      ? mistake('moved-again', {})
      : mistake('moved-nowhere', { near: nearest(to, pages) });
    yield { source, path: ['moved', index, 'to'], ...mistakeOfMove };
  }
}

const pathOfPage = (file: string): string[] => {
  const [, name] = /^pages\/(?!home|not-found)(.+)\.yaml$/.exec(file) ?? [];
  return name === undefined ? [] : [`/${name}`];
};
