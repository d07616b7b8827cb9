import { describe, expect, it, test } from 'vitest';
import { htmlOf, pageAt } from '../support/built-pages.ts';
import { select, selectAll, textOf } from '../support/select.ts';
import { MAKE_PATHS, PAGE_PATHS, SERVICE_PATHS } from './spec-routes.ts';
import { SHOP } from './spec-texts.ts';

type Data = Record<string, any>;

const dataOf = (path: string): Data[] => selectAll(pageAt(path), 'script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText));
const typeAt = (path: string, type: string): Data => {
  const [found, ...others] = dataOf(path).filter((data) => data['@type'] === type);
  if (!found || others.length > 0) throw new Error(`${path} has ${found ? others.length + 1 : 'no'} ${type}.`);
  return found;
};

const address = { '@type': 'PostalAddress', streetAddress: '5784 Union Mill Rd', addressLocality: 'Clifton', addressRegion: 'VA', postalCode: '20124', addressCountry: 'US' };

describe('home', () => {
  const shop = typeAt('/', 'AutoRepair');

  it('is an AutoRepair with name, address, phone, price range and point', () => {
    expect(shop).toMatchObject({
      '@context': 'https://schema.org',
      name: SHOP.name,
      url: `${SHOP.origin}/`,
      telephone: '+17035550142',
      email: SHOP.email,
      address,
      geo: { '@type': 'GeoCoordinates', latitude: 38.831, longitude: -77.409 },
    });
    expect(shop.priceRange).toMatch(/^\${1,4}$/);
    expect(shop.image).toBe(`${SHOP.origin}/og.png`);
  });

  it('keeps the hours of the shop apart from those of its departments', () => {
    expect(shop.openingHours).toEqual(['Mo-Fr 08:00-17:00', 'Sa 08:00-14:00']);
    expect(shop.department.map(({ '@type': type, openingHours }: Data) => [type, openingHours])).toEqual([
      ['GasStation', ['Mo-Su 06:00-22:00']],
      ['AutoWash', ['Mo-Su 06:00-22:00']],
    ]);
    for (const department of shop.department) expect(department).toMatchObject({ address, telephone: '+17035550142', name: expect.stringContaining(SHOP.name) });
  });

  it('says hours in both of the ways that search engines read', () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(shop.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '08:00', closes: '17:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '08:00', closes: '14:00' },
    ]);
  });
});

describe.each(SERVICE_PATHS)('%s', (path) => {
  const service = typeAt(path, 'Service');

  it('is a Service that the shop of the home page provides', () => {
    expect(service).toMatchObject({ url: SHOP.origin + path, provider: { '@id': typeAt('/', 'AutoRepair')['@id'] }, areaServed: 'Centreville, VA' });
    expect(service.name.length).toBeGreaterThan(4);
    expect(service.serviceType.length).toBeGreaterThan(4);
  });

  it('has the price that the page shows, or none', () => {
    const price = { 'virginia-state': '20.00', 'virginia-emissions': '30.00' }[/virginia-\w+/.exec(path)?.[0] ?? ''];
    expect(service.offers?.price).toBe(price);
    if (price) expect(textOf(select(pageAt(path), 'main'))).toContain(`$${Number(price)} `);
  });
});

test.each(['/services', ...SERVICE_PATHS, ...MAKE_PATHS])('%s says the way to it from home', (path) => {
  const { itemListElement } = typeAt(path, 'BreadcrumbList');
  expect(itemListElement.map(({ position }: Data) => position)).toEqual(itemListElement.map((_: Data, index: number) => index + 1));
  expect(itemListElement[0].item).toBe(`${SHOP.origin}/`);
  expect(itemListElement.at(-1).item).toBe(SHOP.origin + path);
  if (SERVICE_PATHS.includes(path)) expect(itemListElement[1].item).toBe(`${SHOP.origin}/services`);
});

test.each(PAGE_PATHS)('%s marks up no rating, no review and no questions', (path) => {
  const data = [...htmlOf(path).matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json]) => json).join();
  expect(data).not.toMatch(/AggregateRating|"Review"|FAQPage|reviewCount|ratingValue/i);
  expect(htmlOf(path)).not.toMatch(/\sitem(scope|prop|type)\b/);
});
