import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { REDIRECT_PATH } from '../support/shop-site.ts';
import type { Rules } from './rules.ts';

const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Why rules in .htmlvalidate.json differ from the presets. The reasons are here because JSON has no comments. */
const DEVIATIONS: Record<string, string> = {
  'doctype-style': 'The minifier writes the doctype in small letters. HTML takes both.',
  'attr-case': 'React writes charSet and popoverTarget. HTML takes names of attributes in either case.',
  'long-title': 'The build limits titles to 65 characters as people read them. This rule counts an apostrophe as the six of its code.',
  'void-style': 'React writes <br/>, the minifier <br>. HTML takes both.',
  'tel-non-breaking':
    'A phone number has the same bytes on every page, so that people and search engines can copy and compare it. Special spaces and hyphens would change it.',
};

/** The faults of a page, with their positions. */
async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, column }) => `${column}: ${ruleId}: ${message}`));
}

/** The markup of a page without its words and values. Pages with the same markup need one look. */
const skeletonOf = (html: string): string => html.replace(/<(style|script|svg)[^]*?<\/\1>|="[^"]*"|(?<=>)[^<]+/g, '');
const sound = new Set<string>();

export const htmlValidate: Rules = ({ htmlOf, shapes }, rule) => {
  rule('finds nothing wrong in a page of each shape', async () => {
    const wrong: string[] = [];
    for (const path of [...shapes, REDIRECT_PATH]) {
      const skeleton = skeletonOf(htmlOf(path));
      if (sound.has(skeleton)) continue;
      const found = await faults(htmlOf(path));
      if (found.length === 0) sound.add(skeleton);
      wrong.push(...found.map((fault) => `${path}:${fault}`));
    }
    expect(wrong).toEqual([]);
  });

  rule('finds what is wrong', async () => {
    const html = htmlOf('/about').replace(/<main[^>]*>/, '$&<img src="/a.png"><p id="main"><div>');
    expect((await faults(html)).join('\n')).toMatch(/no-dup-id[^]*wcag\/h37|wcag\/h37[^]*no-dup-id/);
  });

  rule('a reason is written for each rule that differs from the presets', () => {
    expect(Object.keys(config.rules ?? {}).sort()).toEqual(Object.keys(DEVIATIONS).sort());
  });
};
