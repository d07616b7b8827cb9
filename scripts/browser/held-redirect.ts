import type { Page } from 'playwright-core';

/** Opens the redirect without what sends the browser on, for those whose browser does neither. */
export async function openHeldRedirect(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const held = (await response.text()).replace(/<script>.*?<\/script>/, '').replace(/<meta http-equiv[^>]*>/i, '');
    await route.fulfill({ response, body: held });
  });
  await page.goto(url);
  await page.unroute(url);
}
