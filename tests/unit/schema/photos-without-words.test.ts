import { expect, test } from 'vitest';
import { editing } from '../../../src/editing.ts';
import { photosWithoutWords } from '../../../src/schema/photos-without-words.ts';
import { CONTENT } from '../../support/in-memory.ts';

const service = CONTENT.services.find(({ blocks }) => blocks.length > 0)!;

test.each([
  ['hero', '"hero.imageAlt" of pages/home.yaml'],
  ['corner-gas', '"welcome.corner.1.imageAlt" of pages/home.yaml'],
  [`services/${service.id}`, `"banner.imageAlt" of services/${service.id}.yaml`],
])('the build asks for the words of a photo: %s', (slot, field) => {
  expect(photosWithoutWords(CONTENT, { [slot]: `${slot}.jpg` })).toEqual([
    expect.stringMatching(new RegExp(`^The photo ${slot}\\.jpg has no words .*${field}\\.$`)),
  ]);
});

test('it asks for none of photos that have them, of missing ones, and of cards of services', () => {
  expect(photosWithoutWords(CONTENT, { [`teasers/${service.id}`]: 'one.jpg' })).toEqual([]);
  const { about } = CONTENT.pages;
  const withWords = {
    ...CONTENT,
    pages: { ...CONTENT.pages, about: { ...about, imageAlt: 'The crew at the counter' } },
  };
  expect(photosWithoutWords(withWords, { about: 'about.jpg' })).toEqual([]);
});

test('the words of a photo that content names are found by its name', () => {
  const { home } = CONTENT.pages;
  const why = { ...home.why, image: 'crew.jpg' };
  const content = { ...CONTENT, pages: { ...CONTENT.pages, home: { ...home, why } } };
  expect(editing.photoGroup(content, 'crew')).toEqual({ file: 'pages/home.yaml', path: ['why'] });
});
