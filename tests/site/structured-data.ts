import { expect } from 'vitest';
import { schemaHours, schemaHourSpans } from '../../src/rules/hours-format.ts';
import { select, selectAll, textOf } from '../support/select.ts';
import type { Rules } from './rules.ts';

export const structuredData: Rules = (
  { content, facts, htmlOf, makePaths, onEvery, pagePaths, pageAt, pathOfService, servicePaths },
  rule,
) => {
  type Data = Record<string, any>;

  const typeAt = (path: string, type: string): Data => {
    const all = selectAll(pageAt(path), 'script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText) as Data);
    const [found, ...others] = all.filter((data) => data['@type'] === type);
    if (!found || others.length > 0) throw new Error(`${path} has ${found ? others.length + 1 : 'no'} ${type}.`);
    return found;
  };

  const { shop, inspections } = content;
  const { street, city, region, postalCode, country } = shop.address;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };

  rule('home has an AutoRepair with name, address, phone, point, and the hours in both formats', () => {
    const data = typeAt('/', 'AutoRepair');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      name: facts.name,
      url: `${facts.origin}/`,
      telephone: shop.phone,
      email: facts.email,
      address,
      geo: { '@type': 'GeoCoordinates', latitude: shop.point.latitude, longitude: shop.point.longitude },
      priceRange: shop.priceRange,
      image: `${facts.origin}/og.png`,
      openingHours: schemaHours(shop.hours.shop),
    });
    const spans = schemaHourSpans(shop.hours.shop).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    }));
    expect(data.openingHoursSpecification).toEqual(spans);
  });

  rule('gas station and car wash are departments with separate hours', () => {
    const { department } = typeAt('/', 'AutoRepair');
    expect(department.map(({ '@type': type, openingHours }: Data) => [type, openingHours])).toEqual([
      ['GasStation', schemaHours(shop.hours.gas)],
      ['AutoWash', schemaHours(shop.hours.wash)],
    ]);
    for (const one of department) expect(one).toMatchObject({ address, telephone: shop.phone, name: expect.stringContaining(facts.name) });
  });

  rule('every service page has a Service, provided by the shop of the home page', () => {
    onEvery(servicePaths, (_page, path) => {
      const service = typeAt(path, 'Service');
      expect(service).toMatchObject({ url: facts.origin + path, provider: { '@id': typeAt('/', 'AutoRepair')['@id'] } });
      expect(service.areaServed).toContain(facts.town);
      expect([service.name.length > 4, service.serviceType.length > 4]).toEqual([true, true]);
    });
  });

  rule('an inspection has the same price as its page; other services have none', () => {
    const prices = new Map([
      [pathOfService('virginia-state-inspection'), inspections.state.prices.safety.amount],
      [pathOfService('virginia-emissions-inspection'), inspections.emissions.prices.emissions.amount],
    ]);
    onEvery(servicePaths, (page, path) => {
      const price = prices.get(path);
      expect(typeAt(path, 'Service').offers?.price).toBe(price?.toFixed(2));
      if (price !== undefined) expect(textOf(select(page, 'main'))).toContain(`$${price} `);
    });
  });

  rule('service and make pages have breadcrumbs from home', () => {
    onEvery(['/services', ...servicePaths, ...makePaths], (_page, path) => {
      const { itemListElement } = typeAt(path, 'BreadcrumbList');
      expect(itemListElement.map(({ position }: Data) => position)).toEqual(itemListElement.map((_: Data, index: number) => index + 1));
      expect(itemListElement[0].item).toBe(`${facts.origin}/`);
      expect(itemListElement.at(-1).item).toBe(facts.origin + path);
      if (servicePaths.includes(path)) expect(itemListElement[1].item).toBe(`${facts.origin}/services`);
    });
  });

  rule('no page marks up a rating, a review or questions', () => {
    onEvery(pagePaths, (_page, path) => {
      const data = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json]) => json).join();
      expect(data).not.toMatch(/AggregateRating|"Review"|FAQPage|reviewCount|ratingValue/i);
      expect(htmlOf(path)).not.toMatch(/\sitem(scope|prop|type)\b/);
    });
  });
};
