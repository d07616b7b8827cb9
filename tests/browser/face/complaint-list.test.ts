import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SAMPLE } from '../../support/sites.ts';

test('an opened answer on the diagnostics page moves only what is below it in its column', async () => {
  const page = await pageAt(SAMPLE.kinds.diagnostics!, { width: 1440 });
  const tops = () =>
    page
      .locator('.complaint-list > div')
      .evaluateAll((columns) =>
        columns.map((column) =>
          [...column.querySelectorAll('summary')].map(
            (one) => one.getBoundingClientRect().top + scrollY,
          ),
        ),
      );
  const [[top, second], ...others] = (await tops()) as [[number, number], ...number[][]];
  await page.locator('.complaint-list summary').first().click();
  const [[topNow, secondNow], ...othersNow] = (await tops()) as [[number, number], ...number[][]];
  expect([topNow, othersNow]).toEqual([top, others]);
  expect(secondNow).toBeGreaterThan(second);
});
