import type { FieldPath, FieldRef } from '../generator/portable.ts';
import type { Content } from './content.ts';

/** A slot: its name, its photo and alt text in content, and the field with the alt text. */
type PhotoSlot = FieldRef & { slot: string; photo?: string; alt?: string };

const HOME = 'pages/home.yaml';
const ABOUT = 'pages/about.yaml';
const WASH = 'pages/car-wash.yaml';
const CAREERS = 'pages/careers.yaml';

/** All slots that have fields in content. */
export function photoSlots({ pages, services, makes }: Content): PhotoSlot[] {
  const { home, about, careers, 'car-wash': wash } = pages;
  return [
    slotIn('hero', HOME, ['hero'], home.hero),
    ...(home.welcome.corner ?? []).map((texts, index) =>
      slotIn(`corner-${texts.place}`, HOME, ['welcome', 'corner', index], texts),
    ),
    slotIn('why', HOME, ['why'], home.why),
    slotIn('about-why', ABOUT, ['why'], about.why),
    slotIn('about', ABOUT, [], about),
    ...(wash ? [slotIn('car-wash', WASH, [], wash)] : []),
    slotIn('careers', CAREERS, [], careers),
    ...slotsIn('about', ABOUT, 'blocks', about.blocks),
    ...slotsIn('car-wash-block', WASH, 'blocks', wash?.blocks),
    ...slotsIn('careers-role', CAREERS, 'roles', careers.roles),
    ...slotsIn('careers-block', CAREERS, 'blocks', careers.blocks),
    ...slotsIn('car-wash', WASH, 'photos', wash?.photos),
    ...services.flatMap(({ id, banner, blocks }) => [
      slotIn(`services/${id}`, `services/${id}.yaml`, ['banner'], banner),
      ...slotsIn(`services/${id}`, `services/${id}.yaml`, 'blocks', blocks),
    ]),
    ...makes.map(({ id, banner }) => slotIn(`makes/${id}`, `makes/${id}.yaml`, ['banner'], banner)),
  ];
}

/** Fields that may name a photo. In a section, the specification calls the photo `imageUrl`. */
type Group = { image?: string; imageUrl?: string; imageAlt?: string };

const slotIn = (
  slot: string,
  file: string,
  path: FieldPath,
  { imageUrl, image = imageUrl, imageAlt }: Group = {},
): PhotoSlot => ({ slot, photo: image, alt: imageAlt, file, path: [...path, 'imageAlt'] });

/** The slots of a list, counted from 1. */
const slotsIn = (slot: string, file: string, list: string, items: Group[] = []): PhotoSlot[] =>
  items.map((item, index) => slotIn(`${slot}-${index + 1}`, file, [list, index], item));
