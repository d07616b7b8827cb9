import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { diagnosticsOf } from '../../../src/rules/services.ts';
import { newPage, openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// The complaints, and the car beside them.

const { complaintTexts, services } = SAMPLE.content;
const { complaints } = complaintTexts;
const WIDE = { width: 1440, height: 900 };
const answersPage = diagnosticsOf(services)!.path;
type Complaint = (typeof complaints)[number];
const [first, second] = complaints.filter(({ home }) => home) as [Complaint, Complaint];
const linkTo = ({ id }: Complaint) => `.complaints a[href$="#${id}"]`;
const numbersOf = ({ services: ids }: Complaint) =>
  services.flatMap(({ id, number }) => (ids.includes(id) ? [number] : []));

/** Expects the numbers of the lit parts of the car, in order. */
const lit = (page: Page) =>
  expect.poll(() =>
    page.locator('.phantom g[class]').evaluateAll((parts) => {
      const isLit = (part: Element) =>
        getComputedStyle(part).getPropertyValue('--weight').trim() === '1.8';
      const numbers = parts
        .filter(isLit)
        .map((part) => Number(/\bn(\d+)/.exec(part.getAttribute('class')!)![1]));
      return [...new Set(numbers)].sort((one, other) => one - other);
    }),
  );

/**
 * Waits until the answer to this complaint, or none, is open, with the focus and in the address.
 */
const opens = (page: Page, complaint?: Complaint) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const dialog = document.querySelector('[role=dialog]');
        const isSeen = (dialog?.getBoundingClientRect().height ?? 0) > 100;
        return [location.hash, dialog && isSeen && dialog === document.activeElement];
      }),
    )
    .toEqual(complaint ? [`#${complaint.id}`, true] : ['', null]);

test('a part lights up if its number is hovered or gets the focus by keyboard', async () => {
  const page = await openPage('/', WIDE);
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
  await page.focus('.hero-callouts .n2');
  // The mouse passes by, and then the focus goes to nothing.
  await page.hover('.hero-callouts .n5');
  await lit(page).toEqual([5]);
  await page.mouse.move(1, 1);
  await lit(page).toEqual([2]);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await lit(page).toEqual([]);
});

test('a complaint opens its answer and lights its parts, until a key, its button or Back closes it', async () => {
  const page = await openPage('/', WIDE);
  await page.click(linkTo(first));
  await opens(page, first);
  expect(await page.locator('[role=dialog]').textContent()).toContain(first.tell[2]);
  const buttons = page.locator('[role=dialog] a.button').filter({ visible: true });
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    expect.stringMatching(/^tel:/),
  ]);
  // The page may have moved, and the mouse lights the part below it.
  await page.mouse.move(2, 2);
  await lit(page).toEqual(numbersOf(first));
  await page.keyboard.press('Escape');
  await opens(page);
  expect(await page.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(
    `${answersPage}#${first.id}`,
  );

  await page.click(linkTo(first));
  await opens(page, first);
  await page.click(linkTo(second));
  await opens(page, second);
  const expanded = page.locator('.complaints [aria-expanded=true]');
  expect(await expanded.allTextContents()).toEqual([second.words]);
  // Going from one answer to the next adds no step of history: one Back closes both.
  for (const close of [
    () => page.evaluate(() => history.back()),
    () => page.click('[role=dialog] button'),
    () => page.keyboard.press('Shift+Tab'),
  ]) {
    await opens(page, second);
    await close();
    await opens(page);
    await page.click(linkTo(second));
  }
});

test.each([
  ['the second script', '**/complaint-card.*'],
  ['the list of answers', `**${answersPage}`],
])('if %s cannot be loaded, the link is followed', async (_what, path) => {
  const page = await newPage(WIDE);
  await page.route(path, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.goto('/');
  await page.click(linkTo(first));
  await page.waitForURL(`${answersPage}#${first.id}`);
});

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
    .poll(async () => (await sign.locator('.hero-sentence').textContent())?.length)
    .toBeGreaterThan(10);
  expect(new URL(page.url()).pathname).toBe('/');
  await lit(page).toEqual([number]);
  await page.tap(`.hero-tap.n${number} path`);
  await page.waitForURL(path);
});

test('an answer takes the place of the sign, until a tap on a part lights only that part', async () => {
  const page = await openPhone({ height: 667 });
  const dialog = page.locator('[role=dialog]');
  const sign = page.locator('.hero-sign a');
  await page.tap('.hero-tap.n1 circle');
  await sign.waitFor();
  await page.tap(linkTo(first));
  await dialog.waitFor();
  expect(await sign.count()).toBe(0);
  await lit(page).toEqual(numbersOf(first));
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
