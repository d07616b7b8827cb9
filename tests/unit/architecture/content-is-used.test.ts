import { expect, test } from 'vitest';
import { renderSite, withEnds } from '../../support/in-memory.ts';

/** Texts that no page shows, by their purpose. The first item stands for its whole list. */
const NOT_SHOWN: Record<string, string[]> = {
  placeholders: ['shop.area.county', 'shop.area.landmark', 'labels.fiveStars'],
  'people who edit the file': ['roads.0.name'],
  'reviews that no customer wrote': ['heading', 'note'].map((key) => `labels.sampleNotice.${key}`),
  'cards, and no card is about the emissions inspection': ['services.0.intro'],
  'old addresses': ['title', 'description', 'heading', 'linkLabel'].map(
    (key) => `labels.moved.${key}`,
  ),
  'a shop without coupons': ['labels.noCoupons'],
  'other coupons': ['off', 'offWhat', 'offWhatOver', 'uses'].map(
    (key) => `labels.couponTexts.${key}`,
  ),
  'other makes': ['electric', 'tooOld', 'ended'].map((key) => `labels.emissionsNeed.${key}`),
  'a button whose block names a page but no words': ['labels.learnMore'],
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
  const marked = withEnds(() => `¤${count++}¤`);
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
  expect([...kinds].sort()).toEqual(Object.values(NOT_SHOWN).flat().sort());
});
