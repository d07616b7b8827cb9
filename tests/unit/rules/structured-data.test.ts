import { describe, expect, test } from 'vitest';
import { autoRepair, jsonLd, serviceData } from '../../../src/rules/structured-data.ts';
import { SHOP } from './sample-shop.ts';

/** No holiday is near. */
const TODAY = { year: 2026, month: 9, day: 1 };

const contact = {
  telephone: '+12025550111',
  priceRange: '$$',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '5 Main St',
    addressLocality: 'Springfield',
    addressRegion: 'VA',
    postalCode: '20000',
    addressCountry: 'US',
  },
};
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const opening = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

type Special = { specialOpeningHoursSpecification?: object[] };

describe('the shop', () => {
  const data = autoRepair(
    SHOP,
    { gas: 'Gas Station', wash: 'Car Wash' },
    TODAY,
    'https://sample.example/front.jpg',
  );

  test('has name, address, hours, and departments with separate hours', () => {
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AutoRepair',
      '@id': 'https://sample.example/#shop',
      name: 'Sample & Sons',
      url: 'https://sample.example/',
      image: 'https://sample.example/front.jpg',
      ...contact,
      geo: { '@type': 'GeoCoordinates', latitude: 38.5, longitude: -77.25 },
      openingHours: ['Mo-Fr 08:00-17:00', 'Sa 08:00-14:00'],
      openingHoursSpecification: [
        opening(everyDay.slice(0, 5), '08:00', '17:00'),
        opening(['Saturday'], '08:00', '14:00'),
      ],
      department: [
        {
          '@type': 'GasStation',
          name: 'Gas Station, Sample & Sons',
          ...contact,
          openingHours: ['Mo-Su 06:00-22:00'],
          openingHoursSpecification: [opening(everyDay, '06:00', '22:00')],
        },
        {
          '@type': 'AutoWash',
          name: 'Car Wash, Sample & Sons',
          ...contact,
          openingHours: ['Mo-Su 07:30-21:00'],
          openingHoursSpecification: [opening(everyDay, '07:30', '21:00')],
        },
      ],
    });
  });
  test('has a department only for what is beside it', () => {
    const { shop, gas, wash } = SHOP.hours;
    const departments = (hours: typeof SHOP.hours) =>
      (
        autoRepair({ ...SHOP, hours }, { gas: 'Gas', wash: 'Wash' }, TODAY) as {
          department?: { '@type': string }[];
        }
      ).department?.map((one) => one['@type']);
    expect(departments({ shop, gas })).toEqual(['GasStation']);
    expect(departments({ shop, wash })).toEqual(['AutoWash']);
    expect(departments({ shop })).toBeUndefined();
  });

  test('has special hours for each place on the holidays that are near', () => {
    const near = autoRepair(
      SHOP,
      { gas: 'Gas', wash: 'Wash' },
      { year: 2026, month: 11, day: 20 },
    ) as Special & { department: Special[] };
    const special = (opens: string, closes: string) => [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens,
        closes,
      },
    ];
    expect(
      [near, ...near.department].map((place) => place.specialOpeningHoursSpecification),
    ).toEqual([special('00:00', '00:00'), special('08:00', '14:00'), special('00:00', '00:00')]);
  });
});

test('a service has an offer only if it has a price', () => {
  const facts = {
    name: 'Tires',
    serviceType: 'Tire service',
    description: 'Tires.',
    path: '/services/tires',
  };
  const url = 'https://sample.example/services/tires';
  const expected = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Tires',
    serviceType: 'Tire service',
    description: 'Tires.',
    url,
    provider: {
      '@type': 'AutoRepair',
      '@id': 'https://sample.example/#shop',
      name: 'Sample & Sons',
      telephone: SHOP.phone,
    },
    areaServed: 'Shelbyville, VA',
  };
  expect(serviceData(SHOP, facts)).toEqual(expected);
  expect(serviceData(SHOP, { ...facts, price: 0 })).toEqual({
    ...expected,
    offers: { '@type': 'Offer', price: '0.00', priceCurrency: 'USD', url },
  });
});

test('no content can close the script element', () => {
  const data = { text: '</script><script>alert(1)</script><!-- \u2028\u2029 "\' 👩‍🔧 שלום' };
  const json = jsonLd(data);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(json).toContain('\\u003c/script>');
  expect(JSON.parse(json)).toEqual(data);
});
