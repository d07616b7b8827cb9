import { expect, test } from 'vitest';
import { roughPoint } from '../../../src/schema/rough-point.ts';

test.each([
  { latitude: 39, longitude: -77.40912, isRough: true },
  { latitude: 38.831, longitude: -77.40912, isRough: true },
  { latitude: 38.83104, longitude: -77.40912, isRough: false },
])(
  '$latitude, $longitude: a reminder asks for five decimals: $isRough',
  ({ isRough, ...point }) => {
    expect(roughPoint({ point })).toEqual(
      isRough ? [expect.stringMatching(/^shop\.yaml: .* five/)] : [],
    );
  },
);
