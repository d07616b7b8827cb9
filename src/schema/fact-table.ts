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
import type { Coupon, Shop, StateInspection } from './content.ts';

type TextIn = (input: FactInput) => string;

/**
 * What a placeholder becomes, and where its value is written: `shop.yaml#area.town`. A number of
 * files is written nowhere. What the shop does not have is undefined: the placeholder stays in the
 * text, and the cross-checks refuse it.
 */
type Fact = { from: string | TextIn; valueIn: (input: FactInput) => string | undefined };

/** Facts by the names of their placeholders. */
export type FactTable = Record<string, Fact>;

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

const ofShop = (path: string, valueIn: (shop: Shop) => string | undefined): Fact => ({
  from: `shop.yaml#${path}`,
  valueIn: ({ shop }) => valueIn(shop),
});

const priceText = (price: { amount: number } | undefined): string | undefined =>
  price && dollars(price.amount);

const ofStatePrices = (name: keyof StateInspection['prices']): Fact => ({
  from: `inspections/state.yaml#prices.${name}.amount`,
  valueIn: ({ inspections }) => priceText(inspections.state?.prices[name]),
});

/** The name of the first or the last make in the menu, and its page. */
const makeAt = (name: string, position: 0 | -1): FactTable => {
  const makeIn = ({ makes }: FactInput) => makes.at(position);
  const fileIn = (input: FactInput): string => {
    const make = makeIn(input);
    return make ? `makes/${make.id}.yaml` : '';
  };
  const pageIn = (input: FactInput): string => {
    const make = makeIn(input);
    return make ? makeAddress(input.shop.area, make.id) : '/#vehicles';
  };
  return {
    [name]: {
      from: (input) => `${fileIn(input)}#name`,
      valueIn: (input) => makeIn(input)?.name ?? '',
    },
    [`${name}.page`]: { from: fileIn, valueIn: pageIn },
  };
};

const FIXED: FactTable = {
  name: ofShop('name', ({ name }) => name),
  phone: ofShop('phone', ({ phone }) => displayPhone(phone)),
  'phone.link': ofShop('phone', ({ phone }) => telHref(phone)),
  email: ofShop('email', ({ email }) => email),
  address: ofShop('address', ({ address }) => addressLine(address)),
  street: ofShop('address.street', ({ address }) => address.street),
  city: ofShop('address.city', ({ address }) => address.city),
  state: ofShop('address.region', ({ address }) => stateName(address.region)),
  town: ofShop('area.town', ({ area }) => area.town),
  region: ofShop('area.region', ({ area }) => area.region),
  county: ofShop('area.county', ({ area }) => area.county),
  landmark: ofShop('area.landmark', ({ area }) => area.landmark),
  'hours.shop': ofShop('hours.shop', ({ hours }) => shortHours(hours.shop)),
  'hours.gas': ofShop('hours.gas', ({ hours }) => hours.gas && shortHours(hours.gas)),
  'hours.wash': ofShop('hours.wash', ({ hours }) => hours.wash && shortHours(hours.wash)),
  'price.safety': ofStatePrices('safety'),
  'price.reinspection': ofStatePrices('reinspection'),
  'price.motorcycle': ofStatePrices('motorcycle'),
  'price.emissions': {
    from: 'inspections/emissions.yaml#prices.emissions.amount',
    valueIn: ({ inspections }) => priceText(inspections.emissions?.prices.emissions),
  },
  lastCar: {
    from: 'inspections/state.yaml#lastCar',
    valueIn: ({ inspections }) => inspections.state && String(inspections.state.lastCar),
  },
  'claims.years': ofShop('claims.yearsInBusiness', ({ claims }) => claims.yearsInBusiness),
  'claims.technicians': ofShop('claims.technicians', ({ claims }) =>
    inSentence(claims.technicians),
  ),
  'claims.warranty': ofShop('claims.warranty', ({ claims }) => inSentence(claims.warranty)),
  'claims.courtesy': ofShop('claims.courtesy', ({ claims }) => inSentence(claims.courtesy)),
  'claims.reviews': ofShop('claims.reviews', ({ claims }) => claims.reviews),
  'claims.rating': ofShop('claims.rating', ({ claims }) => String(claims.rating)),
  'claims.reviewCount': ofShop('claims.reviewCount', ({ claims }) =>
    groupedDigits(claims.reviewCount),
  ),
  'claims.fiveStars': {
    from: 'labels.yaml#fiveStars',
    valueIn: ({ labels }) => labels.fiveStars,
  },
  ...makeAt('makes.first', 0),
  ...makeAt('makes.last', -1),
};

const COUNTS: FactTable = Object.fromEntries(
  Object.entries(COUNTED).flatMap(([what, [noun, from]]): [string, Fact][] => {
    const count = ({ counts }: FactInput) => counts[what as keyof typeof COUNTED];
    return [
      [`count.${what}`, { from, valueIn: (input) => String(count(input)) }],
      [`count.${what}.words`, { from, valueIn: (input) => numberWords(count(input)) }],
      [
        `count.${what}.noun`,
        { from, valueIn: (input) => (count(input) === 1 ? noun : `${noun}s`) },
      ],
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
    return Object.fromEntries(names.map((name) => [name, { from: '', valueIn: () => '' }]));
  }
  const facts = (listIn(file.value, 'coupons') as (Partial<Coupon> | null)[]).map(
    (coupon, index): FactTable => {
      const { id, minimum, maximum } = coupon ?? {};
      const texts = (input: FactInput) =>
        couponTexts(input.coupons[index]!, input.labels.couponTexts, input.services);
      const own = `coupons.yaml#coupons.${index}`;
      const amount = (name: string, dollarsOf: number | undefined): FactTable =>
        dollarsOf === undefined
          ? {}
          : {
              [`coupon.${id}.${name}`]: {
                from: `${own}.${name}`,
                valueIn: () => dollars(dollarsOf),
              },
            };
      return {
        [`coupon.${id}`]: { from: own, valueIn: (input) => texts(input).offer },
        [`coupon.${id}.what`]: { from: own, valueIn: (input) => texts(input).subtitle },
        [`coupon.${id}.value`]: {
          from: `${own}.value`,
          valueIn: (input) => couponValue(texts(input)),
        },
        ...amount('minimum', minimum),
        ...amount('maximum', maximum),
      };
    },
  );
  return Object.assign({}, ...facts) as FactTable;
}

const couponValue = ({ value }: CouponTexts): string =>
  typeof value === 'string' ? value.toLowerCase() : dollars(value);

function pageFacts(services: string[], makes: string[]): FactTable {
  const rows = (folder: string, ids: string[], address: typeof makeAddress): [string, Fact][] =>
    ids.map((id) => [
      `page.${folder}.${id}`,
      { from: `${folder}/${id}.yaml`, valueIn: ({ shop }) => address(shop.area, id) },
    ]);
  return Object.fromEntries([
    ...rows('services', services, serviceAddress),
    ...rows('makes', makes, makeAddress),
  ]);
}
