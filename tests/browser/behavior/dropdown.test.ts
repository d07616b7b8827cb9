import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// In a browser that supports names of details, tests/spec tests that one question is open at a
// time.

const WIDE = { width: 1440, height: 900 };
const SERVICES = '.site-header-nav details:nth-of-type(1) summary';
const VEHICLES = '.site-header-nav details:nth-of-type(2) summary';

/** Waits until exactly these dropdowns are open, with visible panels. */
const opens = (page: Page, ...open: ('Services' | 'Vehicles')[]) =>
  expect
    .poll(() =>
      page
        .locator('.site-header-nav details')
        .evaluateAll((all) =>
          (all as HTMLDetailsElement[])
            .filter((one) => one.open || one.querySelector('.nav-panel a')!.checkVisibility())
            .map((one) => one.querySelector('summary')!.textContent),
        ),
    )
    .toEqual(open);
/** Acts like a browser that ignores names of details, so that several can be open. */
function withoutNames(): void {
  const removeNames = () => {
    for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
  };
  // After the page is parsed and before its script starts.
  document.addEventListener('readystatechange', removeNames, { once: true });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the dropdowns open by keyboard, and close by Escape or when the focus leaves at either end', async () => {
  const page = await openPage('/about', WIDE);
  await page.focus(SERVICES);
  await press(page, 'Space');
  await opens(page, 'Services');
  await press(page, 'Tab', 'Escape');
  await opens(page);
  expect(await focused(page)).toBe('Services');
  await press(page, 'Enter');
  await opens(page, 'Services');
  await page.focus('.nav-panel-services li:last-child a');
  await press(page, 'Tab');
  await opens(page);
  expect(await focused(page)).toBe('Vehicles');
  await press(page, 'Enter');
  await opens(page, 'Vehicles');
  await press(page, 'Shift+Tab');
  await opens(page);
});

test.each([
  ['this browser', () => {}],
  ['one without exclusive details', withoutNames],
])('in %s, clicks open and close the dropdowns, one at a time', async (_browser, first) => {
  const page = await openPage('/', { ...WIDE, first });
  await page.hover(VEHICLES);
  await opens(page);
  await page.click(SERVICES);
  await opens(page, 'Services');
  await page.click(VEHICLES);
  await opens(page, 'Vehicles');
  await page.mouse.click(720, 880);
  await opens(page);
  await page.click(VEHICLES);
  await page.click('.nav-panel-all[href="/#vehicles"]');
  await opens(page);
  expect(new URL(page.url()).hash).toBe('#vehicles');
});

test('the answer of an address opens above the call bar; questions open one at a time', async () => {
  const { faq } = SAMPLE.content;
  const [first, second, last] = [faq[0]!.id, faq[1]!.id, faq.at(-1)!.id];
  const page = await openPage(`/?from=a-search#${last}`, { first: withoutNames });
  /** Waits until only this answer is open, and the window shows all of it. */
  const shows = (id?: string) =>
    expect
      .poll(() =>
        page.locator('.faq-list details[open]').evaluateAll((all) => {
          const bar = document.querySelector('.call-bar')!.getBoundingClientRect();
          return all.map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 0 && bottom <= bar.top && one.id;
          });
        }),
      )
      .toEqual(id ? [id] : []);
  await shows(last);
  const follow = (href: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, href);
  // The visitor is further down on the page. The address changes, and an answer above opens.
  await follow(`#${first}`);
  await shows(first);
  await page.click(`#${second} summary`);
  await shows(second);
  await page.click(`#${second} summary`);
  await shows();
  await follow(`#${first}`);
  await shows(first);
  // Extensions click so.
  await page.evaluate(() => document.dispatchEvent(new Event('click', { bubbles: true })));
});
