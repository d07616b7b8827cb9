import type { Content } from './schema.ts';
import type { SectionBlock } from './section-block.ts';

/** A place for a photo: the name that a photo in `content/images` has there, what content says about the photo, and where its words belong. */
type PhotoPlace = { slot: string; image?: string; alt?: string; write: string };

/** Asks for words about each photo that a page shows, for people who cannot see it: one sentence each. The cards of services need none. */
export function photosWithoutWords(content: Content, images: Record<string, string>): string[] {
  return placesOf(content).flatMap(({ slot, image, alt, write }) => {
    const photo = image ?? images[slot];
    return photo === undefined || alt !== undefined
      ? []
      : [`The photo ${photo} has no words for people who cannot see it. Say what it shows: ${write}.`];
  });
}

function placesOf({ pages, services, makes }: Content): PhotoPlace[] {
  const { home, about, 'car-wash': wash } = pages;
  const [first, ...more] = about.blocks;
  const top = (page: 'about' | 'car-wash' | 'careers'): PhotoPlace => ({
    slot: page,
    alt: pages[page]?.imageAlt,
    write: `imageAlt in pages/${page}.yaml`,
  });
  const why = (slot: string, { why: { image, imageAlt } }: typeof home | typeof about, file: string): PhotoPlace => ({
    slot,
    image,
    alt: imageAlt,
    write: `imageAlt in "why" of ${file}`,
  });
  return [
    { slot: 'hero', image: home.hero.photo, alt: home.hero.photoAlt, write: 'photoAlt in "hero" of pages/home.yaml' },
    ...(home.welcome.corner ?? []).map(({ place, image, alt, heading }) => ({
      slot: `corner-${place}`,
      image,
      alt,
      write: `alt beside "${heading}" in pages/home.yaml`,
    })),
    why('why', home, 'pages/home.yaml'),
    why('about-why', about, 'pages/about.yaml'),
    top('about'),
    ...(wash ? [top('car-wash')] : []),
    top('careers'),
    ...blocksAt('about', first ? [first] : [], 'pages/about.yaml'),
    ...blocksAt('about-more', more, 'pages/about.yaml'),
    ...blocksAt('services-index', pages.services.choose ? [pages.services.choose] : [], 'pages/services.yaml'),
    ...blocksAt('car-wash-block', wash?.blocks ?? [], 'pages/car-wash.yaml'),
    ...pages.careers.roles.map(({ title, imageAlt }, index) => ({
      slot: `careers-role-${index + 1}`,
      alt: imageAlt,
      write: `imageAlt beside "${title}" in pages/careers.yaml`,
    })),
    ...blocksAt('careers-block', pages.careers.blocks, 'pages/careers.yaml'),
    ...(wash?.photos ?? []).map(({ image, imageAlt, caption }, index) => ({
      slot: `car-wash-${index + 1}`,
      image,
      alt: imageAlt,
      write: `imageAlt beside "${caption}" in pages/car-wash.yaml`,
    })),
    ...services.flatMap(({ id, banner, blocks }) => [bannerAt(`services/${id}`, banner), ...blocksAt(id, blocks, `services/${id}.yaml`)]),
    ...makes.map(({ id, banner }) => bannerAt(`makes/${id}`, banner)),
  ];
}

const blocksAt = (slot: string, blocks: SectionBlock[], file: string): PhotoPlace[] =>
  blocks.map(({ imageUrl, imageAlt, heading }, index) => ({
    slot: `${slot}-${index + 1}`,
    image: imageUrl,
    alt: imageAlt,
    write: `imageAlt beside "${heading}" in ${file}`,
  }));

const bannerAt = (slot: string, banner: { image: string; alt: string } | undefined): PhotoPlace => ({
  slot,
  image: banner?.image,
  alt: banner?.alt,
  write: `a banner with this image and its alt in ${slot}.yaml`,
});
