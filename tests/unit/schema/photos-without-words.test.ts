import { describe, expect, test } from 'vitest';
import { photosWithoutWords } from '../../../src/schema/photos-without-words.ts';
import { CONTENT } from '../../support/in-memory.ts';

const service = CONTENT.services.find(({ blocks }) => blocks.length > 0)!;

/** Places for a photo, one of each kind, and the field for its words. */
const PLACES: { slot: string; field: string }[] = [
  { slot: 'hero', field: 'photoAlt in "hero" of pages/home.yaml' },
  { slot: 'why', field: 'imageAlt in "why" of pages/home.yaml' },
  { slot: 'corner-gas', field: 'in pages/home.yaml' },
  {
    slot: `services/${service.id}`,
    field: `a banner with this image and its alt in services/${service.id}.yaml`,
  },
];

describe('the build asks for the words of a photo', () => {
  test.each(PLACES)('$slot', ({ slot, field }) => {
    const [asked, ...others] = photosWithoutWords(CONTENT, { [slot]: `${slot}.jpg` });
    expect(others).toEqual([]);
    expect(asked).toMatch(
      new RegExp(
        `^The photo ${slot}\\.jpg has no words for people who cannot see it\\. Say what it shows: .*${field}\\.$`,
      ),
    );
  });

  test('not where it has them, where there is no photo, and not for the cards of services, which name what they show', () => {
    expect(photosWithoutWords(CONTENT, { [`teasers/${service.id}`]: 'one.jpg' })).toEqual([]);
    const { about } = CONTENT.pages;
    const withWords = {
      ...CONTENT,
      pages: { ...CONTENT.pages, about: { ...about, imageAlt: 'The crew at the counter' } },
    };
    expect(photosWithoutWords(withWords, { about: 'about.jpg' })).toEqual([]);
  });

  test('also for a photo that content names', () => {
    const { hero } = CONTENT.pages.home;
    const named = {
      ...CONTENT,
      pages: {
        ...CONTENT.pages,
        home: { ...CONTENT.pages.home, hero: { ...hero, photo: 'bays.jpg' } },
      },
    };
    expect(photosWithoutWords(named, {})).toEqual([expect.stringContaining('The photo bays.jpg')]);
  });
});
