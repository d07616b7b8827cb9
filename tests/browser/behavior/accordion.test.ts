import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, withoutNames } from '../support/open-page.ts';

const { faq } = SAMPLE.content;
const [FIRST, SECOND, LAST] = [faq[0]!.id, faq[1]!.id, faq.at(-1)!.id];

/** Waits until only these questions are open, because the browser fires `toggle` later. */
const opens = (page: Page, ...ids: string[]) =>
  expect
    .poll(() =>
      page.locator('.faq-list details[open]').evaluateAll((all) => all.map(({ id }) => id)),
    )
    .toEqual(ids);

// tests/spec has one at a time in a browser that knows names of details.
test('the questions open one at a time, and close again, where the browser knows no names of details', async () => {
  const page = await openPage('/', { first: withoutNames });
  for (const id of [FIRST, LAST, SECOND]) {
    await page.click(`#${id} summary`);
    await opens(page, id);
  }
  await page.click(`#${SECOND} summary`);
  await opens(page);
});

test('an answer that the address names opens and is on the screen, above the call bar', async () => {
  const isInView = (page: Page, id: string) =>
    expect
      .poll(() =>
        page.evaluate((wanted) => {
          const { top, bottom } = document.getElementById(wanted)!.getBoundingClientRect();
          const bar = document.querySelector('.call-bar')!.getBoundingClientRect();
          return top >= 0 && bottom <= bar.top;
        }, id),
      )
      .toBe(true);
  const page = await openPage(`/?from=a-search#${LAST}`);
  await opens(page, LAST);
  await isInView(page, LAST);
  // The visitor is further down on the page. The address changes, and an answer above opens.
  await page.evaluate((id) => void (location.hash = id), FIRST);
  await opens(page, FIRST);
  await isInView(page, FIRST);
});
