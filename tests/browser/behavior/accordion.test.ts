import { describe, expect, test } from 'vitest';
import { WITHOUT_NAMES } from '../engines/first-scripts.ts';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';
import { SAMPLE } from '../../support/sites.ts';

const { faq } = SAMPLE.content;
const [FIRST, LAST] = [faq[0]!.id, faq.at(-1)!.id];

/** Waits until only these questions are open, because the browser fires `toggle` later. */
const opens = (tab: Tab, ...ids: string[]) =>
  expect
    .poll(() =>
      tab.evaluate(() =>
        [...document.querySelectorAll('.faq-list details[open]')].map(({ id }) => id),
      ),
    )
    .toEqual(ids);

async function openOneAtATime(tab: Tab): Promise<void> {
  await opens(tab);
  for (const id of [FIRST, LAST, faq[1]!.id]) {
    await tab.click(`#${id} summary`);
    await opens(tab, id);
  }
  await tab.click(`#${faq[1]!.id} summary`);
  await opens(tab);
}

describe.each(ENGINES)('the questions in %s', (engine) => {
  test('open one at a time, and close again', async () => {
    await openOneAtATime(await openTab(engine, '/'));
  });
});

test('the questions open one at a time where the browser knows no names of details', async () => {
  await openOneAtATime(await openTab('chromium', '/', { first: WITHOUT_NAMES }));
});

test('an answer that the address names opens and is on the screen, above the call bar', async () => {
  const isInView = (tab: Tab, id: string) =>
    tab.waitFor(
      `#${id} is on the screen`,
      (wanted) => {
        const box = document.getElementById(wanted)!.getBoundingClientRect();
        return (
          box.top >= 0 &&
          box.bottom <= document.querySelector('.call-bar')!.getBoundingClientRect().top
        );
      },
      id,
    );
  const tab = await openTab('chromium', `/?from=a-search#${LAST}`);
  await opens(tab, LAST);
  await isInView(tab, LAST);
  // The visitor is further down on the page. The address changes, and an answer above opens.
  await tab.evaluate(
    (id) =>
      new Promise((resolve) => {
        // The script scrolls in the next frame. Before that, the browser's own scrolling may look
        // right.
        addEventListener(
          'hashchange',
          () => requestAnimationFrame(() => requestAnimationFrame(resolve)),
          { once: true },
        );
        location.hash = id;
      }),
    FIRST,
  );
  await opens(tab, FIRST);
  await isInView(tab, FIRST);
  await tab.evaluate(() => void (location.hash = 'vehicles'));
  await opens(tab, FIRST);
});

test.each(['/?x#no-such-answer', '/?y#%E0%A4%A'])(
  'the address %s names nothing and opens nothing',
  async (path) => {
    await opens(await openTab('chromium', path));
  },
);
