import { expect } from 'vitest';
import { frozenContent } from '../../support/frozen-content.ts';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { WITHOUT_NAMES } from './first-scripts.ts';

const { faq } = frozenContent();
const FAQ = '.faq-list';
const MENU = '#menu .accordion';

/** Waits until only the items with the indexes `wanted` are open, because the browser fires `toggle` later. */
const opens = (tab: Tab, accordion: string, wanted: number[]) =>
  expect
    .poll(() =>
      tab.evaluate(
        (selector) =>
          [...document.querySelectorAll<HTMLDetailsElement>(`${selector} details`)].flatMap(({ open }, index) => (open ? [index] : [])),
        accordion,
      ),
    )
    .toEqual(wanted);
const item = (accordion: string, index: number) => `${accordion} details:nth-of-type(${index + 1}) summary`;

export const accordion: Suite = {
  width: 390,
  height: 844,
  engines: (test) => {
    test('the questions open one at a time, and close again', async ({ tab, stay }) => {
      await stay('/');
      await openOneAtATime(tab);
    });

    test('the questions open by keyboard', async ({ tab, stay }) => {
      await stay('/');
      await tab.focus('.faq-list summary');
      await tab.press('Enter');
      await opens(tab, FAQ, [0]);
      // Skip the links in the first answer.
      const links = await tab.evaluate(() => document.querySelectorAll('.faq-list details:first-of-type a').length);
      for (let left = links; left >= 0; left--) await tab.press('Tab');
      await tab.press('Space');
      await opens(tab, FAQ, [1]);
      await tab.press('Enter');
      await opens(tab, FAQ, []);
    });
  },
  once: (test) => {
    test('the questions open one at a time, and close again where the browser knows no names of details', async ({ tab, open }) => {
      await open('/', WITHOUT_NAMES);
      await openOneAtATime(tab);
    });

    test('an answer that the address names opens and is on the screen', async ({ tab, open }) => {
      /** Whether the item is between the top of the window and the call bar. */
      const isInView = (id: string) =>
        tab.waitFor(
          `#${id} is on the screen`,
          (wanted) => {
            const box = document.getElementById(wanted)!.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= document.querySelector('.call-bar')!.getBoundingClientRect().top;
          },
          id,
        );
      const [first, last] = [faq[0]!.id, faq.at(-1)!.id];
      await open(`/?from=a-search#${last}`);
      await opens(tab, FAQ, [faq.length - 1]);
      await isInView(last);
      // The visitor is further down on the page. The address changes, and an answer above opens.
      await tab.evaluate(
        (id) =>
          new Promise((resolve) => {
            // The script scrolls in the next frame. Before that, the browser's own scrolling may look right.
            addEventListener('hashchange', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true });
            location.hash = id;
          }),
        first,
      );
      await opens(tab, FAQ, [0]);
      await isInView(first);
      await tab.evaluate(() => void (location.hash = 'vehicles'));
      await opens(tab, FAQ, [0]);
    });

    test.for(['/?x#no-such-answer', '/?y#%E0%A4%A'])('the address %s names nothing and opens nothing', async (path, { tab, open }) => {
      await open(path);
      await opens(tab, FAQ, []);
    });

    test.for<[where: string, script: string]>([
      ['', ''],
      [' where the browser knows no names of details', WITHOUT_NAMES],
    ])('the sections of the menu open one at a time, and close again%s', async ([, script], { tab, open }) => {
      const links = () => tab.evaluate(() => document.querySelectorAll('#menu .accordion [open] li a').length);
      await open('/about', script);
      await tab.click('.site-header .menu-button');
      await opens(tab, MENU, []);
      await tab.click(item(MENU, 0));
      await opens(tab, MENU, [0]);
      expect(await links()).toBe(11);
      await tab.click(item(MENU, 1));
      await opens(tab, MENU, [1]);
      expect(await links()).toBe(42);
      await tab.click(item(MENU, 1));
      await opens(tab, MENU, []);
    });
  },
};

async function openOneAtATime(tab: Tab): Promise<void> {
  await opens(tab, FAQ, []);
  for (const index of [0, 8, 3]) {
    await tab.click(item(FAQ, index));
    await opens(tab, FAQ, [index]);
  }
  await tab.click(item(FAQ, 3));
  await opens(tab, FAQ, []);
}
