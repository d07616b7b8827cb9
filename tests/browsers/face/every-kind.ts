import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { type Look, open, sizeOf, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

export type Kind = {
  name: string;
  /** Opens a page of this kind with a fixed clock and without motion. The next kind uses the same page. */
  look: <Result>(look: Look, run: (page: Page) => Promise<Result>) => Promise<Result>;
};

/** One test per kind of page. All of them share one page for each look: a new one costs more time than what most tests do with it. */
export function onEveryKind(what: string, run: (kind: Kind) => Promise<void>): void {
  describe(what, () => {
    const pages = new Map<string, Page>();
    afterAll(() => Promise.all([...pages.values()].map((page) => page.context().close())));

    test.each(EVERY_KIND)('%s', (name, path) =>
      run({
        name,
        look: async (look, see) => {
          const key = JSON.stringify(look);
          const page = pages.get(key) ?? (await stillPage(await sharedBrowser(), look));
          pages.set(key, page);
          await page.setViewportSize(sizeOf(look));
          await page.emulateMedia({ media: null });
          await open(page, inject('frozenSite').url + path);
          return see(page);
        },
      }),
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
