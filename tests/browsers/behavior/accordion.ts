import { expect, test } from 'vitest';
import type { Suite, Visitor } from './each-engine.ts';
import { beforeScripts } from './first-scripts.ts';

const FAQ = '.faq-list';
const MENU = '#menu .accordion';

/** Waits until only the items with the indexes `wanted` are open, because the browser fires `toggle` later. */
const opens = ({ tab }: Visitor, accordion: string, wanted: number[]) =>
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
/** Removes the names of details, as if the browser had no exclusive accordions. */
const WITHOUT_NAMES = beforeScripts(() => {
  for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
});

export const accordion: Suite = {
  width: 390,
  height: 844,
  tests: (visitor) => {
    test.each([
      ['', ''],
      [' where the browser knows no names of details', WITHOUT_NAMES],
    ])('the questions open one at a time, and close again%s', async (_, script) => {
      const { tab, open } = visitor;
      await open('/', script);
      await opens(visitor, FAQ, []);
      await tab.click(item(FAQ, 0));
      await opens(visitor, FAQ, [0]);
      await tab.click(item(FAQ, 8));
      await opens(visitor, FAQ, [8]);
      await tab.click(item(FAQ, 3));
      await opens(visitor, FAQ, [3]);
      await tab.click(item(FAQ, 3));
      await opens(visitor, FAQ, []);
    });

    test('the questions open by keyboard', async () => {
      const { tab, open } = visitor;
      await open('/');
      await tab.evaluate(() => document.querySelector<HTMLElement>('.faq-list summary')!.focus());
      await tab.press('Enter');
      await opens(visitor, FAQ, [0]);
      // Skip the links in the first answer.
      const links = await tab.evaluate(() => document.querySelectorAll('.faq-list details:first-of-type a').length);
      for (let left = links; left >= 0; left--) await tab.press('Tab');
      await tab.press('Space');
      await opens(visitor, FAQ, [1]);
      await tab.press('Enter');
      await opens(visitor, FAQ, []);
    });

    test('an answer that the address names opens and is on the screen', async () => {
      const { tab, open } = visitor;
      const names = async () => tab.evaluate(() => [...document.querySelectorAll('.faq-list details')].map(({ id }) => id));
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
      await open('/');
      const [first, ...others] = await names();
      const last = others.at(-1)!;
      await open(`/?from=a-search#${last}`);
      await opens(visitor, FAQ, [8]);
      await isInView(last);
      // The visitor is further down on the page. The address changes, and an answer above opens.
      await tab.evaluate((id) => void (location.hash = id), first!);
      await opens(visitor, FAQ, [0]);
      await isInView(first!);
      await tab.evaluate(() => void (location.hash = 'vehicles'));
      await opens(visitor, FAQ, [0]);
    });

    test('an address that names nothing opens nothing', async () => {
      const { open } = visitor;
      await open('/?x#no-such-answer');
      await opens(visitor, FAQ, []);
      await open('/?y#%E0%A4%A');
      await opens(visitor, FAQ, []);
    });

    test.each([
      ['', ''],
      [' where the browser knows no names of details', WITHOUT_NAMES],
    ])('the sections of the menu open one at a time, and close again%s', async (_, script) => {
      const { tab, open } = visitor;
      await open('/about', script);
      await tab.click('.site-header .menu-button');
      await opens(visitor, MENU, []);
      await tab.click(item(MENU, 0));
      await opens(visitor, MENU, [0]);
      expect(await tab.evaluate(() => document.querySelectorAll('#menu .accordion [open] li a').length)).toBe(11);
      await tab.click(item(MENU, 1));
      await opens(visitor, MENU, [1]);
      expect(await tab.evaluate(() => document.querySelectorAll('#menu .accordion [open] li a').length)).toBe(42);
      await tab.click(item(MENU, 1));
      await opens(visitor, MENU, []);
    });
  },
};
