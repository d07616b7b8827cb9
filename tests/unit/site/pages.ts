import { expect, test } from 'vitest';
import { couponTexts } from '../../../src/rules/coupon-texts.ts';
import { parseInline } from '../../../src/rules/inline.ts';
import { hrefs, select, selectAll, textOf } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

export function pages(site: ShopSite): void {
  const { content, makePaths, onEvery, pageAt, pathOfInspection } = site;
  const { labels, inspections, coupons, makes } = content;
  const main = (path: string) => select(pageAt(path), 'main');
  const isTestOffered = pathOfInspection('emissions') !== undefined;
  const makeAt = new Map(makes.map((make) => [make.path, make]));
  /**
   * A text of content as `textOf` reads it on a page: a link is its words, with space around them.
   */
  const plain = (text: string): string =>
    parseInline(text)
      .map((part) => (typeof part === 'string' ? part : ` ${part.text} `))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();

  test('the coupons are those of content, each with its texts and expiry date', () => {
    const cards = main('/coupons').querySelectorAll('.coupon-card');
    expect(cards).toHaveLength(coupons.length);
    for (const [index, card] of cards.entries()) {
      const coupon = coupons[index]!;
      const { value, afterValue, customers, note } = couponTexts(
        coupon,
        labels.couponTexts,
        content.services,
      );
      const offer = `${typeof value === 'number' ? `$${value}` : value} ${afterValue}`;
      const shared = card.querySelector('[data-title]')!.getAttribute('data-title');
      expect(shared).toContain([offer, customers].filter(Boolean).join('. '));
      for (const part of [offer, customers, coupon.description, note])
        expect(textOf(card)).toContain(plain(part ?? ''));
      const day = coupon.expires?.replace(/^\d\d(\d\d)-(.*)$/, '$2-$1');
      expect(textOf(card)).toMatch(
        day === undefined
          ? /(0[1-9]|1[0-2])-01-\d\d/
          : new RegExp(labels.expires.replace('{date}', day)),
      );
    }
  });

  test('a make page has its table of belts and chains, and what is special about its emissions test', () => {
    onEvery(makePaths, (page, path) => {
      const { emissions, lastModelYear, timing = [] } = makeAt.get(path)!;
      const rows = page
        .querySelectorAll('.timing-table tbody tr')
        .map((row) => selectAll(row, 'th, td').map(textOf));
      expect(rows).toEqual(
        timing.map(({ engine, years, drive, note }) =>
          [engine, years, [labels.timing[drive], note].filter(Boolean).join(' ')].map(plain),
        ),
      );
      const isStillSold = lastModelYear === undefined;
      expect(textOf(page).includes(labels.newCarWarranty.heading)).toBe(isStillSold);
      if (emissions !== undefined)
        expect(textOf(select(page, 'main')).includes(plain(emissions))).toBe(isTestOffered);
    });
  });

  test('a make page shows the price of the emissions test only if its cars are tested, and never the motorcycle price', () => {
    const emissions = inspections.emissions?.prices.emissions.label;
    const motorcycle = inspections.state?.prices.motorcycle?.label;
    onEvery(makePaths, (page, path) => {
      const { electric, inMenu, lastModelYear } = makeAt.get(path)!;
      const prices = page.querySelectorAll('main .price-pylon li').map(textOf).join();
      if (motorcycle !== undefined) expect(prices).not.toContain(motorcycle);
      if (emissions === undefined) return;
      if (electric || !isTestOffered) expect(prices).not.toContain(emissions);
      else if (inMenu && lastModelYear === undefined) expect(prices).toContain(emissions);
    });
  });

  test("a group's page and its brands' pages link to each other", () => {
    for (const group of makes.filter((make) => make.brands)) {
      const brands = hrefs(main(group.path), '.make-models a');
      expect(brands.length).toBeGreaterThanOrEqual(1);
      for (const brand of brands) expect(hrefs(main(brand), 'a')).toContain(group.path);
    }
  });
}
