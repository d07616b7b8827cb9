import type { Page } from 'playwright-core';

/**
 * Opens the redirect page with its script and its refresh disabled, to show what a browser without
 * both shows.
 */
export async function openHeldRedirect(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const held = (await response.text())
      .replace(/<script>.*?<\/script>/, '')
      .replace(/<meta http-equiv[^>]*>/i, '');
    await route.fulfill({ response, body: held });
  });
  await page.goto(url);
  await page.unroute(url);
}
