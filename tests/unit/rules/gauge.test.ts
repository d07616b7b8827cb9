import { expect, test } from 'vitest';
import { gaugeNumber, shareOf, unitText, zoneOf } from '../../../src/rules/gauge.ts';

test.each([
  { value: 3, step: 1, text: '3' },
  { value: -6, step: 1, text: '–6' },
  { value: 12, step: 0.1, text: '12.0' },
  { value: 10_000, step: 500, text: '10,000' },
])('a gauge shows $value in steps of $step as $text', ({ value, step, text }) =>
  expect(gaugeNumber(value, step)).toBe(text),
);

test('a unit that is a word has a space before it', () => {
  expect([unitText('miles'), unitText('/32 in'), unitText('°')]).toEqual([' miles', '/32 in', '°']);
});

test('the share of the way counts from the left end, also where values go down', () => {
  expect([
    shareOf(3, { from: 12, to: 0 }),
    shareOf(0, { from: -6, to: 6 }),
    shareOf(1, { from: 0, to: 3 }),
  ]).toEqual([0.75, 0.5, 0.333]);
});

test('a zone holds from its value up to the next', () => {
  const zones = [{ from: 0 }, { from: 2 }, { from: 9 }];
  expect([0, 1, 2, 8, 9, 12].map((value) => zoneOf(value, zones)?.from)).toEqual([
    0, 0, 2, 2, 9, 9,
  ]);
});
