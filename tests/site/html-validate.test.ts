import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlOf, REDIRECT_PATH, SHAPES } from '../support/shop-site.ts';

const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** JSON holds no comments: why each rule of .htmlvalidate.json is not as its preset has it. */
const DEVIATIONS: Record<string, string> = {
  'doctype-style': 'The minifier writes the doctype in small letters. HTML takes both.',
  'attr-case': 'React writes charSet and popoverTarget. HTML takes names of attributes in either case.',
  'void-style': 'React writes <br/>, the minifier <br>. HTML takes both.',
  'tel-non-breaking':
    'A phone number stands on every page in the very same bytes, so that people and search engines can copy and compare it. Special spaces and hyphens would change it.',
};

/** What is wrong, each with its place in the page. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, column }) => `${column}: ${ruleId}: ${message}`));
}

test('finds nothing wrong in a page of each shape', async () => {
  const wrong: string[] = [];
  for (const path of [...SHAPES, REDIRECT_PATH]) wrong.push(...(await faults(htmlOf(path))).map((fault) => `${path}:${fault}`));
  expect(wrong).toEqual([]);
});

test('finds what is wrong', async () => {
  const html = htmlOf('/about').replace(/<main[^>]*>/, '$&<img src="/a.png"><p id="main"><div>');
  expect((await faults(html)).join('\n')).toMatch(/no-dup-id[^]*wcag\/h37|wcag\/h37[^]*no-dup-id/);
});

test('gives a reason for each rule that deviates from the presets', () => {
  expect(Object.keys(config.rules ?? {}).sort()).toEqual(Object.keys(DEVIATIONS).sort());
});
