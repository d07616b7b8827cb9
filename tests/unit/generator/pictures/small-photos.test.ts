import { expect, test } from 'vitest';
import { sizesWidth } from '../../../../src/generator/pictures/small-photos.ts';

test.each([
  { sizes: '100vw', width: 1440 },
  { sizes: '(min-width:640px) 33vw, 100vw', width: 475 },
  { sizes: '(min-width:640px) 20vw, 100vw', width: 390 },
  { sizes: '(min-width:800px) 36vw, 38vw', width: 518 },
  { sizes: '(min-width: 1000px) 600px, 50vw', width: 600 },
  { sizes: '', width: 1440 },
])('sizes="$sizes" is at most $width pixels wide', ({ sizes, width }) => {
  expect(sizesWidth(sizes)).toBe(width);
});
