import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REDIRECT_PATH, type ShopSite } from '../../support/shop-site.ts';

/** The rules of html-validate that pages must keep. */
export const VALIDATION = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const loader = new StaticConfigLoader(VALIDATION);
const config = loader.getConfigFor('page.html');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** The faults of a page's HTML, with their positions. */
export async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, column }) => `${column}: ${ruleId}: ${message}`),
  );
}

/**
 * The markup of each section, without words, values and data, and with one of many equal items.
 * Each needs one look.
 */
const skeletonsOf = (html: string): string[] =>
  html
    .replace(
      /<(style|script|svg)[^]*?<\/\1>| (data-[\w-]+|aria-current)="[^"]*"|="[^"]*"|(?<=>)[^<]+/g,
      '',
    )
    .replace(/(<(li|tr|details|option)\b(?:(?!<\2\b)[^])*?<\/\2>)\1+/g, '$1')
    .split(/(?=<main|<section)|(?<=<\/main>)/);
const sound = new Set<string>();

export function htmlValidate({ htmlOf, shapes }: ShopSite): void {
  test('finds nothing wrong in a page of each shape', async () => {
    const wrong: string[] = [];
    for (const path of [...shapes, REDIRECT_PATH]) {
      const skeletons = skeletonsOf(htmlOf(path));
      if (skeletons.every((skeleton) => sound.has(skeleton))) continue;
      const found = await faults(htmlOf(path));
      if (found.length === 0) skeletons.forEach((skeleton) => sound.add(skeleton));
      wrong.push(...found.map((fault) => `${path}:${fault}`));
    }
    expect(wrong).toEqual([]);
  });
}
