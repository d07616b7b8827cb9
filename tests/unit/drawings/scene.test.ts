import { expect, test } from 'vitest';
import type { Drawing } from '../../../src/drawings/drawing.ts';
import { sceneDrawing, streetDrawing } from '../../../src/drawings/scene.ts';

test('the street shows only the places that are there, each as wide as a view of it, on one ground', () => {
  const all = streetDrawing(() => true);
  const shopAlone = streetDrawing((place) => place === 'shop');
  expect([all.viewBox, shopAlone.viewBox]).toEqual(['0 0 1680 230', '0 0 1260 230']);
  const shows = (street: Drawing, name: 'pumps' | 'wash-menu' | 'bays'): boolean =>
    street.markup.includes(sceneDrawing(name).markup);
  expect([shows(all, 'pumps'), shows(all, 'wash-menu'), shows(all, 'bays')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    shows(shopAlone, 'pumps'),
    shows(shopAlone, 'wash-menu'),
    shows(shopAlone, 'bays'),
  ]).toEqual([false, false, true]);
});
