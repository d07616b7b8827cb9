import { expect, test } from 'vitest';
import { autoRepair, serviceData } from '../../../src/rules/structured-data.ts';
import { SHOP } from './sample-shop.ts';

/** A day that is not near a holiday. */
const TODAY = { year: 2026, month: 9, day: 1 };

type Place = {
  '@type': string;
  openingHours: string[];
  specialOpeningHoursSpecification?: object[];
};
type ShopData = Place & { department?: Place[] };
const dataOf = (hours = SHOP.hours, day = TODAY) =>
  autoRepair({ ...SHOP, hours }, { gas: 'Gas', wash: 'Wash' }, day, '') as unknown as ShopData;

// tests/spec proves address, phone and place on the page.
test('the shop has hours, and departments with their own', () => {
  const data = dataOf();
  const places = [data, ...data.department!];
  expect(places.map((place) => [place['@type'], ...place.openingHours])).toEqual([
    ['AutoRepair', 'Mo-Fr 08:00-17:00', 'Sa 08:00-14:00'],
    ['GasStation', 'Mo-Su 06:00-22:00'],
    ['AutoWash', 'Mo-Su 07:30-21:00'],
  ]);
});

test('the shop has a department only for what is beside it', () => {
  const { shop, wash } = SHOP.hours;
  expect(dataOf({ shop, wash }).department!.map((one) => one['@type'])).toEqual(['AutoWash']);
  expect(dataOf({ shop }).department).toBeUndefined();
});

test('the shop has special hours for each place on the holidays that are near', () => {
  const near = dataOf(SHOP.hours, { year: 2026, month: 11, day: 20 });
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
    [near, ...near.department!].map((place) => place.specialOpeningHoursSpecification),
  ).toEqual([special('00:00', '00:00'), special('08:00', '14:00'), special('00:00', '00:00')]);
});

test('a service has an offer only if it has a price', () => {
  const tires = { name: 'Tires', serviceType: 'Tires', description: 'Tires.', path: '/tires' };
  expect(serviceData(SHOP, tires)).not.toHaveProperty('offers');
  expect(serviceData(SHOP, { ...tires, price: 0 })).toMatchObject({
    url: 'https://www.corner.example/tires',
    provider: { '@id': 'https://www.corner.example/#shop' },
    offers: { '@type': 'Offer', price: '0.00', priceCurrency: 'USD' },
  });
});
