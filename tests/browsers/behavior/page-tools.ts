import { expect } from 'vitest';
import { mapEmbedUrl, mapUrl } from '../../../src/rules/map-links.ts';
import type { Suite } from './each-engine.ts';
import { SAMPLE } from '../../support/sites.ts';

const { shop, labels, pages } = SAMPLE.content;

/** Counts calls of `print`, because a headless browser shows no dialog. */
const COUNT_PRINTS = 'window.prints = 0; window.print = () => { window.prints += 1; };';

export const pageTools: Suite = {
  width: 390,
  height: 844,
  once: (test) => {
    test('the print button prints', async ({ tab, open }) => {
      await open('/coupons', COUNT_PRINTS);
      const prints = () => tab.evaluate(() => (window as unknown as { prints: number }).prints);
      expect(await prints()).toBe(0);
      await tab.click({ role: 'button', name: pages.coupons.printLabel });
      expect(await prints()).toBe(1);
      await tab.press('Enter');
      expect(await prints()).toBe(2);
    });

    test('the call bar is at the bottom of the window, and visitors can scroll everything out from under it', async ({ tab, open }) => {
      /** The distance of the bar's lower edge from the bottom of the window, and of the last words of the page from the bar. */
      const measure = () =>
        tab.evaluate(() => {
          const bar = document.querySelector('.call-bar')!;
          const box = bar.getBoundingClientRect();
          const words = [...document.querySelectorAll('.site-footer *')].map((element) => element.getBoundingClientRect().bottom);
          return {
            visible: bar.checkVisibility(),
            below: Math.round(box.bottom) - innerHeight,
            clear: Math.round(box.top) - Math.round(Math.max(...words)),
          };
        });
      const toTheEnd = () => tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

      await open('/about');
      expect(await measure()).toMatchObject({ visible: true, below: 0 });
      await toTheEnd();
      const atTheEnd = await measure();
      expect(atTheEnd).toMatchObject({ visible: true, below: 0 });
      expect(atTheEnd.clear).toBeGreaterThanOrEqual(0);

      // On a phone in landscape, it would take a fifth of the window. There it is only at the end of the page.
      await tab.resize(844, 500);
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect((await measure()).below).toBeGreaterThan(500);
      await toTheEnd();
      expect(await measure()).toMatchObject({ visible: true, below: 0 });

      await tab.resize(899, 844);
      expect(await measure()).toMatchObject({ visible: true, below: 0 });
      await tab.resize(900, 844);
      expect(await measure()).toMatchObject({ visible: false });
      await tab.resize(390, 844);
    });

    test('only the not-found page logs the missing path', async ({ tab, open, said }) => {
      const named = async () => (await said()).filter((line) => line.includes('404'));
      await open('/vehicles/no-such-make/?from=somewhere');
      expect(await named()).toEqual(['error: 404: there is no page at /vehicles/no-such-make/']);
      await tab.click({ role: 'link', name: 'Return to Home' });
      await tab.waitFor('home is there', () => location.pathname === '/' && document.readyState === 'complete');
      expect(await named()).toEqual([]);
    });

    test('the not-found page offers the page that a mistyped address means, and nothing moves', async ({ tab, open, said }) => {
      const offer = () =>
        tab.evaluate(() => {
          const { innerText, offsetTop, offsetHeight, firstElementChild } = document.querySelector<HTMLElement>('[data-near]')!;
          return { text: innerText.trim(), href: firstElementChild?.getAttribute('href'), bottom: offsetTop + offsetHeight };
        });
      await open('/no/such/page');
      const { bottom, ...without } = await offer();
      expect(without).toEqual({ text: '', href: undefined });
      await open('/Coupons');
      await tab.waitFor('the offer is there', () => document.querySelector('[data-near] a') !== null);
      expect(await offer()).toEqual({ text: labels.didYouMean.replace('{page}', labels.coupons), href: '/coupons', bottom });
      expect(await said()).toContain('error: 404: there is no page at /Coupons');
      expect(await tab.evaluate(() => document.title)).toBe(pages['not-found'].title);
    });

    // Last, because an engine whose map is still loading may fail to open another page.
    test('the map loads only after a click and can be closed, and its link is always beside it', async ({ tab, open }) => {
      const host = new URL(mapEmbedUrl(shop)).host;
      await open('/about');
      const link = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('.service-area-map a')].map(({ href, innerText }) => [href, innerText]),
        );
      expect(await link()).toEqual([[mapUrl(shop), labels.openMap]]);
      await tab.hover({ role: 'button', name: labels.showMap });
      await tab.focus('.service-area-map button');
      expect(tab.outside).not.toContain(host);

      await tab.click({ role: 'button', name: labels.showMap });
      await tab.waitFor('the map is there', () => !!document.querySelector('iframe'));
      const [frame] = await tab.evaluate(() =>
        [...document.querySelectorAll('iframe')].map(({ src, title, loading, referrerPolicy, clientWidth, clientHeight }) => ({
          src,
          title,
          loading,
          referrerPolicy,
          hasRoom: clientWidth > 250 && clientHeight > 150,
        })),
      );
      expect(frame).toEqual({
        src: mapEmbedUrl(shop),
        title: expect.stringContaining(shop.name),
        loading: 'lazy',
        referrerPolicy: '',
        hasRoom: true,
      });
      await expect.poll(() => tab.outside).toContain(host);
      expect(await link()).toEqual([[mapUrl(shop), labels.openMap]]);
      const focusAndDrawings = () =>
        tab.evaluate(() => [
          document.activeElement?.textContent,
          document.querySelectorAll('.map-drawing').length,
          document.querySelectorAll('iframe').length,
        ]);
      expect(await focusAndDrawings()).toEqual([labels.hideMap, 0, 1]);

      await tab.click({ role: 'button', name: labels.hideMap });
      await tab.waitFor('the map is gone', () => !document.querySelector('iframe'));
      expect(await focusAndDrawings()).toEqual([labels.showMap, 1, 0]);
    });
  },
};
