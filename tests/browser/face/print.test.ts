import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { pageAt } from '../support/one-page.ts';
import { faintText } from './contrast.ts';
import { pagesOf, PAPER, SHEET } from './print.ts';
import { SAMPLE } from '../../support/sites.ts';

const { complaints, coupons, inspections, labels, shop } = SAMPLE.content;

test.each([
  { kind: 'coupons', sheets: 1 },
  { kind: 'car-wash', sheets: 1 },
  { kind: 'make-long', sheets: 2 },
  { kind: 'state-inspection', sheets: 2 },
] as const)('$kind fits on $sheets sheets', async ({ kind, sheets }) => {
  const page = await pageAt(SAMPLE.kinds[kind]!, PAPER);
  expect(await pagesOf(page, 'Letter')).toBeLessThanOrEqual(sheets);
});

test('six coupons are printed with nothing but their heading, each with the address of the shop and its expiry date', async () => {
  expect(coupons).toHaveLength(6);
  const page = await pageAt(SAMPLE.kinds.coupons!, PAPER);
  const others = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button')]
      .filter((element) => element.checkVisibility() && element.closest('.coupon-card') === null)
      .map((element) => element.textContent),
  );
  expect(others).toEqual([await page.locator('h1').textContent()]);
  const address = (await page.locator('.coupon-card-print').first().innerText()).trim();
  expect(address).toMatch(/\d+ .+, .+ \d{5}/);
  const expiry = labels.expires.replace('{date}', '12-01-26');
  const texts = await page.locator('.coupon-card').allInnerTexts();
  expect(texts).toEqual(coupons.map(() => expect.stringContaining(address)));
  expect(texts).toEqual(coupons.map(() => expect.stringContaining(expiry)));
});

test('the state inspection is printed without the question whose answers must be pressed', async () => {
  const page = await pageAt(SAMPLE.kinds['state-inspection']!, PAPER);
  expect(await page.locator('main').innerText()).not.toContain(inspections.state!.sticker.heading);
});

test("a make's first sheet has its name, the shop's phone and the plate of facts", async () => {
  const page = await pageAt(SAMPLE.kinds['make-long']!, PAPER);
  expect(await page.locator('.make-masthead .printed-address').innerText()).toMatch(
    /\(\d{3}\) \d{3}-\d{4}$/,
  );
  const plate = (await page.locator('.data-plate').first().boundingBox())!;
  expect(plate.y + plate.height).toBeLessThan(SHEET);
});

test('questions are printed in two columns, to save a sheet', async () => {
  const questions = (await pageAt('/', PAPER)).locator('.faq-list details');
  const [first, last] = [
    (await questions.first().boundingBox())!,
    (await questions.last().boundingBox())!,
  ];
  expect(last.x).toBeGreaterThanOrEqual(first.x + first.width);
});

test('a page is printed whole while its menu is open', async () => {
  const page = await pageAt('/about', { width: 390 });
  const words = await page.locator('main').innerText();
  await page.locator('.site-header .menu-button').click();
  expect(await page.locator('main').innerText()).toBe('');
  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(words.length / 2);
  await page.emulateMedia({ media: null });
});

test('home with an open answer prints the answer, in ink', async () => {
  const complaint = complaints.complaints[0]!;
  const page = await pageAt(`/#${complaint.id}`, { width: 390 });
  const answer = page.locator('[role=dialog] .complaint-list');
  await answer.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await answer.innerText()).toContain(complaint.likely.slice(0, 40));
  const chosen = page.locator('.complaints [aria-expanded="true"]');
  expect(await chosen.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(0, 0, 0)');
  expect(await faintText(page, '.hero', new Set())).toEqual([]);
  // On paper it lies on nothing.
  expect(
    await answer.evaluate(
      (list) => getComputedStyle(list.closest('.complaint-list-card')!.firstElementChild!).position,
    ),
  ).toBe('static');
  await page.emulateMedia({ media: null });
});

test('the bar of the rating is ink, also where it is white on amber', async () => {
  for (const path of ['/', '/reviews']) {
    const bar = (await pageAt(path, PAPER)).locator('.rating-ruler-scale i');
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(0, 0, 0)',
    );
  }
});

describe('a part of a page, printed by its button', () => {
  const printedPart = async (kind: PageKind, part: string): Promise<Page> => {
    const page = await pageAt(SAMPLE.kinds[kind]!, PAPER);
    await page.evaluate((id) => {
      document.querySelector('.driveway th button')?.setAttribute('aria-pressed', 'true');
      document.getElementById(id)!.dataset.printed = '';
    }, part);
    const others = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, img, svg, button')]
        .filter((element) => element.checkVisibility() && !element.closest('[data-printed]'))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(others).toEqual([]);
    expect([await pagesOf(page, 'Letter'), await pagesOf(page, 'A4')]).toEqual([1, 1]);
    return page;
  };

  test('a coupon is alone on its sheet', async () => {
    const page = await printedPart('coupons', coupons[1]!.id);
    expect(await page.locator(`#${coupons[1]!.id}`).innerText()).toContain(shop.name);
  });

  test('the driveway check is one sheet with its ticks, the tread measure in real size, and the shop', async () => {
    const page = await printedPart('state-inspection', 'driveway');
    const ticks = await page
      .locator('.driveway tbody th')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, '::before').content.includes('✓')),
      );
    expect(ticks).toEqual(ticks.map((_, index) => index === 0));
    // The tick of what passes is drawn with borders, the cross of what fails with backgrounds,
    // which printers drop unless told not to.
    expect(
      await page
        .locator('.criteria-table-fail')
        .evaluateAll((cells) =>
          cells.map((cell) => getComputedStyle(cell, '::before').printColorAdjust),
        ),
    ).toEqual(ticks.map(() => 'exact'));
    const lines = (await page.locator('#driveway').innerText()).trim().split('\n');
    expect(lines.at(-1)).toMatch(new RegExp(`^${shop.name}, .*\\d{4}$`));
    for (const { fix } of inspections.state!.criteria.rows)
      if (fix)
        expect(await page.locator('.driveway-fixes').innerText()).toContain(
          fix.replace(/\s+/g, ' '),
        );
    // 66 mm, at 96 CSS pixels to the inch.
    expect((await page.locator('.tread-measure svg').boundingBox())!.width).toBeCloseTo(
      (66 / 25.4) * 96,
      0,
    );
  });

  test('the answers to all complaints are one sheet, with the shop and its phone', async () => {
    const page = await printedPart('diagnostics', 'answers');
    const text = await page.locator('#answers').innerText();
    for (const { words } of complaints.complaints) expect(text).toContain(words);
    expect(text).toContain(`${shop.name}, `);
    expect(text).toMatch(/\(\d{3}\) \d{3}-\d{4}$/);
    // There is room for fifteen of 86 words.
    await page.evaluate(() => {
      const list = document.querySelector('.complaint-list')!;
      const one = list.querySelector('details')!;
      const missing = 86 - one.querySelector('section')!.innerText.split(/\s+/).length;
      one.querySelector('section > p:last-of-type')!.append(' words'.repeat(missing));
      list.replaceChildren(...Array.from({ length: 15 }, () => one.cloneNode(true)));
    });
    expect([await pagesOf(page, 'Letter'), await pagesOf(page, 'A4')]).toEqual([1, 1]);
  });
});
