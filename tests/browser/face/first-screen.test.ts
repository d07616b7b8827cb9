import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setLook } from '../../../scripts/browser/still-page.ts';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

const { labels } = SHOP.content;
const hasPrices = SHOP.paths['state-inspection'] && SHOP.paths.emissions;

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1024, height: 700 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
];
const SCHEDULE = `:is(.hero-text .button, .call-bar a):has-text("${labels.schedule}")`;

/** Elements that the first screen must show. */
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

/** The parts and discs that the window does not show whole, or that something covers. */
const lacking = (page: Page): Promise<string[]> =>
  page.evaluate((parts) => {
    const isWhole = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
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
      [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())!;
    // On wide screens the numbers of the list lie on the drawing.
    const onCar = document.querySelectorAll('.hero-tap circle');
    const discs = onCar[0]!.checkVisibility()
      ? onCar
      : document.querySelectorAll('.hero-callouts .number');
    const lost = [...discs, ...parts.map(visible)].filter((one) => !isWhole(one));
    return discs.length ? lost.map((one) => one.outerHTML.slice(0, 60)) : ['discs'];
  }, PARTS);

test('the first screen shows the car, two prices, how to schedule and one row of complaints', async () => {
  const page = await pageAt('/', { width: 360 }, 'shopSite');
  for (const size of SIZES) {
    await setLook(page, size);
    await expect.poll(() => lacking(page), { message: `${size.width}` }).toEqual([]);
    const edges = (selector: string, edge: 'top' | 'bottom') =>
      page
        .locator(`${selector}:visible`)
        .evaluateAll((all, side) => all.map((one) => one.getBoundingClientRect()[side]), edge);
    expect(Math.min(...(await edges(SCHEDULE, 'bottom')))).toBeLessThanOrEqual(size.height);
    // The status is above the call bar.
    if (size.height === 844)
      expect((await edges('.hero .open-now', 'bottom'))[0]).toBeLessThan(780);
    if (size.width < 1366) continue;
    expect(new Set(await edges('.complaints a', 'top')).size).toBe(1);
  }
});
