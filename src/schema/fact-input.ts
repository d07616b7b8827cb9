import * as v from 'valibot';
import type { Source } from '../generator/index.ts';
import { byName } from '../rules/by-name.ts';
import { isOnCar, serviceNameOf, type NamedService } from '../rules/services.ts';
import { idsIn } from './ids-in.ts';
import { listIn } from './list-in.ts';
import type { Content, EmissionsInspection, Labels, StateInspection } from './schema.ts';
import * as schemas from './schema.ts';

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

// Checks only the prices, and that there are rows. Other texts still have placeholders, and a link
// with one is not valid yet.
const pricesOf = <P extends v.GenericSchema>({ entries }: { entries: { prices: P } }) =>
  v.object({ prices: entries.prices, criteria: v.object({ rows: v.array(v.unknown()) }) });

/** What must be valid before any fact has a value. */
const FACT_FILES = v.object({
  'shop.yaml': schemas.shopSchema,
  'inspections/state.yaml': v.optional(
    v.object({
      ...pricesOf(schemas.stateInspectionSchema).entries,
      lastCar: schemas.stateInspectionSchema.entries.lastCar,
    }),
  ),
  'inspections/emissions.yaml': v.optional(pricesOf(schemas.emissionsInspectionSchema)),
  'coupons.yaml': schemas.couponsSchema,
  'labels.yaml': v.object({
    couponTexts: schemas.labelsSchema.entries.couponTexts,
    fiveStars: schemas.labelsSchema.entries.fiveStars,
  }),
});

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
  const { coupons } = output['coupons.yaml'];
  const [state, emissions] = [
    output['inspections/state.yaml'],
    output['inspections/emissions.yaml'],
  ];
  const inMenu = menuOf(files, makes);
  return {
    shop: output['shop.yaml'],
    inspections: { state, emissions },
    coupons,
    labels: output['labels.yaml'],
    services: services.map((id) => ({
      id,
      name: nameIn(files[`services/${id}.yaml`]),
    })),
    makes: inMenu,
    counts: {
      services: services.length,
      parts: services.filter((id) => hasPart(id, files)).length,
      makes: inMenu.length,
      towns: listIn(files['towns.yaml'], 'towns').length,
      questions: listIn(files['faq.yaml'], 'questions').length,
      coupons: coupons.length,
      reviews: listIn(files['reviews.yaml'], 'reviews').length,
      stateItems: state?.criteria.rows.length ?? 0,
      emissionsItems: emissions?.criteria.rows.length ?? 0,
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
