import type { Source } from '../generator/index.ts';
import { addressLine } from '../rules/address.ts';
import { type CouponTexts, couponTexts } from '../rules/coupon-texts.ts';
import { dollars } from '../rules/dollars.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import { shortHours } from '../rules/hours-format.ts';
import { inSentence } from '../rules/in-sentence.ts';
import { numberWords } from '../rules/number-words.ts';
import { makeAddress, serviceAddress } from '../rules/page-addresses.ts';
import { displayPhone, telHref } from '../rules/phone.ts';
import { stateName } from '../rules/state-name.ts';
import { COUNTED, type FactInput } from './fact-input.ts';
import { listIn } from './list-in.ts';
import type { Coupon } from './schema.ts';

type ValueIn = (input: FactInput) => string;

/**
 * What each placeholder becomes, by its name, and where its value is written:
 * `shop.yaml#area.town`. A number of files is written nowhere.
 */
export type FactTable = Record<string, [from: string | ValueIn, valueIn: ValueIn]>;

/**
 * All facts of some content by name, from its files and the names of its services and makes. A
 * coupon's words may hold the facts before it.
 */
export const factTable = (sources: Source[], services: string[], makes: string[]): FactTable => ({
  ...FIXED,
  ...COUNTS,
  ...pageFacts(services, makes),
  ...couponFacts(sources),
});
/** Nothing for a price that the shop does not have. The cross-checks refuse a text that uses it. */
const priceText = (price: { amount: number } | undefined): string =>
  price ? dollars(price.amount) : '';

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
  'claims.fiveStars': ['labels.yaml#fiveStars', ({ labels }) => labels.fiveStars],
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

/** If the coupons cannot be read, assume that every coupon in a text exists. */
function couponFacts(sources: Source[]): FactTable {
  const file = sources.find((source) => source.file === 'coupons.yaml');
  if (!file) {
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(/\{(coupon\.[\w.-]+)\}/gi)].map(([, name]) => name!),
    );
    return Object.fromEntries(names.map((name) => [name, ['', () => '']]));
  }
  const facts = (listIn(file.value, 'coupons') as (Partial<Coupon> | null)[]).map(
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
