import * as v from 'valibot';
import { type ParsedFile } from '../generator/index.ts';
import { type FieldRef, valueAt } from '../generator/portable.ts';
import { isInspection, isOnCar, knownServiceOf, type NamedService } from '../rules/services.ts';
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
  services: (NamedService & { name: string })[];
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

function hasPart(service: NamedService): boolean {
  const known = knownServiceOf(service);
  return known !== undefined && isOnCar(known);
}

/**
 * The content for facts; undefined if a file that they need is not valid. `files` lists all
 * existing files, readable or not.
 */
export function readFactInput(parsedFiles: ParsedFile[], files: string[]): FactInput | undefined {
  const makes = idsIn('makes', files);
  const dataOf = Object.fromEntries<unknown>([
    ...files.map((name) => [name, null] as const),
    ...parsedFiles.map(({ file, data }) => [file, data] as const),
  ]);
  const { success, output } = v.safeParse(FACT_FILES, dataOf);
  if (!success) return undefined;
  const services = idsIn('services', files).map((id) =>
    serviceIn(dataOf[`services/${id}.yaml`], id),
  );
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
    services,
    counts: {
      ...(Object.fromEntries(lengths) as FactInput['counts']),
      services: services.length,
      parts: services.filter(hasPart).length,
      makes: makes.filter((id) => valueAt(dataOf[`makes/${id}.yaml`], ['inMenu']) === true).length,
      reviews: listIn(dataOf['reviews.yaml'], 'reviews').filter(
        (review) => valueAt(review, ['sample']) !== true,
      ).length,
    },
  };
}

/** A service, of which another check reports a name that is no text and an unknown inspection. */
function serviceIn(file: unknown, id: string): FactInput['services'][number] {
  const [name, inspection] = [valueAt(file, ['name']), valueAt(file, ['inspection'])];
  return {
    id,
    name: typeof name === 'string' ? name : '',
    inspection: isInspection(inspection) ? inspection : undefined,
  };
}
