import type { Shop } from '../schema/content.ts';

/** The postal address on one line: `5 Main St, Springfield, VA 20124`. */
export const addressLine = ({ street, city, region, postalCode }: Shop['address']): string =>
  `${street}, ${city}, ${region} ${postalCode}`;
