import { expect } from 'vitest';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { WITHOUT_NAMES } from './first-scripts.ts';

const SERVICES = '.site-header-nav details:nth-of-type(1) summary';
const VEHICLES = '.site-header-nav details:nth-of-type(2) summary';

/** Waits until exactly these of the two dropdowns are open, with their panels visible. */
const opens = (tab: Tab, services: boolean, vehicles: boolean) =>
  tab.waitFor(
    `services is ${services ? 'open' : 'closed'} and vehicles is ${vehicles ? 'open' : 'closed'}`,
    (...wanted) =>
      [...document.querySelectorAll<HTMLDetailsElement>('.site-header-nav details')].every(
        (dropdown, index) => dropdown.open === wanted[index] && dropdown.querySelector('.nav-panel a')!.checkVisibility() === wanted[index],
      ),
    services,
    vehicles,
  );
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);

export const dropdowns: Suite = {
  width: 1440,
  height: 900,
  engines: (test) => {
    test('open by a click, one at a time, and close by another', async ({ tab, stay }) => {
      await stay('/about');
      await openOneAtATime(tab);
    });

    test('open by keyboard, and Escape returns the focus from inside the panel', async ({ tab, stay }) => {
      await stay('/about');
      await tab.focus(SERVICES);
      for (const key of ['Enter', 'Space'] as const) {
        await tab.press(key);
        await opens(tab, true, false);
        await tab.press('Tab', 'Tab', 'Escape');
        await opens(tab, false, false);
        expect(await focused(tab)).toBe('Services');
      }
      await tab.press('Escape');
      expect(await focused(tab)).toBe('Services');
    });

    test('close when the focus leaves, by Tab at the end of a panel or Shift+Tab at its start', async ({ tab, stay }) => {
      await stay('/about');
      await tab.click(SERVICES);
      await tab.focus('.nav-panel-services li:last-child a');
      await tab.press('Tab');
      await opens(tab, false, false);
      expect(await focused(tab)).toBe('Vehicles');
      await tab.press('Enter');
      await opens(tab, false, true);
      await tab.press('Shift+Tab');
      await opens(tab, false, false);
    });

    test('close on a click outside', async ({ tab, stay }) => {
      await stay('/about');
      await tab.click(VEHICLES);
      await opens(tab, false, true);
      await tab.clickAt(720, 880);
      await opens(tab, false, false);
    });
  },
  history: (test) => {
    test('are closed again after Back', async ({ tab, site, stay }) => {
      await stay('/about');
      await tab.click(SERVICES);
      await tab.click('.nav-panel-all[href="/services"]');
      await tab.waitFor('the services page is there', () => location.pathname === '/services' && document.readyState === 'complete');
      await tab.back();
      expect(await tab.url()).toBe(`${site.url}/about`);
      await opens(tab, false, false);
    });
  },
  once: (test) => {
    test('do not open when the mouse only rests on them', async ({ tab, stay }) => {
      await stay('/about');
      await tab.hover(SERVICES);
      await tab.waitFor('the mouse rests on it', (selector) => document.querySelector(selector)!.matches(':hover'), SERVICES);
      await opens(tab, false, false);
    });

    test('show their words first, and their pictures in the next frame', async ({ tab, stay }) => {
      await stay('/about');
      const pictures = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll('.nav-panel-services img')].map((picture) => getComputedStyle(picture).contentVisibility),
        );
      const number = (await pictures()).length;
      expect(number).toBeGreaterThan(0);
      const atFirst = await tab.evaluate((selector) => {
        document.querySelector<HTMLElement>(selector)!.click();
        return [...document.querySelectorAll('.nav-panel-services img')].map((picture) => getComputedStyle(picture).contentVisibility);
      }, SERVICES);
      expect(atFirst).toEqual(Array(number).fill('hidden'));
      await expect.poll(pictures).toEqual(Array(number).fill('visible'));
      await tab.click(SERVICES);
    });

    test('stay open on a click beside their links', async ({ tab, stay }) => {
      await stay('/about');
      await tab.click(VEHICLES);
      await opens(tab, false, true);
      const [x, y] = await tab.evaluate(() => {
        const { left, bottom } = [...document.querySelectorAll('.nav-panel')].at(-1)!.getBoundingClientRect();
        return [left + 8, bottom - 8] as const;
      });
      await tab.clickAt(x, y);
      await opens(tab, false, true);
      await tab.click(VEHICLES);
    });

    test('open by a click, one at a time, and close by another in a browser without exclusive details', async ({ tab, open }) => {
      await open('/about', WITHOUT_NAMES);
      await openOneAtATime(tab);
    });

    test('close after a click on a link to the same page', async ({ tab, site, open }) => {
      await open('/');
      await tab.click(VEHICLES);
      await tab.click('.nav-panel-all[href="/#vehicles"]');
      await opens(tab, false, false);
      expect(await tab.url()).toBe(`${site.url}/#vehicles`);
    });
  },
};

async function openOneAtATime(tab: Tab): Promise<void> {
  await opens(tab, false, false);
  await tab.click(SERVICES);
  await opens(tab, true, false);
  await tab.click(VEHICLES);
  await opens(tab, false, true);
  await tab.click(VEHICLES);
  await opens(tab, false, false);
}
