import * as v from 'valibot';
import { type ParsedFile } from '../generator/index.ts';
import { type FieldRef, valueAt } from '../generator/portable.ts';
import { isOnCar, knownServiceOf, type NamedService } from '../rules/services.ts';
import { idsIn, listIn } from './content-queries.ts';
import type { Content, EmissionsInspection, Labels, StateInspection } from './content.ts';
import * as schemas from './content.ts';

/** The content from which facts get their values. */
export type FactInput = Pick<Content, 'shop' | 'coupons'> & {
  inspections: {
    state?: Pick<StateInspection, 'prices' | 'lastCar'>;
    emissions?: Pick<EmissionsInspection, 'prices'>;
  };
  labels: Pick<Labels, 'couponTexts' | 'fiveStars'>;
  counts: Record<keyof typeof COUNTED, number>;
  services: { id: string; name: string }[];
};

/** A singular noun, and the list of the things, if they have no files of their own. */
export type Counted = { noun: string; list?: FieldRef };

/** The things whose number is a fact. */
export const COUNTED = {
  services: { noun: 'service' },
  /** Services that have a part on the drawn car. */
  parts: { noun: 'part' },
  /** Makes in the menu. */
  makes: { noun: 'make' },
  towns: { noun: 'town', list: { file: 'towns.yaml', path: ['towns'] } },
  /** Customers' reviews: samples do not count. */
  reviews: { noun: 'review', list: { file: 'reviews.yaml', path: ['reviews'] } },
  stateItems: {
    noun: 'item',
    list: { file: 'inspections/state.yaml', path: ['criteria', 'rows'] },
  },
  emissionsItems: {
    noun: 'item',
    list: { file: 'inspections/emissions.yaml', path: ['criteria', 'rows'] },
  },
} satisfies Record<string, Counted>;

const { prices: statePrices, lastCar } = schemas.stateInspectionSchema.entries;
const { prices: emissionsPrices } = schemas.emissionsInspectionSchema.entries;
const { couponTexts, fiveStars } = schemas.labelsSchema.entries;

/**
 * The content that must be valid before any fact has a value. Other texts still have placeholders,
 * and a link with one is not valid yet.
 */
const FACT_FILES = v.object({
  'shop.yaml': schemas.shopSchema,
  'inspections/state.yaml': v.optional(v.object({ prices: statePrices, lastCar })),
  'inspections/emissions.yaml': v.optional(v.object({ prices: emissionsPrices })),
  'coupons.yaml': schemas.couponsSchema,
  'labels.yaml': v.object({ couponTexts, fiveStars }),
});

function hasPart(id: string, dataOf: Record<string, unknown>): boolean {
  const service = dataOf[`services/${id}.yaml`] as NamedService | null | undefined;
  const known = knownServiceOf({ id, inspection: service?.inspection });
  return known !== undefined && isOnCar(known);
}

/**
 * The content for facts; undefined if a file that they need is not valid. `files` lists all
 * existing files, readable or not.
 */
export function readFactInput(parsedFiles: ParsedFile[], files: string[]): FactInput | undefined {
  const [services, makes] = [idsIn('services', files), idsIn('makes', files)];
  const dataOf = Object.fromEntries<unknown>([
    ...files.map((name) => [name, null] as const),
    ...parsedFiles.map(({ file, data }) => [file, data] as const),
  ]);
  const { success, output } = v.safeParse(FACT_FILES, dataOf);
  if (!success) return undefined;
  const lengths = Object.entries<Counted>(COUNTED).map(([what, { list }]) => [
    what,
    list ? listIn(dataOf[list.file], ...list.path).length : 0,
  ]);
  return {
    shop: output['shop.yaml'],
    inspections: {
      state: output['inspections/state.yaml'],
      emissions: output['inspections/emissions.yaml'],
    },
    coupons: output['coupons.yaml'].coupons,
    labels: output['labels.yaml'],
    services: services.map((id) => ({ id, name: nameIn(dataOf[`services/${id}.yaml`]) })),
    counts: {
      ...(Object.fromEntries(lengths) as FactInput['counts']),
      services: services.length,
      parts: services.filter((id) => hasPart(id, dataOf)).length,
      makes: makes.filter((id) => valueAt(dataOf[`makes/${id}.yaml`], ['inMenu']) === true).length,
      reviews: listIn(dataOf['reviews.yaml'], 'reviews').filter(
        (review) => valueAt(review, ['sample']) !== true,
      ).length,
    },
  };
}

/** The name in a file; empty if it is no text, which another check reports. */
function nameIn(file: unknown): string {
  const name = valueAt(file, ['name']);
  return typeof name === 'string' ? name : '';
}
