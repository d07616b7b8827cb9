import { describe, expect, test } from 'vitest';
import { addressLine } from '../../src/rules/address.ts';
import { nearest } from '../../src/generator/nearest.ts';
import { brokenLink, linkLike, parseInline } from '../../src/rules/inline.ts';
import { directionsUrl, mapEmbedUrl, mapUrl, reviewsUrl } from '../../src/rules/map-links.ts';
import { canonicalUrl, outputFiles } from '../../src/generator/paths.ts';
import { displayPhone, telHref } from '../../src/rules/phone.ts';
import { SHOP } from './sample-shop.ts';

test('phone', () => {
  expect(telHref('+17035550142')).toBe('tel:+17035550142');
  expect(displayPhone('+17035550142')).toBe('(703) 555-0142');
  expect(displayPhone('+442071838750')).toBe('+442071838750');
  expect(displayPhone('+1703555014')).toBe('+1703555014');
});

test('address', () => expect(addressLine(SHOP.address)).toBe('5 Main St, Springfield, VA 20000'));

describe('map links', () => {
  const place = 'Sample%20%26%20Sons%2C%205%20Main%20St%2C%20Springfield%2C%20VA%2020000';
  test('are made from name and address', () => {
    expect(directionsUrl(SHOP)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
    expect(mapUrl(SHOP)).toBe(`https://www.google.com/maps/search/?api=1&query=${place}`);
    expect(mapEmbedUrl(SHOP)).toBe(`https://www.google.com/maps?q=${place}&output=embed`);
    expect(reviewsUrl(SHOP)).toBe(mapUrl(SHOP));
  });
  test('are replaced by the links in content', () => {
    const links = {
      ...SHOP.links,
      directions: 'https://a.example/',
      map: 'https://b.example/',
      mapEmbed: 'https://c.example/',
      reviews: 'https://d.example/',
    };
    const shop = { ...SHOP, links };
    expect([directionsUrl(shop), mapUrl(shop), mapEmbedUrl(shop), reviewsUrl(shop)]).toEqual([
      links.directions,
      links.map,
      links.mapEmbed,
      links.reviews,
    ]);
    expect(reviewsUrl({ ...SHOP, links: { ...SHOP.links, map: links.map } })).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
  });
});

describe('paths', () => {
  test.each(['', 'services', '/services/', '//services', '/../etc', '/a/./b', '/a?b', '/a#b', '/a b', '/a\\b', '/.hidden'])(
    '%j is refused',
    (path) => {
      expect(() => outputFiles(path)).toThrow(/cannot become a file/);
      expect(() => canonicalUrl('https://a.example', path)).toThrow(/cannot become a file/);
    },
  );
});

describe('links in text', () => {
  test('are found in order', () => {
    expect(parseInline('See [our coupons](/coupons) or [the law](https://law.example/a?b=c#d).')).toEqual([
      'See ',
      { text: 'our coupons', href: '/coupons' },
      ' or ',
      { text: 'the law', href: 'https://law.example/a?b=c#d' },
      '.',
    ]);
    expect(parseInline('[a](/)[b](/#faq)')).toEqual([
      { text: 'a', href: '/' },
      { text: 'b', href: '/#faq' },
    ]);
    expect(parseInline('[a@b.example](mailto:a@b.example?subject=x) [call](tel:+12025550111)')).toEqual([
      { text: 'a@b.example', href: 'mailto:a@b.example?subject=x' },
      ' ',
      { text: 'call', href: 'tel:+12025550111' },
    ]);
    expect(parseInline('')).toEqual([]);
  });
  test.each([
    '[x](javascript:alert(1))',
    '[x](http://plain.example)',
    '[x](//other.example)',
    '[x](relative)',
    '[x](#why)',
    '[x](tel:(202) 555-0111)',
    '[x] (/coupons)',
    '[ ](/coupons)',
    'brackets [1] and (2)',
    '<script>alert(1)</script>',
  ])('%j stays text', (text) => expect(parseInline(text).join('')).toBe(text));
  test.each([
    ['See [a](/a), [why](#why) and [b](b).', '[why](#why)'],
    ['[x](http://plain.example)', '[x](http://plain.example)'],
    ['[x](https://en.example/A_(b)_c)', '[x](https://en.example/A_(b)'],
    ['[an [old] word](/a)', '](/a)'],
    ['[ ](/coupons)', '[ ](/coupons)'],
    ['[two words](/a path)', '[two words](/a'],
  ])('%j has a broken link', (text, broken) => {
    expect(brokenLink(text)).toBe(broken);
    expect(linkLike(text)).toBeDefined();
  });
  test.each(['[a](/a) and [b](https://b.example)', 'brackets [1] and (2)', '[1] (2)', ''])('%j has no broken link', (text) =>
    expect(brokenLink(text)).toBeUndefined(),
  );
  // If the time grew with the square of the length, this test would exceed its time limit.
  test('a long text that almost has a link is read in linear time', () => {
    const text = `[${'a '.repeat(500_000)}`;
    expect(parseInline(text)).toEqual([text]);
  });
});

describe('did you mean', () => {
  const names = ['hours.shop', 'hours.gas', 'hours.wash', 'price.safety', 'phone', 'mercedes-benz', 'gmc', 'gm'];
  test.each([
    ['hour.shop', 'hours.shop'],
    ['hours.gsa', 'hours.gas'],
    ['Phone', 'phone'],
    ['pone', 'phone'],
    ['mercedes', 'mercedes-benz'],
    ['gcm', 'gmc'],
  ])('%s → %s', (word, expected) => expect(nearest(word, names)).toBe(expected));
  test.each(['zebra', '', 'x', 'opening'])('%j has no close candidate', (word) => expect(nearest(word, names)).toBeUndefined());
  test('the closest candidate wins, not the first', () => expect(nearest('hours.wosh', names)).toBe('hours.wash'));
});
