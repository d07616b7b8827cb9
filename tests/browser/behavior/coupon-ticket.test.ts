import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, textsOf } from '../support/open-page.ts';

const { coupons, labels, shop } = SAMPLE.content;
const { id } = coupons[0]!;
const SHOW = `#${id} .coupon-card-show`;
const TICKET = `#ticket-${id}`;

test('a coupon opens over the whole screen, can be shared with its address, and closes with Escape or when the focus leaves it', async () => {
  const page = await openPage('/coupons', {
    first: () => {
      navigator.share = async (data) => {
        Object.assign(window, { shared: data?.url });
        // The visitor shares nothing after all, which is no error.
        throw new DOMException('', 'AbortError');
      };
    },
  });
  const ticket = page.locator(TICKET);
  await page.click(SHOW);
  expect(await ticket.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await ticket.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await expect
    .poll(() => textsOf(page, '.coupon-ticket-today'))
    .toContain('Wednesday, November 18, 2026');
  await ticket.getByRole('button', { name: labels.coupon.share }).click();
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toBe(`${shop.origin}/coupons#${id}`);
  for (const key of ['Escape', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect({ key, open: await ticket.isVisible() }).toEqual({ key, open: false });
    await page.click(SHOW);
    expect(await ticket.isVisible()).toBe(true);
  }
});
