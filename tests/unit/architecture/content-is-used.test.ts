import { expect, test } from 'vitest';
import { renderSite, withTexts } from '../../support/in-memory.ts';

/**
 * Texts of content that no page shows, and why that is right. The first item of a list speaks for
 * all.
 */
const NOT_SHOWN: Record<string, string> = {
  'shop.area.county': 'is for placeholders',
  'shop.area.landmark': 'is for placeholders',
  'labels.fiveStars': 'is for a placeholder',
  'roads.0.name': 'is for people who edit the file',
  'labels.sampleNotice.heading': 'is for reviews that no customer wrote',
  'labels.sampleNotice.note': 'is for reviews that no customer wrote',
  'services.0.intro': 'is for cards, and no card is about the emissions inspection',
  'labels.moved.title': 'is for old addresses',
  'labels.moved.description': 'is for old addresses',
  'labels.moved.heading': 'is for old addresses',
  'labels.moved.linkLabel': 'is for old addresses',
  'labels.noCoupons': 'is shown if the shop has no coupons',
  'labels.couponTexts.upTo': 'is for a coupon of a percentage with a limit',
  'labels.couponTexts.off': 'is for a coupon without a minimum order',
  'labels.couponTexts.offWhat': 'is for a coupon that is not for every order',
  'labels.couponTexts.offWhatOver': 'is for such a coupon with a minimum order',
  'labels.couponTexts.uses': 'is for a coupon that may be used more than once',
  'labels.emissionsNeed.electric': 'is for a make that builds only electric cars',
  'labels.emissionsNeed.tooOld': 'is for a make that ended long ago',
  'labels.emissionsNeed.ended': 'is for a make that ended',
  'labels.learnMore': 'is for a button whose block names a page but no words',
};

/** Every text, number and switch of content, by its place. */
function leaves(value: unknown, at: string[] = []): [place: string, text: string][] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[at.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...at, key]));
}

test('every text of content, labels included, is shown on some page', () => {
  let count = 0;
  // Each text gets a unique mark, because two texts may have the same words.
  const marked = withTexts((text) => `${text}¤${count++}¤`);
  const { html, routes } = renderSite(marked);
  const shown = [
    ...html.values(),
    JSON.stringify(routes.map((route) => ({ ...route, document: undefined }))),
  ]
    .join('\n')
    .replaceAll(encodeURIComponent('¤'), '¤');
  const found = new Set([...shown.matchAll(/¤(\d+)¤/g)].map(([mark]) => mark));
  const lost = leaves(marked)
    .filter(([, text]) => /¤\d+¤$/.test(text) && !found.has(/¤\d+¤$/.exec(text)![0]))
    .map(([place]) => place);
  const kinds = new Set(lost.map((place) => place.replace(/\.\d+/g, '.0')));
  expect([...kinds].sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});
