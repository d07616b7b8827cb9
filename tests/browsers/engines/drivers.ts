import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import type { Suite } from '../behavior/each-engine.ts';

const SAMPLE = 'tests/support/sample-site';

/** Tests the drivers themselves: tabs of all engines behave the same, so a failing behavior test means a fault of the site. */
export const drivers: Suite = {
  width: 390,
  height: 844,
  engines: (visitor) => {
    let site: SiteServer;
    beforeAll(async () => {
      site = await serveSite(SAMPLE);
    });
    afterAll(() => site?.close());

    test('has the requested settings', async () => {
      await visitor.tab.goto(site.url);
      expect(
        await visitor.tab.evaluate(() => [
          innerWidth,
          innerHeight,
          document.querySelector('#script')?.textContent,
          matchMedia('(prefers-color-scheme: dark)').matches,
        ]),
      ).toEqual([390, 844, 'on', false]);
      await visitor.tab.resize(1024, 700);
      expect(await visitor.tab.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 700]);
      await visitor.tab.resize(390, 844);
    });

    test('clicks and types like a visitor', async () => {
      await visitor.tab.goto(site.url);
      await visitor.tab.click({ role: 'button', name: 'Open the menu' });
      expect(
        await visitor.tab.evaluate(() => [
          document.querySelector('#menu')?.matches(':popover-open'),
          (window as unknown as { lastClick: object }).lastClick,
        ]),
      ).toEqual([true, { trusted: true, id: 'open' }]);
      await visitor.tab.press('Escape');
      expect(
        await visitor.tab.evaluate(() => [document.querySelector('#menu')?.matches(':popover-open'), document.activeElement?.id]),
      ).toEqual([false, 'open']);
      await visitor.tab.press('Tab', 'Enter');
      await visitor.tab.press('Tab', 'Space');
      expect(await visitor.tab.evaluate(() => [...document.querySelectorAll('details')].map((item) => item.open))).toEqual([false, true]);
      await visitor.tab.press('Shift+Tab');
      expect(await visitor.tab.evaluate(() => document.activeElement?.textContent)).toBe('First');
      await visitor.tab.click('#open');
      await visitor.tab.clickAt(380, 800);
      expect(await visitor.tab.evaluate(() => document.querySelector('#menu')?.matches(':popover-open'))).toBe(false);
    });

    test('refuses to click an element that a visitor could not click', async () => {
      await visitor.tab.goto(site.url);
      await expect(visitor.tab.click('#under')).rejects.toThrow(/Cannot click #under: it is covered by <div id="cover">/);
      await expect(visitor.tab.click('#empty')).rejects.toThrow(/takes no room/);
    });

    test('follows a link, goes back, and never reaches another machine', async () => {
      await visitor.tab.goto(site.url);
      await visitor.tab.click('#open');
      await visitor.tab.click({ role: 'link', name: 'Other page' });
      await visitor.tab.waitFor('the other page is there', () => document.title === 'Other');
      expect(await visitor.tab.url()).toBe(`${site.url}/other`);
      await visitor.tab.waitFor('the photo has failed', () => document.images[0]?.complete === true);
      expect(visitor.tab.outside).toEqual(['images.example']);
      expect(await visitor.tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(0);
      await visitor.tab.back();
      expect(await visitor.tab.url()).toBe(`${site.url}/`);
    });

    test('has a middle button', async () => {
      // WebKit's driver releases the left button after pressing the middle one.
      if (visitor.tab.engine === 'webkit') return;
      await visitor.tab.goto(site.url);
      await visitor.tab.evaluate(() => addEventListener('auxclick', (event) => (document.title = `button ${event.button}`)));
      await visitor.tab.clickAt(200, 700, 'middle');
      await visitor.tab.waitFor('the click has come', () => document.title === 'button 1');
    });

    test('runs a script before the page, and works if a script is blocked', async () => {
      Object.assign(site.faults, { firstScript: 'window.first = document.querySelector("h1") === null', blocked: [/sample\.js$/] });
      await visitor.tab.goto(site.url);
      expect(
        await visitor.tab.evaluate(() => [(window as unknown as { first: boolean }).first, document.querySelector('#script')?.textContent]),
      ).toEqual([true, 'off']);
      Object.assign(site.faults, { firstScript: '', blocked: [] });
    });

    test('awaits promises and takes pictures', async () => {
      await visitor.tab.goto(site.url);
      expect(await visitor.tab.evaluate((text: string) => Promise.resolve(`${text}!`), 'done')).toBe('done!');
      expect(Buffer.from(await visitor.tab.screenshot()).toString('latin1', 1, 4)).toBe('PNG');
    });
  },
  history: (visitor) => {
    test('keeps a page in the back/forward cache', async () => {
      const site = await serveSite(SAMPLE);
      onTestFinished(() => site.close());
      site.faults.firstScript = 'window.shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted))';
      await visitor.tab.goto(site.url);
      await visitor.tab.goto(`${site.url}/other`);
      await visitor.tab.back();
      await visitor.tab.waitFor(
        'the page was shown again as it was',
        () => (window as unknown as { shown: boolean[] }).shown.join() === 'false,true',
      );
    });
  },
};
