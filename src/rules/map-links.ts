import type { Shop } from '../schema/schema.ts';
import { addressLine } from './address.ts';

/** What the links need to know of a shop. */
export type MapPlace = Pick<Shop, 'name' | 'address' | 'links'>;

// Documented forms that need neither key nor place id; built from name and address, as the point is an estimate.
// https://developers.google.com/maps/documentation/urls/get-started
const MAPS = 'https://www.google.com/maps';

/** Where to start driving directions to the shop. */
export function directionsUrl(shop: MapPlace): string {
  return shop.links.directions ?? `${MAPS}/dir/?api=1&destination=${query(shop)}`;
}

/** The shop on a map, in a tab of its own. */
export function mapUrl(shop: MapPlace): string {
  return shop.links.map ?? searchUrl(shop);
}

/** The shop on a map, for an iframe. */
export function mapEmbedUrl(shop: MapPlace): string {
  return shop.links.mapEmbed ?? `${MAPS}?q=${query(shop)}&output=embed`;
}

/** Where reviews of the shop are read and written. */
export function reviewsUrl(shop: MapPlace): string {
  return shop.links.reviews ?? searchUrl(shop);
}

function searchUrl(shop: MapPlace): string {
  return `${MAPS}/search/?api=1&query=${query(shop)}`;
}

function query({ name, address }: MapPlace): string {
  return encodeURIComponent(`${name}, ${addressLine(address)}`);
}
