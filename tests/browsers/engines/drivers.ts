import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import type { Suite } from '../behavior/each-engine.ts';

const SAMPLE = 'tests/support/sample-site';

/** Tests what would make other tests pass for nothing if it failed. The tests of the site show whether the rest of a driver works. */
export const drivers: Suite = {
  width: 390,
  height: 844,
  engines: (test) => {
    let site: SiteServer;
    beforeAll(async () => {
      site = await serveSite(SAMPLE);
    });
    afterAll(() => site?.close());

    test('refuses to click an element that a visitor could not click', async ({ tab }) => {
      await tab.goto(site.url);
      await expect(tab.click('#under')).rejects.toThrow(/Cannot click #under: it is covered by <div id="cover">/);
      await expect(tab.click('#empty')).rejects.toThrow(/takes no room/);
    });

    test('never reaches another machine, and says which one a page asked for', async ({ tab }) => {
      await tab.goto(`${site.url}/other`);
      await tab.waitFor('the photo has failed', () => document.images[0]?.complete === true);
      expect(tab.outside).toEqual(['images.example']);
      expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(0);
    });
  },
  history: (test) => {
    test('keeps a page in the back/forward cache', async ({ tab }) => {
      const site = await serveSite(SAMPLE);
      onTestFinished(() => site.close());
      site.faults.firstScript = 'window.shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted))';
      await tab.goto(site.url);
      await tab.goto(`${site.url}/other`);
      await tab.back();
      await tab.waitFor('the page was shown again as it was', () => (window as { shown?: boolean[] }).shown?.join() === 'false,true');
    });
  },
};
