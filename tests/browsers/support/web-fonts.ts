import type { Page } from 'playwright-core';
import { poll } from '../engines/poll.ts';

// Fallback fonts have a number in their names. `document.fonts.status` is also "loaded" before the first font is requested.
const ARE_IN = `(() => {
  const web = [...document.fonts].filter(({ family }) => !/[0-9]/.test(family));
  return web.length > 0 && web.every(({ status }) => status === 'loaded');
})()`;

/** Waits until the site's fonts are loaded. They are painted from the next frame on. */
export async function webFontsAreIn(page: Page): Promise<void> {
  await poll('the fonts are there', async () => (await page.evaluate(ARE_IN)) === true, 20_000);
}
