import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SAMPLE } from '../../support/sites.ts';

test('on a phone, the headings of the columns stand above the pass and fail criteria', async () => {
  for (const kind of ['state-inspection', 'emissions'] as const) {
    const page = await pageAt(SAMPLE.kinds[kind]!, { width: 390 });
    const shown = await page
      .locator('.criteria-table thead th')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one.closest('thead')!).clipPath));
    expect(shown).toEqual(['none', 'none', 'none']);
  }
});
