import { expect, test } from 'vitest';
import { nearest } from '../../../src/generator/nearest.ts';

const NAMES = [
  'hours.shop',
  'hours.gas',
  'hours.wash',
  'price.safety',
  'phone',
  'mercedes-benz',
  'gmc',
  'gm',
];

test.each([
  { word: 'hour.shop', near: 'hours.shop' },
  { word: 'hours.gsa', near: 'hours.gas' },
  { word: 'Phone', near: 'phone' },
  { word: 'mercedes', near: 'mercedes-benz' },
  { word: 'gcm', near: 'gmc' },
  // The closest one, not the first.
  { word: 'hours.wosh', near: 'hours.wash' },
  ...['zebra', '', 'x', 'opening'].map((word) => ({ word, near: undefined })),
])('$word may mean $near', ({ word, near }) => {
  expect(nearest(word, NAMES)).toBe(near);
});
