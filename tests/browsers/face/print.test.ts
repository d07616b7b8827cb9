import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { PAGE_KINDS } from '../../../scripts/browser/page-kinds.ts';
import { frozenContent } from '../../support/frozen-content.ts';
import { faintText } from './contrast.ts';
import { onEveryKind, oneBrowser, seen } from './every-kind.ts';

const { complaints, coupons, inspections, shop } = frozenContent();

/** Pages that together have every printed color. */
const PRINTED_COLORS = ['home', 'state-inspection', 'emissions', 'make-with-blocks', 'coupons', 'reviews'];

const MOST_SHEETS = 5;

/** A window as wide as a Letter page without its margins. */
const PAPER = { width: 740 };

/** The number of pages in a PDF. Chromium writes page records uncompressed, so we can count them. */
async function pagesOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true, printBackground: true });
  const counted = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (counted === 0) throw new Error('No page can be counted in this PDF.');
  return counted;
}

describe('coupons on paper', () => {
  const browser = oneBrowser();
  const url = inject('frozenSite').url + PAGE_KINDS.coupons;

  test('all six fit on one page, Letter or A4', () =>
    seen(browser(), PAPER, url, async (page) => {
      expect([await pagesOf(page, 'Letter'), await pagesOf(page, 'A4')]).toEqual([1, 1]);
    }));

  test("each one has the shop's address and its expiry date", () =>
    seen(browser(), PAPER, url, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const coupons = await page.locator('.coupon-card').all();
      expect(coupons).toHaveLength(6);
      const address = (await page.locator('.coupon-card-print').first().innerText()).trim();
      expect(address).toMatch(/\d+ .+, .+ \d{5}/);
      for (const coupon of coupons) {
        const text = await coupon.innerText();
        expect(text).toContain(address);
        expect(text).toMatch(/EXP: 12-01-26/);
      }
    }));

  test('only the coupons and the heading are printed', () =>
    seen(browser(), PAPER, url, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, button')]
          .filter((element) => element.checkVisibility() && element.closest('.coupon-card') === null)
          .map((element) => element.textContent),
      );
      expect(printed).toEqual([await page.locator('h1').textContent()]);
    }));
});

describe('a part of a page, printed by its button', () => {
  const browser = oneBrowser();
  const look = (kind: keyof typeof PAGE_KINDS, part: string, see: (page: Page) => Promise<void>) =>
    seen(browser(), PAPER, inject('frozenSite').url + PAGE_KINDS[kind], async (page) => {
      await page.evaluate((id) => {
        document.querySelector('.driveway th button')?.setAttribute('aria-pressed', 'true');
        document.getElementById(id)!.dataset.printed = '';
      }, part);
      await page.emulateMedia({ media: 'print' });
      const others = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, p, a, img, svg, button')]
          .filter((element) => element.checkVisibility() && !element.closest('[data-printed]'))
          .map(({ outerHTML }) => outerHTML),
      );
      expect(others).toEqual([]);
      expect([await pagesOf(page, 'Letter'), await pagesOf(page, 'A4')]).toEqual([1, 1]);
      await see(page);
    });

  test('a coupon is alone on its sheet', () =>
    look('coupons', coupons[1]!.id, async (page) => {
      expect(await page.locator(`#${coupons[1]!.id}`).innerText()).toContain(shop.name);
    }));

  test('the driveway check is one sheet with its ticks, the tread measure in real size, and the shop', () =>
    look('state-inspection', 'driveway', async (page) => {
      const ticks = await page
        .locator('.driveway tbody th')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content.includes('✓')));
      expect(ticks).toEqual(ticks.map((_, index) => index === 0));
      expect(await page.locator('#driveway').innerText()).toContain(`${shop.name}, `);
      for (const { fix } of inspections.state.criteria.rows)
        if (fix) expect(await page.locator('.driveway-fixes').innerText()).toContain(fix.replace(/\s+/g, ' '));
      // 66 mm, at 96 CSS pixels to the inch.
      expect((await page.locator('.tread-measure svg').boundingBox())!.width).toBeCloseTo((66 / 25.4) * 96, 0);
    }));

  test('the answers to all complaints are one sheet, with the shop and its phone', () =>
    look('diagnostics', 'answers', async (page) => {
      const text = await page.locator('#answers').innerText();
      for (const { words } of complaints.complaints) expect(text).toContain(words);
      expect(text).toContain(`${shop.name}, `);
      expect(text).toMatch(/\(\d{3}\) \d{3}-\d{4}$/);
    }));
});

onEveryKind('prints with its answers unfolded, and without what paper cannot do', ({ name, look }) =>
  look(PAPER, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() => {
      const shown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 4;
      const folded = [...document.querySelectorAll('main details > :not(summary), .review-card-rest')]
        .filter((element) => /\S/.test(element.textContent) && !shown(element))
        .map((element) => element.textContent);
      const pressed = [...document.querySelectorAll('button, nav, .call-bar, .skip-link')]
        .filter(shown)
        .map((element) => element.textContent);
      return { folded, pressed, heading: document.querySelectorAll('h1').length };
    });
    expect(seen).toEqual({ folded: [], pressed: [], heading: 1 });
    expect(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(MOST_SHEETS);
    if (PRINTED_COLORS.includes(name)) expect(await faintText(page)).toEqual([]);
  }),
);
