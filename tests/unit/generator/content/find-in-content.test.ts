import { expect, test } from 'vitest';
import { locatePageMistakes } from '../../../../src/generator/check/locate-page-mistakes.ts';
import type { PageMistake } from '../../../../src/generator/check/check-types.ts';
import { checkMistake } from '../../../../src/generator/check/check-mistakes.ts';
import { formatMistake } from '../../../../src/generator/base/mistake.ts';
import { findInContent } from '../../../../src/generator/content/find-in-content.ts';
import { loadContent } from '../../../../src/generator/content/load-content.ts';
import { typeset } from '../../../../src/rules/typeset.ts';
import { contentModel } from '../../../../src/schema/content-model.ts';
import { folderOf } from '../../../support/content-files.ts';
import { edited, SAMPLE } from '../../../support/sample-content.ts';

const ORIGIN = 'https://www.corner.example';
const HOME = {
  kind: 'page',
  path: '/',
  contentFile: 'pages/home.yaml',
} as PageMistake['route'];

/** The message about a mistake, for content with a changed answer. */
function said(mistake: PageMistake, answer = 'We are open.'): string[] {
  const loadedContent = loadContent(
    contentModel,
    folderOf({ ...SAMPLE, ...edited('faq.yaml', 'We are open {hours.shop}.', answer) }),
  );
  const sitePlan = { origin: ORIGIN, contentFolderName: 'content' };
  return locatePageMistakes([mistake], { sitePlan, loadedContent }).map(formatMistake);
}

const dead = (text: string): PageMistake => ({
  route: HOME,
  ...checkMistake('broken-link', { target: text }),
  text,
});

test('a broken link is reported at each position in the content, with its words', () => {
  const several = { ...dead('/othr'), pageCount: 3 };
  const says =
    'the page /, as on 2 other pages, links to /othr, but no page or file has that address.';
  expect(said(several, '>-\n      See [a](/othr)\n      and [one\n      more](/othr).')).toEqual([
    `content/faq.yaml:5:11  "[a](/othr)": ${says}`,
    `content/faq.yaml:6:11  "[one more](/othr)": ${says}`,
  ]);
  expect(said(dead('/othr'), 'See [that](/othr-side), or /othr.')[0]).toMatch(/^\/ \(content/);
  expect(said(dead('/othr'), `See [it](${ORIGIN}/othr).`)[0]).toContain(
    `content/faq.yaml:4:17  "[it](${ORIGIN}/othr)": `,
  );
});

test('an address can be a whole field', () => {
  expect(said(dead('/reviews')).join('\n')).toMatch(
    /^content\/pages\/about\.yaml:\d+:\d+ {2}"\/reviews": the page \/ links to/m,
  );
});

test('a mistake of a whole page is reported at its title, as it is typed', () => {
  const at = (title: string) => {
    const route = { ...HOME, head: { title } } as PageMistake['route'];
    return said({ route, ...checkMistake('orphan', {}) })[0];
  };
  expect(at('oil service in Centreville')).toContain(
    'content/services/oil.yaml:3:8  "oil service in {town}": the page / is not linked from',
  );
  const words = "Acura's repair by people who have known these cars for long";
  const content = edited('makes/acura.yaml', 'Acura repair near you', `${words} | {name}`);
  const { validFiles } = loadContent(contentModel, folderOf({ ...SAMPLE, ...content }));
  expect(findInContent(validFiles, [typeset(words)], 'title')).toMatchObject([
    { displayPath: 'content/makes/acura.yaml', line: 5 },
  ]);
});
