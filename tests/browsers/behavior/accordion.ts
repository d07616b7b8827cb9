import { expect } from 'vitest';
import type { Tab } from '../engines/engine.ts';
import type { Suite } from './each-engine.ts';
import { WITHOUT_NAMES } from './first-scripts.ts';
import { SAMPLE } from '../../support/sites.ts';

const { faq } = SAMPLE.content;

/** Waits until only the questions with the indexes `wanted` are open, because the browser fires `toggle` later. */
const opens = (tab: Tab, wanted: number[]) =>
  expect
    .poll(() =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLDetailsElement>('.faq-list details')].flatMap(({ open }, index) => (open ? [index] : [])),
      ),
    )
    .toEqual(wanted);
const item = (index: number) => `.faq-list details:nth-of-type(${index + 1}) summary`;

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
      await opens(tab, [0]);
      // Skip the links in the first answer.
      const links = await tab.evaluate(() => document.querySelectorAll('.faq-list details:first-of-type a').length);
      for (let left = links; left >= 0; left--) await tab.press('Tab');
      await tab.press('Space');
      await opens(tab, [1]);
      await tab.press('Enter');
      await opens(tab, []);
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
      await opens(tab, [faq.length - 1]);
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
      await opens(tab, [0]);
      await isInView(first);
      await tab.evaluate(() => void (location.hash = 'vehicles'));
      await opens(tab, [0]);
    });

    test.for(['/?x#no-such-answer', '/?y#%E0%A4%A'])('the address %s names nothing and opens nothing', async (path, { tab, open }) => {
      await open(path);
      await opens(tab, []);
    });
  },
};

async function openOneAtATime(tab: Tab): Promise<void> {
  await opens(tab, []);
  for (const index of [0, faq.length - 1, 1]) {
    await tab.click(item(index));
    await opens(tab, [index]);
  }
  await tab.click(item(1));
  await opens(tab, []);
}
