import { expect, test } from 'vitest';
import { autoRepair, serviceData } from '../../../src/rules/structured-data.ts';
import { TODAY } from '../../support/build-shop.ts';
import { selectAll } from '../../support/select.ts';
import type { ShopSite } from '../../support/shop-site.ts';

// tests/unit/rules/structured-data.test.ts proves what the records hold.
export function structuredData({ content, htmlOf, onEvery, pagePaths, pageAt }: ShopSite): void {
  type Data = Record<string, any>;

  const typeAt = (path: string, type: string): Data => {
    const all = selectAll(pageAt(path), 'script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.rawText) as Data,
    );
    const [found, ...others] = all.filter((data) => data['@type'] === type);
    if (!found || others.length > 0)
      throw new Error(`${path} has ${found ? others.length + 1 : 'no'} ${type}.`);
    return found;
  };

  const { shop, services, labels } = content;

  test('home describes the shop, with gas station and car wash as departments, and every service page its service', () => {
    expect(typeAt('/', 'AutoRepair')).toEqual(
      autoRepair(shop, labels.hoursHeading, TODAY, `${shop.origin}/og.png`),
    );
    for (const service of services)
      expect(typeAt(service.path, 'Service')).toEqual(serviceData(shop, service));
  });

  test('no page marks up a rating, a review or questions', () => {
    onEvery(pagePaths, (_page, path) => {
      const data = [
        ...htmlOf(path).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
      ]
        .map(([, json]) => json)
        .join();
      expect(data).not.toMatch(/AggregateRating|"Review"|FAQPage|reviewCount|ratingValue/i);
      expect(htmlOf(path)).not.toMatch(/\sitem(scope|prop|type)\b/);
    });
  });
}
