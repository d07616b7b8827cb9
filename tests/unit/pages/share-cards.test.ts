import { expect, test } from 'vitest';
import { CONTENT, routesOf } from '../../support/in-memory.ts';
import type { Content } from '../../../src/schema/content.ts';

const cardsOf = (content: Content) =>
  routesOf(content).flatMap((route) =>
    route.kind === 'page' && route.head.card ? [route.head.card.file] : [],
  );

test("a card's file name changes if anything on the card changes", () => {
  const before = new Set(cardsOf(CONTENT));
  const moved = cardsOf({ ...CONTENT, shop: { ...CONTENT.shop, phone: '+15715550123' } });
  expect(moved.filter((file) => before.has(file))).toEqual([]);
  const one = CONTENT.makes.map((make, index) => (index === 0 ? { ...make, name: 'Other' } : make));
  expect(cardsOf({ ...CONTENT, makes: one }).filter((file) => !before.has(file))).toHaveLength(1);
});
