import type { Shop } from '../schema/content.ts';
import { addressLine } from './address.ts';
import { keyboardText } from './keyboard-text.ts';

type MapShop = Pick<Shop, 'name' | 'address' | 'links'>;

// These documented address forms need no key or place id. They use name and address, because the
// point is an estimate. https://developers.google.com/maps/documentation/urls/get-started
const MAPS = 'https://www.google.com/maps';

/** Driving directions to the shop. */
export const directionsUrl = (shop: MapShop): string =>
  shop.links.directions ?? `${MAPS}/dir/?api=1&destination=${query(shop)}`;

/** The shop on a map, for a new tab. */
export const mapUrl = (shop: MapShop): string => shop.links.map ?? searchUrl(shop);

/** The shop on a map, for an iframe. */
export const mapEmbedUrl = (shop: MapShop): string =>
  shop.links.mapEmbed ?? `${MAPS}?q=${query(shop)}&output=embed`;

/** The page where people read and write reviews of the shop. */
export const reviewsUrl = (shop: MapShop): string => shop.links.reviews ?? searchUrl(shop);

const searchUrl = (shop: MapShop): string => `${MAPS}/search/?api=1&query=${query(shop)}`;

const query = ({ name, address }: MapShop): string =>
  encodeURIComponent(keyboardText(`${name}, ${addressLine(address)}`));
