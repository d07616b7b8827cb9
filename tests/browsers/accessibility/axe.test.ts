import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_KIND } from '../../../scripts/browser/page-kinds.ts';
import { open, stillPage } from '../../../scripts/browser/still-page.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { openHeldRedirect } from '../../../scripts/browser/held-redirect.ts';
import { runAxe } from './run-axe.ts';
import { putInto, STATES } from './states.ts';

const { url } = inject('frozenSite');
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

/** Rules that axe cannot decide for some elements, each with the check that does. */
const SETTLED: Record<string, string> = {
  'color-contrast': 'tests/browsers/face/contrast.test.ts measures the pixels of all text, also where axe cannot tell what lies behind it.',
  'color-contrast-enhanced': 'As color-contrast.',
  'hidden-content': 'What is folded away is opened and checked, state by state, below.',
  'frame-tested': 'The map in its frame is another site’s page. The drawing before it, the address and a link to the map say the same.',
  'skip-link': 'Only while the menu is open: what the link leads to is covered, and comes back when the link takes the focus.',
  'css-orientation-lock': 'Only of the redirect, which has no styles.',
  'identical-links-same-purpose': 'link-names.ts: on the careers page, two links open an e-mail to the shop, one of them with a subject.',
};

async function check(page: Page): Promise<void> {
  const { faults, undecided } = await runAxe(page);
  expect(faults).toEqual([]);
  for (const [rule, places] of undecided)
    expect(SETTLED[rule], `axe cannot decide ${rule}, and nothing else does: ${places.join('\n')}`).toBeDefined();
}

// The build's rules and html-validate check every page. Axe checks one page of each kind, as the browser lays it out and paints it.
const LOOKS = [
  { name: 'every kind of page at 390', width: 390, dark: false },
  { name: 'every kind of page at 1440, dark', width: 1440, dark: true },
];

describe.each(LOOKS)('$name', ({ width, dark }) => {
  let page: Page;
  beforeAll(async () => {
    page = await stillPage(browser, { width, dark, withoutPolicy: true });
  });
  afterAll(() => page?.context().close());

  test.each(EVERY_KIND)('%s', async (_kind, path) => {
    await page.goto(url + path);
    await check(page);
  });
});

describe('states', () => {
  const pages = new Map<number, Page>();
  beforeAll(async () => {
    for (const width of [390, 1440]) pages.set(width, await stillPage(browser, { width, dark: width === 390, withoutPolicy: true }));
  });
  afterAll(async () => {
    for (const page of pages.values()) await page.context().close();
  });

  test.each(Object.entries(STATES))('%s', async (_name, state) => {
    const page = pages.get(state.width)!;
    await open(page, url + state.path);
    await putInto(page, state);
    await check(page);
  });
});

test('the redirect page, with the redirect disabled', async () => {
  const page = await stillPage(browser, { width: 390, withoutPolicy: true });
  await openHeldRedirect(page, `${url}/review`);
  await check(page);
  await page.context().close();
});

test('axe finds faults that are put into a page', async () => {
  const page = await stillPage(browser, { width: 390, withoutPolicy: true });
  await page.goto(`${url}/about`);
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'afterbegin',
        '<img src="/og.png"><p style="color:#777;background:#fff">Too pale</p><p style="color:#666;background:#fff">Too pale for AAA</p>',
      );
    document.querySelector('main h2')!.insertAdjacentHTML('afterend', '<h5>Too deep</h5>');
  });
  const { faults } = await runAxe(page);
  const rules = new Set(faults.map((fault) => fault.split(':')[0]));
  expect(['image-alt', 'color-contrast', 'color-contrast-enhanced', 'heading-order'].filter((rule) => !rules.has(rule))).toEqual([]);
  await page.context().close();
});
