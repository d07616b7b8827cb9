import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { litParts } from '../support/lit-parts.ts';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { complaints, services } = SAMPLE.content;
const complaint = complaints.complaints.find(({ home }) => home)!;
const lit = (page: Page) => expect.poll(() => page.evaluate(litParts));

test('a part lights up if its number is hovered or gets the focus by keyboard', async () => {
  const page = await openPage('/', { width: 1440, height: 900 });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await page.hover(`.hero-callouts .n${number}`);
    await lit(page).toEqual([number]);
  }
  await page.mouse.move(2, 2);
  await lit(page).toEqual([]);
  // After a key, the browser shows where the focus is.
  await page.keyboard.press('Tab');
  await page.focus('.hero-callouts .n2');
  await lit(page).toEqual([2]);
  await page.locator('.hero-sign a').waitFor();
  await page.focus('footer a');
  await page.locator('.hero-sign a').waitFor({ state: 'detached' });
});

/** Home on a phone that is used by touch. */
const openPhone = (size = {}): Promise<Page> =>
  openPage('/', { hasTouch: true, isMobile: true, ...size });

// The script part-sign.
test('the first tap on a part lights it and fills the sign; the second follows the link', async () => {
  const page = await openPhone();
  const { name, number, path } = services.find(({ price }) => price)!;
  await page.tap(`.hero-tap.n${number} path`);
  const sign = page.locator('.hero-sign a');
  expect(await sign.innerText()).toMatch(new RegExp(`${number}\\s+${name}\\s+\\$\\d+`));
  // The fact comes from a file that the first touch loads.
  await expect
    .poll(async () => (await sign.locator('.hero-fact').textContent())?.length)
    .toBeGreaterThan(10);
  expect(new URL(page.url()).pathname).toBe('/');
  await lit(page).toEqual([number]);
  await page.tap(`.hero-tap.n${number} path`);
  await page.waitForURL(path);
});

test('an answer takes the place of the sign and leaves the car in sight; a tap on a part closes it, and lights only that part', async () => {
  const page = await openPhone({ height: 667 });
  const dialog = page.locator('[role=dialog]');
  const sign = page.locator('.hero-sign a');
  await page.tap('.hero-tap.n1 circle');
  await sign.waitFor();
  await page.tap(`.complaints a[href$="#${complaint.id}"]`);
  await dialog.waitFor();
  expect(await sign.count()).toBe(0);
  const named = services.filter(({ id }) => complaint.services.includes(id));
  await lit(page).toEqual(named.map(({ number }) => number));
  const car = page.locator('.hero-car');
  await expect.poll(async () => (await car.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  const numbers = await page
    .locator('.hero-tap circle')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...numbers)).toBeLessThanOrEqual((await dialog.boundingBox())!.y);
  await page.tap('.hero-tap.n1 circle');
  await dialog.waitFor({ state: 'detached' });
  await sign.waitFor();
  await lit(page).toEqual([1]);
});

test('every number has a tap area of 44 px, even on the narrowest phone', async () => {
  const page = await openPhone({ width: 320, height: 568 });
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll('.hero-tap')].flatMap((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = link.querySelector('circle')!.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // At the edge of the window, a target needs no room beyond the edge.
      const around = [-22, 22].flatMap((off) => [
        document.elementFromPoint(Math.min(Math.max(x + off, 0), innerWidth - 1), y),
        document.elementFromPoint(x, y + off),
      ]);
      return around.every((hit) => hit?.closest('.hero-tap') === link)
        ? []
        : [link.getAttribute('class')];
    }),
  );
  expect(missed).toEqual([]);
});
