import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

const { hero } = SHOP.content.pages.home;

/** What the first screen must hold. */
const PARTS = [
  '.site-header .logo',
  '.top-bar .open-now',
  '.top-bar a[href^="tel:"]',
  '.hero h1',
  '.hero-car',
  '.hero-text p',
  '.hero-text p + p',
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
    // On wide screens the numbers of the list lie on the drawing.
    const onCar = document.querySelectorAll('.hero-tap circle');
    const discs = [
      ...(onCar[0]!.getBoundingClientRect().width
        ? onCar
        : document.querySelectorAll('.hero-callouts .number')),
    ];
    const lost = [
      ...discs.filter((disc) => !isWhole(disc)),
      ...parts.map((one) => document.querySelector(one)!).filter((one) => !isWhole(one)),
    ];
    return discs.length < 10 ? ['discs'] : lost.map((one) => one.outerHTML.slice(0, 60));
  }, PARTS);

test.each([
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 1024, height: 700 },
  { width: 1366, height: 650 },
])(
  'at $width × $height px, the first screen says what the shop is, shows the whole car, two prices, and how to call',
  async (size) => {
    const page = await pageAt('/', size, 'shopSite');
    expect(await lacking(page)).toEqual([]);
    const text = await page.locator('.hero-text').innerText();
    expect(text).toContain(hero.tap);
    expect(text.match(/\$\d+/g)).toHaveLength(2);
  },
);
