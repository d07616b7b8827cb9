import type { FieldPath } from '../generator/index.ts';
import type { Content } from './schema.ts';
import type { SectionBlock } from './section-block.ts';

/** A spot for a photo: its slot, what content says about the photo, and where that is written. */
type PhotoSpot = {
  slot: string;
  image?: string;
  alt?: string;
  write: string;
  file: string;
  path: FieldPath;
};

/**
 * Asks for words about each photo that a page shows, for people who cannot see it: one sentence
 * each. The cards of services need none.
 */
export function photosWithoutWords(content: Content, images: Record<string, string>): string[] {
  return spotsOf(content).flatMap(({ slot, image, alt, write }) => {
    const photo = image ?? images[slot];
    return photo === undefined || alt !== undefined
      ? []
      : [
          `The photo ${photo} has no words for people who cannot see it. ` +
            `Say what it shows: ${write}.`,
        ];
  });
}

/** All spots for photos whose words are in content. */
export function spotsOf({ pages, services, makes }: Content): PhotoSpot[] {
  const { home, about, 'car-wash': wash } = pages;
  const top = (page: 'about' | 'car-wash' | 'careers'): PhotoSpot => ({
    slot: page,
    alt: pages[page]?.imageAlt,
    write: `imageAlt in pages/${page}.yaml`,
    file: `pages/${page}.yaml`,
    path: ['imageAlt'],
  });
  const why = (
    slot: string,
    { why: { image, imageAlt } }: typeof home | typeof about,
    file: string,
  ): PhotoSpot => ({
    slot,
    image,
    alt: imageAlt,
    write: `imageAlt in "why" of ${file}`,
    file,
    path: ['why', 'imageAlt'],
  });
  return [
    {
      slot: 'hero',
      image: home.hero.photo,
      alt: home.hero.photoAlt,
      write: 'photoAlt in "hero" of pages/home.yaml',
      file: 'pages/home.yaml',
      path: ['hero', 'photoAlt'],
    },
    ...(home.welcome.corner ?? []).map(({ place, image, alt, heading }, index) => ({
      slot: `corner-${place}`,
      image,
      alt,
      write: `alt beside "${heading}" in pages/home.yaml`,
      file: 'pages/home.yaml',
      path: ['welcome', 'corner', index, 'alt'],
    })),
    why('why', home, 'pages/home.yaml'),
    why('about-why', about, 'pages/about.yaml'),
    top('about'),
    ...(wash ? [top('car-wash')] : []),
    top('careers'),
    ...blocksAt('about', about.blocks, 'pages/about.yaml'),
    ...blocksAt('car-wash-block', wash?.blocks ?? [], 'pages/car-wash.yaml'),
    ...pages.careers.roles.map(({ title, imageAlt }, index) => ({
      slot: `careers-role-${index + 1}`,
      alt: imageAlt,
      write: `imageAlt beside "${title}" in pages/careers.yaml`,
      file: 'pages/careers.yaml',
      path: ['roles', index, 'imageAlt'],
    })),
    ...blocksAt('careers-block', pages.careers.blocks, 'pages/careers.yaml'),
    ...(wash?.photos ?? []).map(({ image, imageAlt, caption }, index) => ({
      slot: `car-wash-${index + 1}`,
      image,
      alt: imageAlt,
      write: `imageAlt beside "${caption}" in pages/car-wash.yaml`,
      file: 'pages/car-wash.yaml',
      path: ['photos', index, 'imageAlt'],
    })),
    ...services.flatMap(({ id, banner, blocks }) => [
      bannerAt(`services/${id}`, banner),
      ...blocksAt(id, blocks, `services/${id}.yaml`),
    ]),
    ...makes.map(({ id, banner }) => bannerAt(`makes/${id}`, banner)),
  ];
}

const blocksAt = (slot: string, blocks: SectionBlock[], file: string): PhotoSpot[] =>
  blocks.map(({ imageUrl, imageAlt, heading }, index) => ({
    slot: `${slot}-${index + 1}`,
    image: imageUrl,
    alt: imageAlt,
    write: `imageAlt beside "${heading}" in ${file}`,
    file,
    path: ['blocks', index, 'imageAlt'],
  }));

const bannerAt = (
  slot: string,
  banner: { image?: string; alt: string } | undefined,
): PhotoSpot => ({
  slot,
  image: banner?.image,
  alt: banner?.alt,
  write: `a banner with this image and its alt in ${slot}.yaml`,
  file: `${slot}.yaml`,
  path: ['banner', 'alt'],
});
