import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { type Look, open, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

export type Kind = {
  name: string;
  /** Opens a page of this kind with a fixed clock and without motion, and closes it after `run`. */
  look: <Result>(look: Look, run: (page: Page) => Promise<Result>) => Promise<Result>;
};

/** One test per kind of page, with one browser for all of them. */
export function onEveryKind(what: string, run: (kind: Kind) => Promise<void>): void {
  describe(what, () => {
    const browser = oneBrowser();
    test.each(EVERY_KIND)('%s', (name, path) =>
      run({ name, look: (look, see) => seen(browser(), look, inject('frozenSite').url + path, see) }),
    );
  });
}

/** The browser of the run, for the tests of this block. */
export function oneBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  return () => browser;
}

/** Opens an address in a still page, and closes it after `see`. */
export async function seen<Result>(browser: Browser, look: Look, url: string, see: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await stillPage(browser, look);
  try {
    await open(page, url);
    return await see(page);
  } finally {
    await page.context().close();
  }
}
