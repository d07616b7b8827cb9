import { expect, test } from 'vitest';
import { mirroredAcross } from '../../../src/drawings/mirror.ts';
import { blob, curve, numbers, polygon, tenth } from '../../../src/drawings/path.ts';
import { circle, rect } from '../../../src/drawings/shapes.ts';

test('rounds to a tenth and never writes -0', () => {
  expect(tenth(-0.04)).toBe(0);
  expect(Object.is(tenth(-0.04), 0)).toBe(true);
  expect(numbers(0.25, -0.5, -3, 10.04, 0)).toBe('.3-.5-3 10 0');
});

test('writes boxes, circles and closed shapes', () => {
  expect(rect(1, 2, 3, 4)).toBe('M1 2h3v4h-3z');
  expect(circle(5, 5, 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0');
  expect(polygon([0, 0], [10, 0], [10, 5])).toBe('M0 0h10v5z');
  expect(blob([0, 0], [9, 0])).toMatch(/^M0 0c.*z$/);
});

test('rounding does not add up along a path', () => {
  const steps = Array.from({ length: 40 }, (_, index): [number, number] => [
    index * 1.04,
    index * 0.96,
  ]);
  const path = polygon(...steps);
  const end = [...path.matchAll(/l(-?[\d.]+?)(?: |(?=-))(-?[\d.]+)/g)].reduce(
    ([x, y], [, dx, dy]) => [x! + Number(dx), y! + Number(dy)],
    [0, 0],
  );
  expect(end[0]).toBeCloseTo(tenth(39 * 1.04), 5);
  expect(end[1]).toBeCloseTo(tenth(39 * 0.96), 5);
});

test('is horizontal at the top of a circle if no direction is given', () => {
  const [, , afterTop] = curve([-100, 0], [0, -100], [100, 0]).split('c');
  expect(afterTop).toMatch(/^51 0 /);
});

test('mirrors half a shape so that the other half can follow', () => {
  const half = [[20, 50, 90] as const, [60, 10, -45, 0] as const, [120, 5, 0] as const];
  expect(mirroredAcross(120, half).join(' ')).toBe('120,5,0,0 180,10,0,45 220,50,-90,-90');
});

test('refuses a path without points', () => {
  expect(() => polygon()).toThrow('A path needs at least one point.');
});
