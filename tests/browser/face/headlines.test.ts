import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import type { Content } from '../../../src/schema/schema.ts';
import { CONTENT, pagesOf } from '../../support/in-memory.ts';
import { onePage } from '../support/one-page.ts';
import { lostAt } from './widths.ts';

/** One page for each shape of masthead. */
const PATHS = [
  '/',
  '/services',
  '/services/brakes',
  '/services/virginia-emissions-inspection',
].concat('/vehicles/acura-service', '/reviews', '/about', '/404.html');
const WIDTHS = [320, 640, 700, 900, 1280, 1920];

/** The least width of a car whose labels have room beside each other, at the width of a window. */
const CARS = [
  { width: 900, car: 480 },
  { width: 1280, car: 640 },
];

/** The longest texts that content may hold, long words in few lines, and the shortest. */
const TEXTS = {
  longest: {
    lines: [
      'Your neighborhood',
      'repair and wheel',
      'alignment shop since',
      'Nineteen ninety-nine.',
    ],
    heading: 'Comprehensive transportation refurbishment and preventive maintenance, near you',
    make: 'Rolls-Royce Motor Cars',
  },
  wide: {
    lines: ['Your neighborhood,', 'shop.'],
    heading: 'Neighborhood transmissions',
    make: 'MERCEDES-MAYBACH',
  },
  shortest: { lines: ['Hi.'], heading: 'Go', make: 'X' },
};

function withHeadlines({ lines, heading, make }: (typeof TEXTS)['longest']): Content {
  const { pages, services, makes } = CONTENT;
  const { home, review, ...others } = pages;
  const headed = Object.fromEntries(
    Object.entries(others).map(([name, page]) => [name, { ...page, heading }]),
  ) as typeof others;
  return {
    ...CONTENT,
    pages: { ...headed, review, home: { ...home, hero: { ...home.hero, lines } } },
    services: services.map((service) => ({ ...service, heading })),
    makes: makes.map((one) => (one.id === 'acura' ? { ...one, name: make } : one)),
  };
}

let site: SiteServer;
beforeAll(async () => {
  site = await serveSite(inject('sampleSite').folder);
});
afterAll(() => site?.close());

/** Shows the header and the first part of a page, which is its masthead. */
async function showTop(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    document
      .querySelectorAll('main > :not(:first-child), footer, .call-bar')
      .forEach((part) => part.remove());
  });
}

test.each(Object.entries(TEXTS))(
  'with the %s texts, the first screen of every kind of page stays whole',
  async (_name, texts) => {
    const htmlOf = pagesOf(withHeadlines(texts));
    const page = await onePage({ width: 1280 });
    for (const path of PATHS) {
      // The server redirects an address with .html.
      const address = path.replace('.html', '');
      site.faults.instead[address] = htmlOf(path);
      await showTop(page, address);
      expect({ path, lost: await lostAt(page, WIDTHS, 800, true) }).toEqual({ path, lost: [] });
      if (path !== '/') continue;
      for (const { width, car } of CARS) {
        await page.setViewportSize({ width, height: 720 });
        expect((await page.locator('.hero-car').boundingBox())!.width).toBeGreaterThan(car);
        // Each line of the headline is one line, above the buttons.
        const lines = await page
          .locator('.hero h1 span')
          .evaluateAll((all) =>
            all.map((line) => line.clientHeight / parseFloat(getComputedStyle(line).fontSize)),
          );
        expect(lines.map((height) => Math.round(height))).toEqual(texts.lines.map(() => 1));
        expect((await page.locator('.hero-text .button').first().boundingBox())!.y).toBeLessThan(
          720,
        );
      }
    }
  },
);
