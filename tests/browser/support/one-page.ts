import type { CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Look, open, sharedStillPages } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from './shared-browser.ts';

let pages: ReturnType<typeof sharedStillPages> | undefined;

/**
 * The page of this worker for a look, with a fixed clock, without motion and without the content
 * security policy. It ends with its browser.
 */
export async function onePage(look: Look): Promise<Page> {
  pages ??= sharedStillPages(await sharedBrowser(), { bypassCSP: true });
  return pages(look);
}

/** Loads a page of the sample shop's site, or of the site that ships, into `onePage`. */
export async function pageAt(
  path: string,
  look: Look,
  site: 'sampleSite' | 'shopSite' = 'sampleSite',
): Promise<Page> {
  const page = await onePage(look);
  await open(page, inject(site).url + path);
  // While our session is open, Chromium stops emulating paper on each new page.
  return onePage(look);
}

/** Runs `see` with more styles on the page. */
export async function withStyles<Result>(
  page: Page,
  content: string,
  see: () => Promise<Result>,
): Promise<Result> {
  const style = await page.addStyleTag({ content });
  try {
    return await see();
  } finally {
    await style.evaluate((element: Element) => element.remove());
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The session for Chromium's own commands to a page. It stays, because the end of a session also
 * ends the page's emulated media.
 */
export function sessionOf(page: Page): Promise<CDPSession> {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  return sessions.get(page)!;
}
