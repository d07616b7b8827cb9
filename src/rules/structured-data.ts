import type { Service, Shop } from '../schema/content.ts';
import type { Day } from '../generator/index.ts';
import { canonicalUrl } from '../generator/portable.ts';
import { nearHolidays } from './holidays.ts';
import { type Place, type PlaceHours, placeHours, timesOf, type Week } from './hours.ts';
import { structuredDaySpans, structuredHourSpans, structuredHours } from './hours-format.ts';

const CONTEXT = 'https://schema.org';

const DEPARTMENT_TYPES = [
  { place: 'gas', type: 'GasStation' },
  { place: 'wash', type: 'AutoWash' },
] as const;

/**
 * The shop as schema.org's AutoRepair with its hours. A gas station and a car wash are departments
 * with separate hours; `places` has their names. Holidays are those that pages of this day
 * announce. No rating or review: a business may not mark up its own (Google, review snippet
 * guidelines).
 */
export function autoRepair(
  shop: Shop,
  places: Record<Exclude<Place, 'shop'>, string>,
  today: Day,
  image: string,
): object {
  const near = nearHolidays(shop.holidays, today);
  const hoursAt = (week: Week, place: Place) => openingHours(week, placeHours(week, near, place));
  const contact = {
    telephone: shop.phone,
    priceRange: shop.priceRange,
    address: postalAddress(shop),
  };
  const departments = DEPARTMENT_TYPES.flatMap(({ place, type }) => {
    const week = shop.hours[place];
    if (!week) return [];
    const name = `${places[place]}, ${shop.name}`;
    return [{ '@type': type, name, ...contact, ...hoursAt(week, place) }];
  });
  return {
    '@context': CONTEXT,
    '@type': 'AutoRepair',
    '@id': shopId(shop),
    name: shop.name,
    url: canonicalUrl(shop.origin, '/'),
    image,
    ...contact,
    geo: { '@type': 'GeoCoordinates', ...shop.point },
    ...hoursAt(shop.hours.shop, 'shop'),
    ...(departments.length > 0 && { department: departments }),
  };
}

/** There is no price if it depends on the work. */
type ServiceFacts = Pick<Service, 'name' | 'serviceType' | 'description' | 'path' | 'price'>;

/** One service as schema.org's Service, provided by the shop that the home page describes. */
export function serviceData(
  shop: Shop,
  { name, serviceType, description, path, price }: ServiceFacts,
): object {
  const url = canonicalUrl(shop.origin, path);
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    serviceType,
    description,
    url,
    provider: {
      '@type': 'AutoRepair',
      '@id': shopId(shop),
      name: shop.name,
      telephone: shop.phone,
    },
    areaServed: `${shop.area.town}, ${shop.area.region}`,
    ...(price !== undefined && {
      offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: 'USD', url },
    }),
  };
}

/** The path from the home page to a page, that page last, as schema.org's BreadcrumbList. */
export function breadcrumbs(origin: string, steps: [name: string, path: string][]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: canonicalUrl(origin, path),
    })),
  };
}

const shopId = (shop: Shop): string => `${canonicalUrl(shop.origin, '/')}#shop`;

function postalAddress({ address }: Shop): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

function openingHours(week: Week, { exceptions }: PlaceHours): object {
  const special = Object.entries(exceptions);
  return {
    openingHours: structuredHours(week),
    openingHoursSpecification: structuredHourSpans(week).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      ...span,
    })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.flatMap(([date, day]) =>
        structuredDaySpans(timesOf(day)).map((span) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          ...span,
        })),
      ),
    }),
  };
}
