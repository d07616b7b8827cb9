import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

test('the print button prints', async () => {
  const page = await openPage('/coupons', {
    first: () => {
      Object.assign(window, { prints: 0, print: () => ((window as unknown as { prints: number }).prints += 1) });
    },
  });
  const prints = () => page.evaluate(() => (window as unknown as { prints: number }).prints);
  await page.getByRole('button', { name: SAMPLE.content.pages.coupons.printLabel, exact: true }).click();
  expect(await prints()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await prints()).toBe(2);
});

test('a button prints only its part of the page, once, and afterwards the whole page prints again', async () => {
  const page = await openPage(SAMPLE.kinds['state-inspection']!, {
    first: () => {
      const parts: (string | undefined)[] = [];
      Object.assign(window, { parts });
      window.print = () => {
        parts.push(document.querySelector('[data-printed]')?.id);
        dispatchEvent(new Event('afterprint'));
      };
    },
  });
  // A click that comes before the script of the tool around the button.
  await page.locator('.driveway .print-button').evaluate((button: HTMLElement) => button.click());
  await page.locator('.driveway [aria-pressed]').first().click();
  await page.locator('.driveway [aria-pressed="true"]').waitFor();
  expect(await page.evaluate(() => (window as unknown as { parts: string[] }).parts)).toEqual(['driveway']);
  expect(await page.locator('[data-printed]').count()).toBe(0);
});
