import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

test('a button prints the page or its part of it, by mouse and keyboard, and afterwards the whole page prints again', async () => {
  const page = await openPage('/coupons', {
    first: () => {
      const parts: string[] = [];
      Object.assign(window, { parts });
      window.print = () => {
        parts.push(document.querySelector('[data-printed]')?.id ?? 'whole');
        dispatchEvent(new Event('afterprint'));
      };
    },
  });
  const prints = async (button: string, part: string) => {
    // This click may come before the script of the tool around the button.
    await page.locator(button).evaluate((one: HTMLElement) => one.click());
    await page.press(button, 'Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { parts: string[] }).parts))
      .toEqual([part, part]);
    expect(await page.locator('[data-printed]').count()).toBe(0);
  };
  await prints('.print-button:not([data-part])', 'whole');
  await page.goto(SAMPLE.paths['state-inspection']!);
  await prints('.driveway .print-button', 'driveway');
});
