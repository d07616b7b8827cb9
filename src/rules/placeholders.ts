import type { Content, Shop } from '../schema/schema.ts';
import { addressLine } from './address.ts';
import { shortHours } from './hours-format.ts';
import { displayPhone } from './phone.ts';
import { dollars } from './price.ts';

type Facts = { shop: Shop; inspections: Content['inspections'] };

const FACTS: Record<string, (facts: Facts) => string> = {
  name: ({ shop }) => shop.name,
  phone: ({ shop }) => displayPhone(shop.phone),
  email: ({ shop }) => shop.email,
  address: ({ shop }) => addressLine(shop.address),
  town: ({ shop }) => shop.area.town,
  county: ({ shop }) => shop.area.county,
  'hours.shop': ({ shop }) => shortHours(shop.hours.shop),
  'hours.gas': ({ shop }) => shortHours(shop.hours.gas),
  'hours.wash': ({ shop }) => shortHours(shop.hours.wash),
  'price.safety': ({ inspections }) => dollars(inspections.state.prices.safety.amount),
  'price.reinspection': ({ inspections }) => dollars(inspections.state.prices.reinspection.amount),
  'price.motorcycle': ({ inspections }) => dollars(inspections.state.prices.motorcycle.amount),
  'price.emissions': ({ inspections }) => dollars(inspections.emissions.prices.emissions.amount),
  'claims.years': ({ shop }) => shop.claims.yearsInBusiness,
  'claims.technicians': ({ shop }) => shop.claims.technicians,
  'claims.warranty': ({ shop }) => shop.claims.warranty,
  'claims.courtesy': ({ shop }) => shop.claims.courtesy,
  'claims.reviews': ({ shop }) => shop.claims.reviews,
  'claims.rating': ({ shop }) => String(shop.claims.rating),
  'claims.reviewCount': ({ shop }) => String(shop.claims.reviewCount),
};

/** The names under which any text of the content may call for a fact. They are known also where the facts are not yet. */
export const FACT_NAMES = Object.keys(FACTS);

/** The shop's facts by these names. */
export function factValues(shop: Shop, inspections: Content['inspections']): Record<string, string> {
  return Object.fromEntries(Object.entries(FACTS).map(([name, value]) => [name, value({ shop, inspections })]));
}
