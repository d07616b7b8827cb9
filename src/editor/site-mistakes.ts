import { BuildError } from '../generator/build-error.ts';
import { checkPage, checkSite, SITE_RULES } from '../generator/check/check.ts';
import { describeFaults } from '../generator/check/describe-faults.ts';
import type { Page, SiteFacts } from '../generator/check/page.ts';
import { pagesDiffer } from '../generator/check/pages-differ.ts';
import { readPage } from '../generator/check/read-page.ts';
import { scanHtml } from '../generator/check/scan-html.ts';
import { crawlerFiles } from '../generator/hosts/crawler-files.ts';
import type { Mistake } from '../generator/mistake.ts';
import type { OpenSite } from '../generator/open-site.ts';
import { ContentErrors } from '../generator/content/content-error.ts';
import type { ContentIo } from '../generator/content/content-io.ts';
import { pageFiles } from '../generator/page-files.ts';
import { renderRoute, withStyles } from '../generator/render.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';
import type { PlacedMistake } from './api.ts';
import type { SiteOpener } from './site-opener.ts';
import { placeMistakes } from './place-mistakes.ts';

/** A new page may be like another one until it is published. */
const RULES = SITE_RULES.filter((rule) => rule !== pagesDiffer);

/**
 * What the build would say about the site with some content: first of the fields, and if they are
 * right, of all pages.
 */
export async function siteMistakes(
  { site, open }: SiteOpener,
  io: ContentIo,
): Promise<PlacedMistake[]> {
  return placeMistakes(await mistakesOf(site(), () => open(io)), io, site().content);
}

async function mistakesOf(site: SiteDefinition, open: () => Promise<OpenSite>): Promise<Mistake[]> {
  try {
    const opened = await open();
    const { pages, facts } = pagesOf(site, opened);
    const faults = pages.flatMap((page) => checkPage(page, facts, site.checks));
    return describeFaults(
      [...faults, ...checkSite(pages, facts, RULES)],
      facts.origin,
      opened.findWritten,
    );
  } catch (error) {
    // The build would end with these. Any other error is thrown on.
    if (error instanceof ContentErrors) return error.mistakes;
    if (error instanceof BuildError)
      return error.message.split('\n').map((message) => ({ message }));
    throw error;
  }
}

/** All pages of a site as its rules see them, and what is known before them. */
function pagesOf(
  site: SiteDefinition,
  { content, routes, styles, files }: OpenSite,
): { pages: Page[]; facts: SiteFacts } {
  const { origin } = site.host(content);
  const names = [
    ...pageFiles(routes).keys(),
    ...files.keys(),
    ...site.files(content).keys(),
    ...crawlerFiles(origin, routes).keys(),
  ];
  const pages = routes.flatMap((route) => {
    const html = withStyles(renderRoute(route), styles);
    return route.kind === 'page' ? [readPage(route, html, scanHtml(html), origin)] : [];
  });
  return { pages, facts: { origin, routes, files: new Set(names) } };
}

/** Says which pages are too much like others to be published. */
export async function sayAlike({ site, open }: SiteOpener, io: ContentIo): Promise<string[]> {
  const opened = await open(io);
  const { pages, facts } = pagesOf(site(), opened);
  const faults = describeFaults(pagesDiffer(pages, facts), facts.origin, opened.findWritten);
  return placeMistakes(faults, io, site().content).map(({ message }) => message);
}
