import { expect, inject, test } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';

const { url } = inject('frozenSite');

test.each(['.site-header-nav details', '.faq-list details'])(
  '%s opens without new boxes, since the browser had time to lay it out',
  async (folded) => {
    const page = await (await sharedBrowser()).newPage({ viewport: { width: 1440, height: 900 } });
    try {
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const boxes = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutObjects')!.value;
      await page.goto(url);
      // The script asked for idle time before, so its turn comes first.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const before = await boxes();
      const { open, height } = await page
        .locator(folded)
        .first()
        .evaluate((details: HTMLDetailsElement) => {
          details.open = true;
          return { open: details.matches('[open]'), height: details.lastElementChild!.clientHeight };
        });
      expect(open).toBe(true);
      expect(height).toBeGreaterThan(20);
      expect(await boxes()).toBe(before);
    } finally {
      await page.close();
    }
  },
);
