import * as v from 'valibot';
import type { Facts, FieldPath, CodedMessage, Source } from '../generator/index.ts';
import { fillIn, nearest } from '../generator/tools.ts';
import { addressLine } from '../rules/address.ts';
import { capitalized } from '../rules/capitalized.ts';
import { byName } from '../rules/by-name.ts';
import { type CouponTexts, couponTexts } from '../rules/coupon-texts.ts';
import { shortHours } from '../rules/hours-format.ts';
import { numberWords } from '../rules/number-words.ts';
import { stateName } from '../rules/state-name.ts';
import { makeAddress, serviceAddress } from '../rules/page-addresses.ts';
import { displayPhone, telHref } from '../rules/phone.ts';
import { dollars } from '../rules/dollars.ts';
import { areHundreds, leastFiveStars } from '../rules/five-star-claim.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import { inSentence } from '../rules/in-sentence.ts';
import { isOnCar, knownName, type NamedService } from '../rules/services.ts';
import { idsIn } from './ids-in.ts';
import type { Content, Coupon, EmissionsInspection, Labels, StateInspection } from './schema.ts';
import * as schemas from './schema.ts';
import { mistake } from './mistake-words.ts';

/** The content that facts are made from. */
type FactInput = Pick<Content, 'shop' | 'coupons'> & {
  inspections: {
    state?: Pick<StateInspection, 'prices' | 'lastCar'>;
    emissions?: Pick<EmissionsInspection, 'prices'>;
  };
  labels: Pick<Labels, 'couponTexts'>;
  counts: Record<keyof typeof COUNTED, number>;
  services: { id: string; name: string }[];
  /** The makes of the menu, in its order. */
  makes: { id: string; name: string }[];
};

type ValueIn = (input: FactInput) => string;

/**
 * What each placeholder becomes, by its name, and where its value is written:
 * `shop.yaml#area.town`. A number of files is written nowhere.
 */
type FactTable = Record<string, [from: string | ValueIn, valueIn: ValueIn]>;

/** Nothing for a price that the shop does not have. The cross-checks refuse a text that uses it. */
const priceText = (price: { amount: number } | undefined): string =>
  price ? dollars(price.amount) : '';

/** What we count: its singular noun, and its list, if it has one. */
const COUNTED = {
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

const fileOf = (make: { id: string } | undefined): string => (make ? `makes/${make.id}.yaml` : '');

const FIXED: FactTable = {
  name: ['shop.yaml#name', ({ shop }) => shop.name],
  phone: ['shop.yaml#phone', ({ shop }) => displayPhone(shop.phone)],
  'phone.link': ['shop.yaml#phone', ({ shop }) => telHref(shop.phone)],
  email: ['shop.yaml#email', ({ shop }) => shop.email],
  address: ['shop.yaml#address', ({ shop }) => addressLine(shop.address)],
  street: ['shop.yaml#address.street', ({ shop }) => shop.address.street],
  city: ['shop.yaml#address.city', ({ shop }) => shop.address.city],
  town: ['shop.yaml#area.town', ({ shop }) => shop.area.town],
  region: ['shop.yaml#area.region', ({ shop }) => shop.area.region],
  state: ['shop.yaml#address.region', ({ shop }) => stateName(shop.address.region)],
  county: ['shop.yaml#area.county', ({ shop }) => shop.area.county],
  place: ['shop.yaml#area.place', ({ shop }) => shop.area.place],
  'hours.shop': ['shop.yaml#hours.shop', ({ shop }) => shortHours(shop.hours.shop)],
  'hours.gas': ['shop.yaml#hours.gas', ({ shop }) => shortHours(shop.hours.gas ?? [])],
  'hours.wash': ['shop.yaml#hours.wash', ({ shop }) => shortHours(shop.hours.wash ?? [])],
  'price.safety': [
    'inspections/state.yaml#prices.safety.amount',
    ({ inspections }) => priceText(inspections.state?.prices.safety),
  ],
  'price.reinspection': [
    'inspections/state.yaml#prices.reinspection.amount',
    ({ inspections }) => priceText(inspections.state?.prices.reinspection),
  ],
  'price.motorcycle': [
    'inspections/state.yaml#prices.motorcycle.amount',
    ({ inspections }) => priceText(inspections.state?.prices.motorcycle),
  ],
  'price.emissions': [
    'inspections/emissions.yaml#prices.emissions.amount',
    ({ inspections }) => priceText(inspections.emissions?.prices.emissions),
  ],
  lastCar: [
    'inspections/state.yaml#lastCar',
    ({ inspections }) => String(inspections.state?.lastCar ?? ''),
  ],
  'claims.years': ['shop.yaml#claims.yearsInBusiness', ({ shop }) => shop.claims.yearsInBusiness],
  'claims.technicians': [
    'shop.yaml#claims.technicians',
    ({ shop }) => inSentence(shop.claims.technicians),
  ],
  'claims.warranty': ['shop.yaml#claims.warranty', ({ shop }) => inSentence(shop.claims.warranty)],
  'claims.courtesy': ['shop.yaml#claims.courtesy', ({ shop }) => inSentence(shop.claims.courtesy)],
  'claims.reviews': ['shop.yaml#claims.reviews', ({ shop }) => shop.claims.reviews],
  'claims.rating': ['shop.yaml#claims.rating', ({ shop }) => String(shop.claims.rating)],
  'claims.reviewCount': [
    'shop.yaml#claims.reviewCount',
    ({ shop }) => groupedDigits(shop.claims.reviewCount),
  ],
  'claims.fiveStars': ['shop.yaml#claims.rating', () => 'hundreds of 5-star ratings'],
  'makes.first': [({ makes }) => `${fileOf(makes[0])}#name`, ({ makes }) => makes[0]?.name ?? ''],
  'makes.first.page': [
    ({ makes }) => fileOf(makes[0]),
    ({ shop, makes }) => (makes[0] ? makeAddress(shop.area, makes[0].id) : '/#vehicles'),
  ],
  'makes.last': [
    ({ makes }) => `${fileOf(makes.at(-1))}#name`,
    ({ makes }) => makes.at(-1)?.name ?? '',
  ],
  'makes.last.page': [
    ({ makes }) => fileOf(makes.at(-1)),
    ({ shop, makes }) => (makes.length ? makeAddress(shop.area, makes.at(-1)!.id) : '/#vehicles'),
  ],
};

const COUNTS: FactTable = Object.fromEntries(
  Object.entries(COUNTED).flatMap(([what, [noun, list]]): [string, FactTable[string]][] => {
    const count = ({ counts }: FactInput) => counts[what as keyof typeof COUNTED];
    return [
      [`count.${what}`, [list, (input) => String(count(input))]],
      [`count.${what}.words`, [list, (input) => numberWords(count(input))]],
      [`count.${what}.noun`, [list, (input) => (count(input) === 1 ? noun : `${noun}s`)]],
    ];
  }),
);

/**
 * The facts of some content, from its files. `files` lists all existing files, readable or not. A
 * name with a capital first letter gives the same words for the start of a sentence:
 * `{Count.towns.words}`.
 */
export function readFacts(sources: Source[], files: string[]): Facts {
  const [services, makes] = [idsIn('services', files), idsIn('makes', files)];
  // A coupon's words may hold the other facts.
  const table: FactTable = {
    ...FIXED,
    ...COUNTS,
    ...pageFacts(services, makes),
    ...couponFacts(sources),
  };
  const unavailable = unavailableFacts(sources);
  for (const name of Object.keys(table)) if (unavailable(name) !== undefined) delete table[name];
  const input = factInputOf(sources, services, makes);
  const plain = Object.keys(table);
  return {
    names: plain.flatMap((name) => [name, capitalized(name)]),
    values: input && valuesOf(table, input),
    from: (name) => {
      const [from] = table[name] ?? table[uncapitalized(name)] ?? [''];
      return placeNamed(typeof from === 'string' ? from : input ? from(input) : '');
    },
    explainMissing: (name) => unavailable(name) ?? explainMissing(name, plain),
  };
}

const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `coupons.yaml#coupons.0.value` as a file and a path. */
function placeNamed(name: string): { file: string; path: FieldPath } | undefined {
  const [file, path] = name.split('#');
  if (!file) return undefined;
  const keys = path?.split('.') ?? [];
  return { file, path: keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The figures that a claim of 5-star ratings depends on. */
const RATING = v.object({ claims: v.object({ rating: v.number(), reviewCount: v.number() }) });

type ValueOf = (file: string) => unknown;

/** Why a fact has no value in some content; undefined if it has one, or if this is not its name. */
type Reason = (name: string, valueOf: ValueOf) => CodedMessage | undefined;

const REASONS: readonly Reason[] = [
  (name, valueOf) => {
    const id = /^coupon\.([a-z0-9-]+)/.exec(name)?.[1];
    const coupon = endingCoupons(valueOf).find((ending) => ending.id === id);
    return coupon && mistake('coupon-ends', { last: coupon.expires });
  },
  (name, valueOf) => {
    const [first] = name.startsWith('count.coupons') ? endingCoupons(valueOf) : [];
    return first && mistake('count-ends', { id: first.id, day: first.expires });
  },
  (name, valueOf) => {
    if (name !== 'claims.fivestars') return undefined;
    const { success, output: figures } = v.safeParse(RATING, valueOf('shop.yaml'));
    const least = success ? leastFiveStars(figures.claims) : Infinity;
    return areHundreds(least) ? undefined : mistake('not-hundreds', { least });
  },
  (name, valueOf) => {
    const { success } = v.safeParse(PRICED, valueOf('inspections/state.yaml'));
    const isMissing = success && name === 'price.motorcycle';
    return isMissing ? mistake('no-motorcycle-price', {}) : undefined;
  },
];

/** Prices without one for motorcycles. */
const PRICED = v.object({ prices: v.object({ motorcycle: v.optional(v.never()) }) });

/** The coupons with a last day of their own, which a text would outlive. */
const endingCoupons = (valueOf: ValueOf): Pick<Required<Coupon>, 'id' | 'expires'>[] =>
  (listOf(valueOf('coupons.yaml'), 'coupons') as (Partial<Coupon> | null)[]).flatMap((coupon) =>
    coupon?.id !== undefined && coupon.expires !== undefined
      ? [{ id: coupon.id, expires: coupon.expires }]
      : [],
  );

/**
 * Says why a fact has no value in this content, by its name: undefined if it has one, or if there
 * is no such fact.
 */
function unavailableFacts(sources: Source[]): (name: string) => CodedMessage | undefined {
  const valueOf: ValueOf = (file) => sources.find((source) => source.file === file)?.value;
  return (name) => {
    for (const reason of REASONS) {
      const why = reason(name.toLowerCase(), valueOf);
      if (why) return why;
    }
    return undefined;
  };
}

/** Advice for a text that uses a coupon or links to a page that does not exist. */
function explainMissing(name: string, known: string[]): CodedMessage | undefined {
  const [, coupon] = /^coupon\.([a-z0-9-]+)/i.exec(name) ?? [];
  if (coupon !== undefined && !known.includes(`coupon.${coupon}`))
    return mistake('no-coupon', {
      coupon,
      written: `{${name}}`,
      near: meant('coupon.', coupon, known),
    });
  const [, folder, id] = /^page\.(services|makes)\.(.+)$/i.exec(name) ?? [];
  if (folder === undefined || id === undefined) return undefined;
  const near = meant(`page.${folder}.`, id, known);
  return mistake('no-page', { folder, id, written: `{${name}}`, near });
}

/** What may be meant by an id: the rest of a known name with this beginning. */
const meant = (prefix: string, id: string, known: string[]): string | undefined =>
  nearest(
    id,
    known.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  );

function valuesOf(table: FactTable, input: FactInput): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, [, valueIn]] of Object.entries(table)) {
    const written = valueIn(input);
    const value = written.includes('{') ? fillIn(written, {}, values).text : written;
    values[name] = value;
    values[capitalized(name)] = capitalized(value);
  }
  return values;
}

/** If the coupons cannot be read, assume that every coupon in a text exists. */
function couponFacts(sources: Source[]): FactTable {
  const file = sources.find((source) => source.file === 'coupons.yaml');
  if (!file) {
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/\{(coupon\.[\w.-]+)\}/gi)].map(([, name]) => name!),
    );
    return Object.fromEntries(names.map((name) => [name, ['', () => '']]));
  }
  const facts = (listOf(file.value, 'coupons') as (Partial<Coupon> | null)[]).map(
    (coupon, index): FactTable => {
      const { id, minimum, maximum } = coupon ?? {};
      const texts = (input: FactInput) =>
        couponTexts(input.coupons[index]!, input.labels.couponTexts, input.services);
      const own = `coupons.yaml#coupons.${index}`;
      return {
        [`coupon.${id}`]: [own, (input) => texts(input).offer],
        [`coupon.${id}.what`]: [own, (input) => texts(input).subtitle],
        [`coupon.${id}.value`]: [`${own}.value`, (input) => couponValue(texts(input))],
        ...(minimum !== undefined && {
          [`coupon.${id}.minimum`]: [`${own}.minimum`, () => dollars(minimum)],
        }),
        ...(maximum !== undefined && {
          [`coupon.${id}.maximum`]: [`${own}.maximum`, () => dollars(maximum)],
        }),
      };
    },
  );
  return Object.assign({}, ...facts) as FactTable;
}

const couponValue = ({ value }: CouponTexts): string =>
  typeof value === 'string' ? value.toLowerCase() : dollars(value);

function pageFacts(services: string[], makes: string[]): FactTable {
  const rows = (
    folder: string,
    ids: string[],
    address: typeof makeAddress,
  ): [string, FactTable[string]][] =>
    ids.map((id) => [
      `page.${folder}.${id}`,
      [`${folder}/${id}.yaml`, ({ shop }) => address(shop.area, id)],
    ]);
  return Object.fromEntries([
    ...rows('services', services, serviceAddress),
    ...rows('makes', makes, makeAddress),
  ]);
}

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
  'labels.yaml': v.object({ couponTexts: schemas.labelsSchema.entries.couponTexts }),
});

/** Whether a service has a part on the drawn car. */
function hasPart(id: string, files: Record<string, unknown>): boolean {
  const service = files[`services/${id}.yaml`] as NamedService | null | undefined;
  const name = knownName({ id, inspection: service?.inspection });
  return name !== undefined && isOnCar(name);
}

function factInputOf(
  sources: Source[],
  services: string[],
  makes: string[],
): FactInput | undefined {
  const files = Object.fromEntries(sources.map(({ file, value }) => [file, value]));
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
      name: String((files[`services/${id}.yaml`] as { name?: unknown } | null)?.name ?? ''),
    })),
    makes: inMenu,
    counts: {
      services: services.length,
      parts: services.filter((id) => hasPart(id, files)).length,
      makes: inMenu.length,
      towns: listOf(files['towns.yaml'], 'towns').length,
      questions: listOf(files['faq.yaml'], 'questions').length,
      coupons: coupons.length,
      reviews: listOf(files['reviews.yaml'], 'reviews').length,
      stateItems: state?.criteria.rows.length ?? 0,
      emissionsItems: emissions?.criteria.rows.length ?? 0,
    },
  };
}

function menuOf(files: Record<string, unknown>, makes: string[]): FactInput['makes'] {
  return makes
    .flatMap((id) => {
      const make = files[`makes/${id}.yaml`] as { name?: unknown; inMenu?: unknown } | undefined;
      return make?.inMenu === true ? [{ id, name: String(make.name) }] : [];
    })
    .sort(byName);
}

function listOf(value: unknown, field: string): unknown[] {
  const list =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[field]
      : undefined;
  return Array.isArray(list) ? list : [];
}
