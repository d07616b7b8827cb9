import { expect, inject, test } from 'vitest';
import type { Content } from '../../../src/schema/content.ts';
import { CONTENT, pagesOf } from '../../support/in-memory.ts';
import { onePage } from '../support/one-page.ts';
import { lostAt } from './reflow.ts';

/** One page for each shape of masthead. */
const PATHS = [
  '/',
  '/services/brakes',
  '/services/virginia-emissions-inspection',
  '/vehicles/acura-service',
  '/about',
];

/** The longest texts that content may hold, in long words. */
const LINES = [
  'Your neighborhood',
  'repair and wheel',
  'alignment shop since',
  'Nineteen ninety-nine.',
];
const HEADING = 'Comprehensive transportation refurbishment and preventive maintenance, near you';
const MAKE = 'MERCEDES-MAYBACH';

function withHeadlines(): Content {
  const { pages, services, makes } = CONTENT;
  const { home, about } = pages;
  const hero = { ...home.hero, lines: LINES };
  return {
    ...CONTENT,
    pages: { ...pages, home: { ...home, hero }, about: { ...about, heading: HEADING } },
    services: services.map((service) => ({ ...service, heading: HEADING })),
    makes: makes.map((one) => ({ ...one, name: MAKE, intro: HEADING })),
  };
}

test('with the longest texts that an owner may write, the first screen of every kind of page stays whole', async () => {
  const { url } = inject('sampleSite');
  const htmlOf = pagesOf(withHeadlines());
  const page = await onePage({ width: 1280 });
  for (const path of PATHS) {
    const answer = { contentType: 'text/html', body: htmlOf(path) };
    await page.route(url + path, (route) => route.fulfill(answer), { times: 1 });
    await page.goto(url + path);
    // The first part of a page is its masthead.
    await page.evaluate(async () => {
      await document.fonts.ready;
      document
        .querySelectorAll('main > :not(:first-child), footer, .call-bar')
        .forEach((part) => part.remove());
    });
    const lost = await lostAt(page, [320, 640, 900, 1280], 800);
    expect({ path, lost }).toEqual({ path, lost: [] });
    const [name, text] = await page
      .locator('.make-masthead :is(h1, p:first-child)')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    if (text) expect(text.top).toBeGreaterThan(name!.bottom);
  }
});
