import { BuildError } from '../generator/build-error.ts';
import { checkPage, checkSite, SITE_CHECKS } from '../generator/check/check.ts';
import { describeFaults } from '../generator/check/describe-faults.ts';
import type { Page } from '../generator/check/page.ts';
import { pagesDiffer } from '../generator/check/pages-differ.ts';
import { readPage } from '../generator/check/read-page.ts';
import { scanHtml } from '../generator/check/scan-html.ts';
import type { Mistake } from '../generator/mistake.ts';
import type { PreparedSite } from '../generator/prepared-site.ts';
import { ContentErrors, type ContentIo } from '../generator/content.ts';
import { renderPage } from '../generator/render.ts';
import type { SiteDefinition } from '../generator/site-definition.ts';
import type { PlacedMistake } from './api.ts';
import type { SiteOpener } from './site-opener.ts';
import { placeMistakes } from './place-mistakes.ts';

/** A new page may be like another one until it is published. */
const CHECKS = SITE_CHECKS.filter((check) => check !== pagesDiffer);

/**
 * What the build would say about the site with some content: first of the fields, and if they are
 * right, of all pages.
 */
export async function siteMistakes(
  { site, open }: SiteOpener,
  io: ContentIo,
  disk: ContentIo,
): Promise<PlacedMistake[]> {
  return placeMistakes(await mistakesOf(site(), () => open(io)), io, site().content, disk);
}

async function mistakesOf(
  site: SiteDefinition,
  open: () => Promise<PreparedSite>,
): Promise<Mistake[]> {
  try {
    const opened = await open();
    const { outline } = opened;
    const pages = pagesOf(opened);
    const faults = pages.flatMap((page) => checkPage(page, outline, site.checks));
    return describeFaults(
      [...faults, ...checkSite(pages, outline, CHECKS)],
      outline.origin,
      opened.read.findWritten,
    );
  } catch (error) {
    // The build would end with these. Any other error is thrown on.
    if (error instanceof ContentErrors) return error.mistakes;
    if (error instanceof BuildError)
      return error.message.split('\n').map((message) => ({ message }));
    throw error;
  }
}

/** All pages of a site as checks see them. */
const pagesOf = ({ routes, styles, outline }: PreparedSite): Page[] =>
  routes.flatMap((route) => {
    const html = renderPage(route, styles);
    return route.kind === 'page' ? [readPage(route, html, scanHtml(html), outline.origin)] : [];
  });

/** Says which pages are too much like others to be published. */
export async function sayAlike({ site, open }: SiteOpener, io: ContentIo): Promise<string[]> {
  const opened = await open(io);
  const { outline, read } = opened;
  const alike = pagesDiffer(pagesOf(opened), outline);
  const faults = describeFaults(alike, outline.origin, read.findWritten);
  return placeMistakes(faults, io, site().content).map(({ message }) => message);
}
