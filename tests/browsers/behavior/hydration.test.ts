import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { poll } from '../engines/poll.ts';
import { forgetShifts, layoutOf, watchLayout } from '../face/watch-layout.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { webFontsAreIn } from '../support/web-fonts.ts';
import { SAMPLE } from '../../support/sites.ts';
import { clockAt } from './first-scripts.ts';

/** Pages that together have every widget that may move something. */
const PAGES = ['/', SAMPLE.kinds['state-inspection']!, '/coupons', '/reviews', '/about'];
const OPEN = '2027-02-09T12:00-05:00';
const SUNDAY = '2027-02-14T10:00-05:00';
/** The longest and the shortest status text, each at the widths where it has the least room. */
const LOOKS = [
  { width: 320, height: 568, says: 'closed until Monday', time: SUNDAY },
  { width: 390, height: 844, says: 'open', time: OPEN },
  { width: 1440, height: 900, says: 'closed until Monday', time: SUNDAY },
];

const { url } = inject('sampleSite');

/** A new page of a visitor at that time. It records what moves. */
async function pageAt(time: string, width: number, height: number): Promise<Page> {
  const context = await (await sharedBrowser()).newContext({ viewport: { width, height } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.addInitScript(clockAt(time));
  await watchLayout(page);
  return page;
}

/** Playwright's own waiting needs eval, which the site's policy forbids. */
const until = (page: Page, what: string, holds: () => boolean) => poll(what, () => page.evaluate(holds), 60_000);
const hasStarted = (page: Page) =>
  until(page, 'every widget has started', () => document.querySelector('[data-widget]:not([data-ready])') === null);

test.each(LOOKS)('nothing moves when the script starts, at $width by $height, if the shop is $says', async ({ width, height, time }) => {
  const page = await pageAt(time, width, height);
  for (const path of PAGES) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.unrouteAll();
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto(url + path, { waitUntil: 'commit' });
    await until(
      page,
      'all but the script is there',
      () => document.readyState === 'interactive' && [...document.images].every((image) => image.loading === 'lazy' || image.complete),
    );
    await webFontsAreIn(page);
    // Shifts outside the window do not count. The script shortens reviews, and shows buttons that print.
    await page.evaluate(() =>
      [...document.querySelectorAll('.review-card, :has(> .print-button)')]
        .at(-1)
        ?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    await forgetShifts(page);
    expect(await page.locator('[data-ready]').count()).toBe(0);
    release();
    await hasStarted(page);
    expect((await layoutOf(page)).shifts, path).toEqual([]);
  }
});
