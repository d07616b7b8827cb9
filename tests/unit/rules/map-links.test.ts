import { expect, test } from 'vitest';
import { directionsUrl, mapEmbedUrl, mapUrl, reviewsUrl } from '../../../src/rules/map-links.ts';
import { SHOP } from './sample-shop.ts';

test('map links are made from name and address', () => {
  const place = 'Sample%20%26%20Sons%2C%201%20Main%20St%2C%20Clifton%2C%20VA%2020124';
  expect(directionsUrl(SHOP)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
  expect(mapUrl(SHOP)).toBe(`https://www.google.com/maps/search/?api=1&query=${place}`);
  expect(mapEmbedUrl(SHOP)).toBe(`https://www.google.com/maps?q=${place}&output=embed`);
  expect(reviewsUrl(SHOP)).toBe(mapUrl(SHOP));
});

test('map links are replaced by the links in content', () => {
  const own = {
    directions: 'https://a.example/',
    map: 'https://b.example/',
    mapEmbed: 'https://c.example/',
    reviews: 'https://d.example/',
  };
  const shop = { ...SHOP, links: own };
  expect([directionsUrl(shop), mapUrl(shop), mapEmbedUrl(shop), reviewsUrl(shop)]).toEqual(
    Object.values(own),
  );
  expect(reviewsUrl({ ...SHOP, links: { map: own.map } })).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
});
