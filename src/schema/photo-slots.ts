import type { FieldPath } from '../generator/index.ts';
import type { Content } from './content.ts';

/** A slot: its name, what content says about the photo, and where that is written. */
type PhotoSlot = {
  slot: string;
  photo?: string;
  alt?: string;
  file: string;
  path: FieldPath;
};

const HOME = 'pages/home.yaml';
const ABOUT = 'pages/about.yaml';
const WASH = 'pages/car-wash.yaml';
const CAREERS = 'pages/careers.yaml';

/** All slots whose words are in content. */
export function photoSlots({ pages, services, makes }: Content): PhotoSlot[] {
  const { home, about, careers, 'car-wash': wash } = pages;
  return [
    {
      slot: 'hero',
      photo: home.hero.photo,
      alt: home.hero.photoAlt,
      file: HOME,
      path: ['hero', 'photoAlt'],
    },
    ...(home.welcome.corner ?? []).map(({ place, image, alt }, index) => ({
      slot: `corner-${place}`,
      photo: image,
      alt,
      file: HOME,
      path: ['welcome', 'corner', index, 'alt'],
    })),
    whyAt('why', home, HOME),
    whyAt('about-why', about, ABOUT),
    topAt('about', about, ABOUT),
    ...(wash ? [topAt('car-wash', wash, WASH)] : []),
    topAt('careers', careers, CAREERS),
    ...itemsAt('about', ABOUT, 'blocks', about.blocks),
    ...itemsAt('car-wash-block', WASH, 'blocks', wash?.blocks),
    ...itemsAt('careers-role', CAREERS, 'roles', careers.roles),
    ...itemsAt('careers-block', CAREERS, 'blocks', careers.blocks),
    ...itemsAt('car-wash', WASH, 'photos', wash?.photos),
    ...services.flatMap(({ id, banner, blocks }) => [
      bannerAt(`services/${id}`, banner),
      ...itemsAt(id, `services/${id}.yaml`, 'blocks', blocks),
    ]),
    ...makes.map(({ id, banner }) => bannerAt(`makes/${id}`, banner)),
  ];
}

type Why = { why: { image?: string; imageAlt?: string } };
const whyAt = (slot: string, { why }: Why, file: string): PhotoSlot => ({
  slot,
  photo: why.image,
  alt: why.imageAlt,
  file,
  path: ['why', 'imageAlt'],
});

const topAt = (slot: string, page: { imageAlt?: string }, file: string): PhotoSlot => ({
  slot,
  alt: page.imageAlt,
  file,
  path: ['imageAlt'],
});

type Item = { image?: string; imageUrl?: string; imageAlt?: string };
/** The photos of a list. Slots count from 1. */
const itemsAt = (slot: string, file: string, list: string, items: Item[] = []): PhotoSlot[] =>
  items.map(({ imageUrl, image = imageUrl, imageAlt }, index) => ({
    slot: `${slot}-${index + 1}`,
    photo: image,
    alt: imageAlt,
    file,
    path: [list, index, 'imageAlt'],
  }));

const bannerAt = (
  slot: string,
  banner: { image?: string; alt: string } | undefined,
): PhotoSlot => ({
  slot,
  photo: banner?.image,
  alt: banner?.alt,
  file: `${slot}.yaml`,
  path: ['banner', 'alt'],
});
