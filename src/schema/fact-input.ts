import * as v from 'valibot';
import { type Source, valueAt } from '../generator/index.ts';
import { byName } from '../rules/by-name.ts';
import { isOnCar, serviceNameOf, type NamedService } from '../rules/services.ts';
import { idsIn } from './ids-in.ts';
import type { Content, EmissionsInspection, Labels, StateInspection } from './content.ts';
import * as schemas from './content.ts';

/** The content that facts are made from. */
export type FactInput = Pick<Content, 'shop' | 'coupons'> & {
  inspections: {
    state?: Pick<StateInspection, 'prices' | 'lastCar'>;
    emissions?: Pick<EmissionsInspection, 'prices'>;
  };
  labels: Pick<Labels, 'couponTexts' | 'fiveStars'>;
  counts: Record<keyof typeof COUNTED, number>;
  services: { id: string; name: string }[];
  /** The makes of the menu, in its order. */
  makes: { id: string; name: string }[];
};

/** What we count: its singular noun, and its list, if it has one. */
export const COUNTED = {
  services: ['service', ''],
  /** Services that have a part on the drawn car. */
  parts: ['part', ''],
  makes: ['make', ''],
  towns: ['town', 'towns.yaml#towns'],
  questions: ['question', 'faq.yaml#questions'],
  coupons: ['coupon', 'coupons.yaml#coupons'],
  reviews: ['review', 'reviews.yaml#reviews'],
  stateItems: ['item', 'inspections/state.yaml#criteria.rows'],
  emissionsItems: ['item', 'inspections/emissions.yaml#criteria.rows'],
} as const;

const { prices: statePrices, lastCar } = schemas.stateInspectionSchema.entries;
const { prices: emissionsPrices } = schemas.emissionsInspectionSchema.entries;
const { couponTexts, fiveStars } = schemas.labelsSchema.entries;

/**
 * What must be valid before any fact has a value. Other texts still have placeholders, and a link
 * with one is not valid yet.
 */
const FACT_FILES = v.object({
  'shop.yaml': schemas.shopSchema,
  'inspections/state.yaml': v.optional(v.object({ prices: statePrices, lastCar })),
  'inspections/emissions.yaml': v.optional(v.object({ prices: emissionsPrices })),
  'coupons.yaml': schemas.couponsSchema,
  'labels.yaml': v.object({ couponTexts, fiveStars }),
});

/** The number of items of a list, such as `towns.yaml#towns`; 0 if it is not there. */
function lengthOf(list: string, files: Record<string, unknown>): number {
  const [file = '', path = ''] = list.split('#');
  const found = valueAt(files[file], path.split('.'));
  return Array.isArray(found) ? found.length : 0;
}

/** Whether a service has a part on the drawn car. */
function hasPart(id: string, files: Record<string, unknown>): boolean {
  const service = files[`services/${id}.yaml`] as NamedService | null | undefined;
  const name = serviceNameOf({ id, inspection: service?.inspection });
  return name !== undefined && isOnCar(name);
}

/**
 * What facts are made from; undefined if a file that they need is not valid. `names` are all
 * existing files, readable or not.
 */
export function factInputOf(sources: Source[], names: string[]): FactInput | undefined {
  const [services, makes] = [idsIn('services', names), idsIn('makes', names)];
  const files = Object.fromEntries<unknown>([
    ...names.map((name) => [name, null] as const),
    ...sources.map(({ file, value }) => [file, value] as const),
  ]);
  const { success, output } = v.safeParse(FACT_FILES, files);
  if (!success) return undefined;
  const inMenu = menuOf(files, makes);
  const lists = Object.entries(COUNTED).map(([what, [, list]]) => [what, lengthOf(list, files)]);
  return {
    shop: output['shop.yaml'],
    inspections: {
      state: output['inspections/state.yaml'],
      emissions: output['inspections/emissions.yaml'],
    },
    coupons: output['coupons.yaml'].coupons,
    labels: output['labels.yaml'],
    services: services.map((id) => ({ id, name: nameIn(files[`services/${id}.yaml`]) })),
    makes: inMenu,
    counts: {
      ...(Object.fromEntries(lists) as FactInput['counts']),
      services: services.length,
      parts: services.filter((id) => hasPart(id, files)).length,
      makes: inMenu.length,
    },
  };
}

/** The name in a file; empty if it is no text, which is a mistake of its own. */
function nameIn(file: unknown): string {
  const { name } = (file ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

function menuOf(files: Record<string, unknown>, makes: string[]): FactInput['makes'] {
  return makes
    .flatMap((id) => {
      const make = files[`makes/${id}.yaml`] as { inMenu?: unknown } | null;
      const name = nameIn(make);
      return make?.inMenu === true && name !== '' ? [{ id, name }] : [];
    })
    .sort(byName);
}
