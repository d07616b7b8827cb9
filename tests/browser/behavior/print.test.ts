import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

test.each([
  { what: 'the page', path: '/coupons', button: '.print-button:not([data-part])', part: 'whole' },
  {
    what: 'only its part of the page',
    path: SAMPLE.kinds['state-inspection']!,
    button: '.driveway .print-button',
    part: 'driveway',
  },
])(
  'a button prints $what, by mouse and keyboard, and afterwards the whole page prints again',
  async ({ path, button, part }) => {
    const page = await openPage(path, {
      first: () => {
        const parts: string[] = [];
        Object.assign(window, { parts });
        window.print = () => {
          parts.push(document.querySelector('[data-printed]')?.id ?? 'whole');
          dispatchEvent(new Event('afterprint'));
        };
      },
    });
    const printed = () => page.evaluate(() => (window as unknown as { parts: string[] }).parts);
    // A click that comes before the script of the tool around the button.
    await page.locator(button).evaluate((one: HTMLElement) => one.click());
    await page.press(button, 'Enter');
    await expect.poll(printed).toEqual([part, part]);
    expect(await page.locator('[data-printed]').count()).toBe(0);
  },
);
