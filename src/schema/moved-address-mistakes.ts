import { type FilledFile, type FieldMistake } from '../generator/index.ts';
import { closestMatch, valueAt } from '../generator/portable.ts';
import { fileNamed, listIn } from './content-queries.ts';
import type { AddressMove } from '../rules/moved-addresses.ts';
import { shopMistake } from './mistakes.ts';

/**
 * Finds old addresses in shop.yaml that are pages today or lead to no page. `factValues` includes
 * the pages' addresses.
 */
export function movedAddressMistakes(
  filledFiles: FilledFile[],
  files: string[],
  factValues: Record<string, string> | undefined,
): FieldMistake[] {
  const shop = fileNamed(filledFiles, 'shop.yaml');
  if (!shop || !factValues) return [];
  const pages = new Set([
    '/',
    ...files.flatMap(pathOfPage),
    ...Object.keys(factValues).flatMap((name) =>
      name.startsWith('page.') ? factValues[name]! : [],
    ),
  ]);
  return [...suffixesOfToday(shop), ...wrongMoves(shop, pages)];
}

function* suffixesOfToday({ source, data }: FilledFile): Iterable<FieldMistake> {
  const suffixToday = valueAt(data, ['area', 'addressSuffix']);
  for (const [index, suffix] of listIn(data, 'area', 'formerSuffixes').entries())
    if (suffix === suffixToday)
      yield { source, path: ['area', 'formerSuffixes', index], ...shopMistake('suffix-today', {}) };
}

function* wrongMoves({ source, data }: FilledFile, pages: Set<string>): Iterable<FieldMistake> {
  const list = listIn(data, 'moved') as AddressMove[];
  const old = list.map(({ from }) => from);
  for (const [index, { from, to }] of list.entries()) {
    const served = String(from).replace(/\/index$/, '') || '/';
    if (pages.has(served) || served === '/404')
      yield { source, path: ['moved', index, 'from'], ...shopMistake('page-there', {}) };
    if (old.indexOf(from) < index)
      yield { source, path: ['moved', index, 'from'], ...shopMistake('moved-twice', {}) };
    if (pages.has(to)) continue;
    const mistakeOfMove = old.includes(to)
      ? shopMistake('moved-again', {})
      : shopMistake('moved-nowhere', { suggestion: closestMatch(to, pages) });
    yield { source, path: ['moved', index, 'to'], ...mistakeOfMove };
  }
}

const pathOfPage = (file: string): string[] => {
  const [, name] = /^pages\/(?!home|not-found)(.+)\.yaml$/.exec(file) ?? [];
  return name === undefined ? [] : [`/${name}`];
};
