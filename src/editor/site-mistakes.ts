import { BuildError } from '../generator/build-error.ts';
import { checkPage, checkSite } from '../generator/check/check.ts';
import { describeFaults } from '../generator/check/describe-faults.ts';
import { readPage } from '../generator/check/read-page.ts';
import { scanHtml } from '../generator/check/scan-html.ts';
import { crawlerFiles } from '../generator/hosts/crawler-files.ts';
import type { Mistake } from '../generator/mistake.ts';
import type { OpenSite } from '../generator/open-site.ts';
import { ContentErrors } from '../generator/content/content-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { pathAt } from '../generator/content/locate.ts';
import { pageFiles } from '../generator/page-files.ts';
import { renderRoute, withStyles } from '../generator/render.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';
import type { PlacedMistake } from './api.ts';
import type { SiteOpener } from './site-opener.ts';
import { inOwnersWords } from './in-owners-words.ts';
import { textIn } from './texts.ts';

/** What the build would say about the site with some content: first of the fields, and if they are right, of all pages. */
export async function siteMistakes(
  { site, open }: SiteOpener,
  io: ContentIo,
): Promise<PlacedMistake[]> {
  return (await mistakesOf(site(), () => open(io))).map((mistake) => {
    if (!mistake.file?.startsWith(`${io.root}/`)) return mistake;
    const file = mistake.file.slice(io.root.length + 1);
    const text = mistake.line === undefined ? undefined : textIn(io, file);
    const ref = {
      file,
      path: text === undefined ? [] : pathAt(text, mistake.line!, mistake.column),
    };
    const message = inOwnersWords(mistake.message, io, site().content, ref);
    return { ...mistake, message, ref, ...curesOf(mistake.message) };
  });
}

/** The cures that a mistake names for whoever edits the file. */
function curesOf(message: string): Pick<PlacedMistake, 'cures'> {
  const [, words] = /# literal: (.*), because …/.exec(message) ?? [];
  const [, fact] = /\bWrite (\{[\w.-]+\})/.exec(message) ?? [];
  return words === undefined ? {} : { cures: { words, ...(fact !== undefined && { fact }) } };
}

async function mistakesOf(site: SiteDefinition, open: () => Promise<OpenSite>): Promise<Mistake[]> {
  try {
    const { content, routes, styles, files, findWritten } = await open();
    const { origin } = site.host(content);
    const names = [
      ...pageFiles(routes).keys(),
      ...files.keys(),
      ...site.files(content).keys(),
      ...crawlerFiles(origin, routes).keys(),
    ];
    const facts = { origin, routes, files: new Set(names) };
    const pages = routes.flatMap((route) => {
      const html = withStyles(renderRoute(route), styles);
      return route.kind === 'page' ? [readPage(route, html, scanHtml(html), origin)] : [];
    });
    const faults = pages.flatMap((page) => checkPage(page, facts, site.checks));
    return describeFaults([...faults, ...checkSite(pages, facts)], origin, findWritten);
  } catch (error) {
    // The build would end with these. Any other error is thrown on.
    if (error instanceof ContentErrors) return error.mistakes;
    if (error instanceof BuildError)
      return error.message.split('\n').map((message) => ({ message }));
    throw error;
  }
}
