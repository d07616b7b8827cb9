import { expect, test } from 'vitest';
import { pageAt } from '../support/one-page.ts';
import { SHOP } from '../../support/sites.ts';

/** Below the title of a page: a section, a small section, an item, a label. Titles are as large as their place allows. */
const STEPS = 4;

test.each([390, 1440])(
  'at %d px, all headings of sections have one of few sizes',
  async (width) => {
    const sizes = new Set<number>();
    for (const { path } of SHOP.everyKind) {
      const page = await pageAt(path, { width }, 'shopSite');
      const seen = await page.evaluate(() =>
        [...document.querySelectorAll('h2, h3, h4, h5, h6')]
          // A name in the line of its note is text.
          .filter((heading) => getComputedStyle(heading).display !== 'inline')
          // On a ticket, the heading is the value.
          .filter((heading) => !heading.closest('.visually-hidden, .coupon-ticket'))
          .map((heading) => Math.round(Number.parseFloat(getComputedStyle(heading).fontSize))),
      );
      for (const size of seen) sizes.add(size);
    }
    expect(sizes.size, [...sizes].join(', ')).toBeLessThanOrEqual(STEPS);
  },
);
