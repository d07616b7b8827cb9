import { expect, test } from 'vitest';
import { ownMain, textOf as scannedText } from '../../src/generator/check/scan-html.ts';
import { compareTexts } from '../../src/generator/check/compare-texts.ts';
import { wordRuns } from '../../src/generator/check/word-runs.ts';
import { parsePage, select, textOf } from '../support/select.ts';
import { THIS_SHOP } from '../support/this-shop.ts';

const { htmlOf, servicePaths, makePaths } = THIS_SHOP;

const count = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** A page's own text: without buttons, links to other services, and the list of towns. */
function ownText(path: string): string {
  const main = select(parsePage(htmlOf(path)), 'main');
  for (const shared of main.querySelectorAll(
    '.button, .teasers, .price-pylon, .service-area ul, .service-area-map, .visually-hidden, svg, [data-shared]',
  ))
    shared.remove();
  return textOf(main);
}

/** The pages whose own text has fewer words, with their number of words. */
const shorterThan = (words: number, paths: string[]) =>
  paths.map((path) => [path, count(ownText(path))] as const).filter(([, found]) => found < words);

test('every service page has at least 350 words of its own', () => {
  expect(shorterThan(350, servicePaths)).toEqual([]);
});

test('every make page has at least 250 words of its own', () => {
  expect(shorterThan(250, makePaths)).toEqual([]);
});

test('the rule of the build compares the same text of a make page', () => {
  const path = makePaths[0]!;
  expect(Math.abs(count(scannedText(ownMain(htmlOf(path)))) - count(ownText(path)))).toBeLessThan(
    20,
  );
});

test('no two service pages are too similar', () => {
  const texts = servicePaths.map((path) => ({ name: path, runs: wordRuns(ownText(path), '') }));
  expect(compareTexts(texts, 0.25).alike).toEqual([]);
});
