import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageAt, withStyles } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { SAMPLE } from '../../support/sites.ts';

const { complaintTexts, coupons, inspections, labels, shop } = SAMPLE.content;

/** A printed page, as wide as a Letter page without its margins. */
const PAPER = { width: 740, paper: true };

/**
 * The number of pages in a PDF. Chromium writes page records uncompressed, so we can count them.
 */
async function pagesOf(page: Page, format: 'Letter' | 'A4' = 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
  const counted = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (counted === 0) throw new Error('No page can be counted in this PDF.');
  return counted;
}

test.each([
  ['home', 6],
  ['diagnostics', 6],
  ['state-inspection', 2],
  ['make-long', 2],
  ['coupons', 1],
  ['reviews', 3],
] as const)(
  '%s fits on %s sheets, with its answers unfolded and nothing to press',
  async (kind, sheets) => {
    const page = await pageAt(SAMPLE.paths[kind]!, PAPER);
    expect(await pagesOf(page)).toBeLessThanOrEqual(sheets);
    expect(await page.evaluate(faults)).toEqual({ folded: [], pressed: [], headings: 1 });
  },
);

/** Runs in the page: folded texts, visible controls, and the number of main headings. */
function faults() {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 4;
  const texts = (selector: string, isWanted: (element: Element) => boolean) =>
    [...document.querySelectorAll(selector)].filter(isWanted).map(({ textContent }) => textContent);
  return {
    folded: texts(
      'main details > :not(summary), .review-card-rest',
      (element) => /\S/.test(element.textContent) && !isShown(element),
    ),
    pressed: texts('button, nav, .call-bar, .skip-link', isShown),
    headings: document.querySelectorAll('h1').length,
  };
}

test('a page is printed in ink, also from a dark screen, by printers that drop backgrounds', async () => {
  for (const kind of ['home', 'state-inspection', 'diagnostics'] as const) {
    const page = await pageAt(SAMPLE.paths[kind]!, { ...PAPER, dark: true });
    const faint = await withStyles(page, '* { background: none !important }', () =>
      faintText(page),
    );
    expect(faint).toEqual([]);
  }
});

const shownOutside = (page: Page, part: string) =>
  page.evaluate(
    (inside) =>
      [...document.querySelectorAll('h1, h2, h3, p, a, img, svg, button')]
        .filter((element) => element.checkVisibility() && !element.closest(inside))
        .map(({ textContent }) => textContent),
    part,
  );

test('six coupons are printed with nothing but their heading, each with the address of the shop and its expiry date', async () => {
  expect(coupons).toHaveLength(6);
  const page = await pageAt(SAMPLE.paths.coupons!, PAPER);
  expect(await shownOutside(page, '.coupon-card')).toEqual([await page.textContent('h1')]);
  const address = (await page.locator('.coupon-card-print').first().innerText()).trim();
  expect(address).toMatch(/\d+ .+, .+ \d{5}/);
  const expiry = labels.expires.replace('{date}', '12-01-26');
  const texts = await page.locator('.coupon-card').allInnerTexts();
  for (const words of [address, expiry])
    expect(texts).toEqual(coupons.map(() => expect.stringContaining(words)));
});

test.each([
  [coupons[1]!.id, 'coupons', []],
  ['driveway', 'state-inspection', inspections.state!.criteria.rows.flatMap(({ fix = [] }) => fix)],
  ['answers', 'diagnostics', complaintTexts.complaints.map(({ words }) => words)],
] as const)(
  '%s, printed by its button, is alone on one sheet, with the name of the shop',
  async (part, kind, says) => {
    const page = await pageAt(SAMPLE.paths[kind]!, PAPER);
    await page.evaluate((id) => (document.getElementById(id)!.dataset.printed = ''), part);
    expect(await shownOutside(page, '[data-printed]')).toEqual([]);
    expect([await pagesOf(page), await pagesOf(page, 'A4')]).toEqual([1, 1]);
    const text = (await page.locator(`#${part}`).innerText()).replace(/\s+/g, ' ');
    for (const words of [shop.name, ...says]) expect(text).toContain(words.replace(/\s+/g, ' '));
    if (part !== 'driveway') return;
    // 66 mm, at 96 CSS pixels to the inch.
    const { width } = (await page.locator('.tread-measure svg').boundingBox())!;
    expect(width).toBeCloseTo((66 / 25.4) * 96, 0);
  },
);
