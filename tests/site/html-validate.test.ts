import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlOf } from '../support/built-pages.ts';
import { PAGE_PATHS, REDIRECT_PATH } from './spec-routes.ts';

const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** JSON holds no comments: why each rule of .htmlvalidate.json is not as its preset has it. */
const DEVIATIONS: Record<string, string> = {
  'doctype-style': 'The minifier writes the doctype in small letters, as the standard allows. Small letters are asked for, so the rule still holds.',
  'tel-non-breaking': 'A phone number stands on every page in the very same bytes, so that people and search engines can copy and compare it. Special spaces and hyphens would change it.',
};

/** What is wrong, each with its place in the page. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, column }) => `${column}: ${ruleId}: ${message}`));
}

test.each([...PAGE_PATHS, REDIRECT_PATH])('%s', async (path) => {
  expect(await faults(htmlOf(path))).toEqual([]);
});

test('finds what is wrong', async () => {
  const html = htmlOf('/about').replace(/<main[^>]*>/, '$&<img src="/a.png"><p id="main"><div>');
  expect((await faults(html)).join('\n')).toMatch(/no-dup-id[^]*wcag\/h37|wcag\/h37[^]*no-dup-id/);
});

test('gives a reason for each rule that deviates from the presets', () => {
  expect(Object.keys(config.rules ?? {}).sort()).toEqual(Object.keys(DEVIATIONS).sort());
});
