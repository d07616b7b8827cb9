import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../src/drawings/drawing.ts';
import { sceneDrawing, streetDrawing } from '../../../src/drawings/scene.ts';
import { limb } from '../../../src/drawings/street/limb.ts';
import { person } from '../../../src/drawings/street/person.ts';

describe('the street', () => {
  test('shows only the places that are there, each as wide as a view of it, on one ground', () => {
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

  test.each([
    { how: 'on both legs', first: [0, 0], second: [0, 0], hips: 45.9 },
    { how: 'on the longer leg', first: [-60, -60], second: [0, 0], hips: 45.9 },
    { how: 'on a knee', first: [0, -90], second: [90, 0], hips: 25.7 },
  ] as const)('people stand on the ground $how', ({ first, second, hips }) => {
    const still = [0, 0] as const;
    const markup = person({
      x: 0,
      ground: 230,
      faces: 'right',
      arms: [still, still],
      legs: [first, second],
    });
    expect(Number(/translate\(\S+ (\S+)\)/.exec(markup)![1])).toBeCloseTo(230 - hips, 1);
  });

  test('a limb is as thick as its joints, straight or bent to either side', () => {
    expect(limb([0, 0, 5], [0, 20, 5], [0, 40, 5])).toBe('M5 0a5 5 0 0 0 -10 0v20v20h10v-20z');
    for (const side of [1, -1]) {
      const path = limb([0, 0, 5], [0, 20, 5], [20 * side, 20, 5]);
      expect(path.match(/a5 5 0 0 0/g), 'round at the top and outside the bend').toHaveLength(2);
      expect(path.length).toBeLessThan(80);
    }
  });
});
