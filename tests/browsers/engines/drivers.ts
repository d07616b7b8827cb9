import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import type { Suite } from '../behavior/each-engine.ts';

const SAMPLE = 'tests/support/sample-site';

/** Tests what would make other tests pass for nothing if it failed. The tests of the site show whether the rest of a driver works. */
export const drivers: Suite = {
  width: 390,
  height: 844,
  engines: (visitor) => {
    let site: SiteServer;
    beforeAll(async () => {
      site = await serveSite(SAMPLE);
    });
    afterAll(() => site?.close());

    test('refuses to click an element that a visitor could not click', async () => {
      await visitor.tab.goto(site.url);
      await expect(visitor.tab.click('#under')).rejects.toThrow(/Cannot click #under: it is covered by <div id="cover">/);
      await expect(visitor.tab.click('#empty')).rejects.toThrow(/takes no room/);
    });

    test('never reaches another machine, and says which one a page asked for', async () => {
      await visitor.tab.goto(`${site.url}/other`);
      await visitor.tab.waitFor('the photo has failed', () => document.images[0]?.complete === true);
      expect(visitor.tab.outside).toEqual(['images.example']);
      expect(await visitor.tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(0);
    });
  },
  history: (visitor) => {
    test('keeps a page in the back/forward cache', async () => {
      const { tab } = visitor;
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
