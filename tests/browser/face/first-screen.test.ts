import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

const { labels } = SHOP.content;
const hasPrices = SHOP.kinds['state-inspection'] && SHOP.kinds.emissions;

/** What the first screen must hold. */
const PARTS = [
  '.site-header .logo',
  '.top-bar .open-now',
  '.top-bar a[href^="tel:"]',
  '.hero h1',
  '.hero-car',
  ...(hasPrices
    ? [
        '.hero-prices, .price-pylon b + span',
        '.hero-prices a:last-child, .price-pylon li + li b + span',
      ]
    : []),
];

/** The parts and the discs that are not whole in the window, or that something covers. */
const lacking = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const isWhole = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const met = document.elementFromPoint(x, y);
      const covering = met?.closest('.call-bar, .hero-sign, .top-bar, .site-header');
      return (
        bottom > top &&
        left >= -1 &&
        top >= 0 &&
        right <= innerWidth + 1 &&
        bottom <= innerHeight &&
        (!covering || covering.contains(element))
      );
    };
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width)!;
    // On wide screens the numbers of the list lie on the drawing.
    const onCar = document.querySelectorAll('.hero-tap circle');
    const discs = [
      ...(onCar[0]!.getBoundingClientRect().width
        ? onCar
        : document.querySelectorAll('.hero-callouts .number')),
    ];
    const lost = [
      ...discs.filter((disc) => !isWhole(disc)),
      ...parts.map(visible).filter((one) => !isWhole(one)),
    ];
    return discs.length === 0 ? ['discs'] : lost.map((one) => one.outerHTML.slice(0, 60));
  }, PARTS);

test.each([
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1024, height: 700 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
])(
  'at $width × $height px, the first screen shows the whole car, two prices with their names if the shop has them, and how to schedule',
  async (size) => {
    const page = await pageAt('/', size, 'shopSite');
    expect(await lacking(page)).toEqual([]);
    const buttons = page.locator('.hero-text .button, .call-bar a', { hasText: labels.schedule });
    const ends = await buttons.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ bottom }) => bottom),
    );
    expect(Math.min(...ends)).toBeLessThanOrEqual(size.height);
  },
);

test.each([
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
])('at $width × $height px, the complaints are one row', async (size) => {
  const page = await pageAt('/', size, 'shopSite');
  const tops = await page
    .locator('.complaints a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
