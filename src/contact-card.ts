import { PLACES } from './rules/hours.ts';
import { shortHours } from './rules/hours-format.ts';
import { vcard } from './rules/vcard.ts';
import type { Labels, Shop } from './schema/schema.ts';

/** The shop's entry for a phone's address book, with the hours of the shop and the gas pumps. */
export function contactCard(shop: Shop, { hoursHeading }: Pick<Labels, 'hoursHeading'>): string {
  const notes = PLACES.map((place) => `${hoursHeading[place]}: ${shortHours(shop.hours[place])}`);
  return vcard({ ...shop, url: shop.origin, notes });
}
