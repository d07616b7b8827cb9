import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import { litParts } from '../support/lit-parts.ts';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { complaints, services } = SAMPLE.content;
const [first, second] = complaints.complaints.filter(({ home }) => home) as [Complaint, Complaint];
type Complaint = (typeof complaints.complaints)[number];
const linkTo = ({ id }: Complaint) => `.complaints a[href$="#${id}"]`;

describe.each(ENGINES)('%s', (engine) => {
  // Chromium tries all of them, the others one that a mouse lights and one that the focus lights.
  const numbers = engine === 'chromium' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [3, 8];

  test('a part lights up if its number is hovered or gets the focus by keyboard', async () => {
    const tab = await openTab(engine, '/', { width: 1440, height: 900 });
    for (const number of numbers) {
      await tab.hover(`.hero-callouts .n${number}`);
      await expect.poll(() => tab.evaluate(litParts)).toEqual([number]);
    }
    await tab.hoverAt(2, 2);
    await expect.poll(() => tab.evaluate(litParts)).toEqual([]);
    // After a key, the browser shows where the focus is.
    await tab.press('Tab');
    for (const number of numbers) {
      await tab.focus(`.hero-callouts .n${number}`);
      expect(await tab.evaluate(litParts)).toEqual([number]);
    }
  });
});

/** Home on a phone that is used by touch. */
const openPhone = (size = {}): Promise<Page> =>
  openPage('/', { hasTouch: true, isMobile: true, ...size });

// The script part-sign.
test.each(['circle', 'path'])(
  'the first tap on a %s lights the part and fills the sign; the second follows the link',
  async (piece) => {
    const page = await openPhone();
    const { name, number, path } = services.find(({ price }) => price)!;
    await page.tap(`.hero-tap.n${number} ${piece}`);
    const sign = page.locator('.hero-sign a');
    expect(await sign.innerText()).toMatch(new RegExp(`${number}\\s+${name}\\s+\\$\\d+`));
    // The fact comes from a file that the first touch loads.
    await expect
      .poll(async () => (await sign.locator('.hero-fact').textContent())?.length)
      .toBeGreaterThan(10);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(litParts)).toEqual([number]);
    await page.tap(`.hero-tap.n${number} ${piece}`);
    await page.waitForURL(path);
  },
);

test('the facts of the parts may arrive when the mouse has gone on', async () => {
  const page = await openPage('/', { width: 1440, height: 900 });
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/parts.json', async (route) => (await held, route.continue()));
  for (const number of [1, 2]) await page.hover(`.hero-callouts .n${number}`);
  release();
  await page.locator('.hero-sign .n2 .hero-fact').waitFor();
});

test('the sign of the part that has the focus goes with it', async () => {
  const page = await openPage('/', { width: 1440, height: 900 });
  await page.keyboard.press('Tab');
  await page.focus('.hero-callouts .n2');
  await page.locator('.hero-sign a').waitFor();
  await page.focus('footer a');
  await page.locator('.hero-sign a').waitFor({ state: 'detached' });
});

test('one click of a mouse follows the link of a part at once', async () => {
  const page = await openPhone();
  const { x, y, width, height } = (await page.locator('.hero-tap.n9 circle').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(services.find(({ number }) => number === 9)!.path);
});

test('a complaint takes the place of the sign, leaves the car in sight, and starts at its beginning', async () => {
  const page = await openPhone({ height: 667 });
  await page.tap('.hero-tap.n1 circle');
  await page.locator('.hero-sign a').waitFor();
  await page.tap(linkTo(first));
  const dialog = page.locator('[role=dialog]');
  await dialog.waitFor();
  expect(await page.locator('.hero-sign a').count()).toBe(0);
  const named = services.filter(({ id }) => first.services.includes(id));
  expect(await page.evaluate(litParts)).toEqual(named.map(({ number }) => number));
  const [car, sheet] = [
    (await page.locator('.hero-car').boundingBox())!,
    (await dialog.boundingBox())!,
  ];
  await expect
    .poll(async () => (await page.locator('.hero-car').boundingBox())!.y)
    .toBeGreaterThanOrEqual(0);
  expect(car.height).toBeLessThanOrEqual(sheet.y + 1);
  const numbers = await page
    .locator('.hero-tap circle')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...numbers)).toBeLessThanOrEqual((await dialog.boundingBox())!.y);
  const scrolled = await dialog.evaluate((card) => {
    card.scrollTop = 60;
    return card.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(0);
  await page.locator(linkTo(second)).evaluate((link: HTMLElement) => link.click());
  await page.locator('[role=dialog] h3', { hasText: second.words }).waitFor();
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('a tap on a part closes the answer that covers the sign, and lights only that part', async () => {
  const page = await openPhone();
  await page.tap(linkTo(first));
  await page.locator('[role=dialog]').waitFor();
  await page.tap('.hero-tap.n1 circle');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  expect(await page.locator('.hero-sign a').count()).toBe(1);
  // A phone has no hover. If it had, each tap would compute the styles of all parts.
  await page.hover('.hero-tap.n9 circle');
  expect(await page.evaluate(litParts)).toEqual([1]);
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

/**
 * Scrolls the road to a distance from the top, taps a number, and waits for the sign. `page.tap`
 * might scroll.
 */
async function tapWithRoadAt(page: Page, top: number, number: string): Promise<void> {
  await page.evaluate(
    (at) => scrollTo(0, document.querySelector('.hero-car')!.getBoundingClientRect().bottom - at),
    top,
  );
  const { x, y, width, height } = (await page.locator(`.hero-tap.${number} circle`).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('.hero-sign a').waitFor();
}

test.each([
  { what: 'a tablet', width: 810, height: 1010, road: 830 },
  { what: 'a low phone', width: 375, height: 667, road: 520 },
  { what: 'a phone on its side', width: 844, height: 390, road: 200 },
])(
  'on $what, the sign covers no number below the road, so the next tap finds its part',
  async ({ width, height, road }) => {
    const page = await openPhone({ width, height });
    await tapWithRoadAt(page, road, 'n2');
    const covered = () =>
      page.evaluate(() =>
        ['n1', 'n2', 'n3', 'n4', 'n8'].filter((number) => {
          const { left, right, top, bottom } = document
            .querySelector(`.hero-tap.${number} circle`)!
            .getBoundingClientRect();
          return !document
            .elementFromPoint((left + right) / 2, (top + bottom) / 2)
            ?.closest(`.hero-tap.${number}`);
        }),
      );
    await expect.poll(covered).toEqual([]);
  },
);

test('a part that is tapped on a phone on its side stays in the window', async () => {
  const page = await openPhone({ width: 844, height: 390 });
  await tapWithRoadAt(page, 430, 'n7');
  await expect.poll(() => page.evaluate(litParts)).toEqual([7]);
  expect(
    await page.evaluate(
      () => document.querySelector('.hero-tap.n7 circle')!.getBoundingClientRect().top,
    ),
  ).toBeGreaterThanOrEqual(0);
});
