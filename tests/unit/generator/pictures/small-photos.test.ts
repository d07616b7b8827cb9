import { expect, test } from 'vitest';
import {
  type NamedPhoto,
  sizesWidth,
  smallPhotos,
} from '../../../../src/generator/pictures/small-photos.ts';

const named = (width: number, height: number) => ({
  file: 'content/images/about.jpg',
  photo: { src: '/assets/about.1.jpg', width, height },
});
const shownAt = (sizes: string) =>
  `<picture><source srcSet="/assets/about.1.avif 40w" sizes="100vw"/><img class="photo" src="/assets/about.1.jpg" srcSet="/assets/about.1.jpg 40w" sizes="${sizes}" alt=""/></picture>`;

const adviceOn = (
  photo: NamedPhoto,
  pages: readonly (readonly [path: string, html: string])[],
): string[] => {
  const sizes = smallPhotos([photo]);
  for (const [path, html] of pages) sizes.measurePage(path, html);
  return sizes.advice();
};

test('a photo smaller than its widest place is reported, with that page and the size that it needs', () => {
  const pages = [
    ['/', shownAt('33vw')],
    ['/about', shownAt('(min-width:900px) 50vw, 100vw')],
    ['/careers', '<img src="/assets/other.jpg" sizes="100vw"/>'],
  ] as const;
  expect(adviceOn(named(40, 30), pages)).toEqual([
    'content/images/about.jpg is 40 × 30 pixels, too small for its place on /about, which is up to 720 pixels wide. Put a photo there that is at least 720 pixels wide, better 1440.',
  ]);
});

test('a photo that fits its place, and one that no page shows, are not reported', () => {
  expect(adviceOn(named(720, 480), [['/about', shownAt('(min-width:900px) 50vw, 100vw')]])).toEqual(
    [],
  );
  expect(adviceOn(named(40, 30), [['/about', '<p>about.jpg</p>']])).toEqual([]);
});

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
