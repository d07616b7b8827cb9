import type { ParsedFile } from '../generator/index.ts';
import type { FieldPath, FieldRef } from '../generator/portable.ts';
import { addressLine } from '../rules/address.ts';
import { type CouponTexts, couponTexts } from '../rules/coupon-texts.ts';
import { dollars } from '../rules/dollars.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import { shortHours } from '../rules/hours-format.ts';
import { inSentence } from '../rules/in-sentence.ts';
import { numberWords } from '../rules/number-words.ts';
import { addressOfMake, addressOfService } from '../rules/page-addresses.ts';
import { displayPhone, telHref } from '../rules/phone.ts';
import { stateName } from '../rules/state-name.ts';
import { type Counted, COUNTED, type FactInput } from './fact-input.ts';
import { listIn } from './content-queries.ts';
import type { Coupon, Shop, StateInspection } from './content.ts';
import { refTo } from './ref-to.ts';

/**
 * The value of a placeholder, and the field that holds it. A count of files has no field. Without a
 * value, the placeholder stays in the text, and the build refuses it.
 */
type Fact = {
  field?: FieldRef;
  /** The value is the length of the list in `field`. */
  isCount?: true;
  valueIn: (input: FactInput) => string | undefined;
};

/** Facts by the names of their placeholders. */
export type FactTable = Record<string, Fact>;

/**
 * All facts of some content by name, from its files and the names of its services and makes.
 * Coupons come last, since their words may name the facts above them.
 */
export const factTable = (
  parsedFiles: ParsedFile[],
  services: string[],
  makes: string[],
): FactTable => ({
  ...FIXED,
  ...COUNTS,
  ...pageFacts(services, makes),
  ...couponFacts(parsedFiles),
});

const shopFact = (path: FieldPath, valueIn: (shop: Shop) => string | undefined): Fact => ({
  field: refTo('shop.yaml', ...path),
  valueIn: ({ shop }) => valueIn(shop),
});

const priceText = (price: { amount: number } | undefined): string | undefined =>
  price && dollars(price.amount);

const statePriceFact = (name: keyof StateInspection['prices']): Fact => ({
  field: refTo('inspections/state.yaml', 'prices', name, 'amount'),
  valueIn: ({ inspections }) => priceText(inspections.state?.prices[name]),
});

const FIXED: FactTable = {
  name: shopFact(['name'], ({ name }) => name),
  phone: shopFact(['phone'], ({ phone }) => displayPhone(phone)),
  'phone.link': shopFact(['phone'], ({ phone }) => telHref(phone)),
  email: shopFact(['email'], ({ email }) => email),
  address: shopFact(['address'], ({ address }) => addressLine(address)),
  street: shopFact(['address', 'street'], ({ address }) => address.street),
  city: shopFact(['address', 'city'], ({ address }) => address.city),
  state: shopFact(['address', 'region'], ({ address }) => stateName(address.region)),
  town: shopFact(['area', 'town'], ({ area }) => area.town),
  region: shopFact(['area', 'region'], ({ area }) => area.region),
  county: shopFact(['area', 'county'], ({ area }) => area.county),
  landmark: shopFact(['area', 'landmark'], ({ area }) => area.landmark),
  'hours.shop': shopFact(['hours', 'shop'], ({ hours }) => shortHours(hours.shop)),
  'hours.gas': shopFact(['hours', 'gas'], ({ hours }) => hours.gas && shortHours(hours.gas)),
  'hours.wash': shopFact(['hours', 'wash'], ({ hours }) => hours.wash && shortHours(hours.wash)),
  'price.safety': statePriceFact('safety'),
  'price.recheck': statePriceFact('recheck'),
  'price.motorcycle': statePriceFact('motorcycle'),
  'price.emissions': {
    field: refTo('inspections/emissions.yaml', 'prices', 'emissions', 'amount'),
    valueIn: ({ inspections }) => priceText(inspections.emissions?.prices.emissions),
  },
  lastCar: {
    field: refTo('inspections/state.yaml', 'lastCar'),
    valueIn: ({ inspections }) => inspections.state && String(inspections.state.lastCar),
  },
  'claims.years': shopFact(['claims', 'yearsInBusiness'], ({ claims }) => claims.yearsInBusiness),
  'claims.technicians': shopFact(['claims', 'technicians'], ({ claims }) =>
    inSentence(claims.technicians),
  ),
  'claims.warranty': shopFact(['claims', 'warranty'], ({ claims }) => inSentence(claims.warranty)),
  'claims.courtesy': shopFact(['claims', 'courtesy'], ({ claims }) => inSentence(claims.courtesy)),
  'claims.reviews': shopFact(['claims', 'reviews'], ({ claims }) => claims.reviews),
  'claims.rating': shopFact(['claims', 'rating'], ({ claims }) => String(claims.rating)),
  'claims.reviewCount': shopFact(['claims', 'reviewCount'], ({ claims }) =>
    groupedDigits(claims.reviewCount),
  ),
  'claims.fiveStars': {
    field: refTo('labels.yaml', 'fiveStars'),
    valueIn: ({ labels }) => labels.fiveStars,
  },
};

const COUNTS: FactTable = Object.fromEntries(
  Object.entries<Counted>(COUNTED).flatMap(([what, { noun, list: field }]): [string, Fact][] => {
    const countFact = (wordsFor: (count: number) => string): Fact => ({
      field,
      isCount: true,
      valueIn: ({ counts }) => wordsFor(counts[what as keyof typeof COUNTED]),
    });
    return [
      [`count.${what}`, countFact(String)],
      [`count.${what}.words`, countFact(numberWords)],
      [`count.${what}.noun`, countFact((count) => (count === 1 ? noun : `${noun}s`))],
    ];
  }),
);

/** If the coupons cannot be read, assume that every coupon in a text exists. */
function couponFacts(parsedFiles: ParsedFile[]): FactTable {
  const file = parsedFiles.find((source) => source.file === 'coupons.yaml');
  if (!file) {
    const names = parsedFiles.flatMap(({ text }) =>
      [...text.matchAll(/\{(coupon\.[\w.-]+)\}/gi)].map(([, name]) => name!),
    );
    return Object.fromEntries(names.map((name) => [name, { valueIn: () => '' }]));
  }
  const facts = (listIn(file.data, 'coupons') as (Partial<Coupon> | null)[]).map(
    (coupon, index): FactTable => {
      const { id, minimum } = coupon ?? {};
      const texts = (input: FactInput) =>
        couponTexts(input.coupons[index]!, input.labels.couponTexts, input.services);
      const inCoupon = (...path: FieldPath) => refTo('coupons.yaml', 'coupons', index, ...path);
      return {
        [`coupon.${id}`]: { field: inCoupon(), valueIn: (input) => texts(input).offer },
        [`coupon.${id}.value`]: {
          field: inCoupon('value'),
          valueIn: (input) => couponValue(texts(input)),
        },
        ...(minimum !== undefined && {
          [`coupon.${id}.minimum`]: { field: inCoupon('minimum'), valueIn: () => dollars(minimum) },
        }),
      };
    },
  );
  return Object.assign({}, ...facts) as FactTable;
}

const couponValue = ({ value }: CouponTexts): string =>
  typeof value === 'string' ? inSentence(value) : dollars(value);

function pageFacts(services: string[], makes: string[]): FactTable {
  const rows = (folder: string, ids: string[], address: typeof addressOfMake): [string, Fact][] =>
    ids.map((id) => [
      `page.${folder}.${id}`,
      { field: refTo(`${folder}/${id}.yaml`), valueIn: ({ shop }) => address(shop.area, id) },
    ]);
  return Object.fromEntries([
    ...rows('services', services, addressOfService),
    ...rows('makes', makes, addressOfMake),
  ]);
}
