import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { ANY_ORDER, FREE } from '../rules/coupon-terms.ts';
import { dollars } from '../rules/dollars.ts';
import { isoDate } from './hours.ts';
import { amount, initial, line, parseTyped, plainText, serviceName, shortName } from './fields.ts';
import { requirement } from './requirements.ts';

const PERCENT = /^(?:[1-9]\d?|100)%$/;

type Terms = {
  value: number | string;
  off?: unknown;
  work?: string;
  with?: string;
  minimum?: number;
  maximum?: number;
  beforeTax?: boolean;
};

const isPercent = (value: unknown): boolean => typeof value === 'string' && PERCENT.test(value);
const isAmount = (value: unknown): boolean => typeof value === 'number' || isPercent(value);

/**
 * What the terms of a coupon require of each other: the wrong field, when it is wrong, and what it
 * must be.
 */
const TERMS: [field: keyof Terms, isWrong: (coupon: Terms) => boolean, message: string][] = [
  ['value', ({ value, work }) => value === FREE && work === undefined, requirement('freeWork')],
  ['off', ({ value, off }) => isAmount(value) && off === undefined, requirement('offWhat')],
  ['off', ({ value, off }) => value === FREE && off !== undefined, requirement('ofFree')],
  ['work', ({ value, work }) => isAmount(value) && work !== undefined, requirement('ofAmounts')],
  [
    'with',
    (coupon) => isAmount(coupon.value) && coupon.with !== undefined,
    requirement('ofAmounts'),
  ],
  [
    'minimum',
    ({ value, minimum }) => value === FREE && minimum !== undefined,
    requirement('ofFree'),
  ],
  [
    'maximum',
    ({ value, maximum }) => maximum !== undefined && !isPercent(value),
    requirement('ofPercent'),
  ],
  [
    'beforeTax',
    ({ minimum, beforeTax }) => minimum === undefined && beforeTax === true,
    requirement('ofMinimum'),
  ],
];

const percentMeant = (typed: string): string =>
  typed.trim().replace(/^(\d+)\s*(?:%|percent)(?:\s*off)?$/i, '$1%');

const value = v.union(
  [
    field(
      'Percent',
      'Such as 10%.',
      v.pipe(
        v.string(),
        initial('10%'),
        parseTyped(percentMeant),
        v.regex(PERCENT, requirement('value')),
      ),
    ),
    field('Dollars', v.pipe(v.number(), initial(10), v.integer(), v.minValue(1))),
    field('Free', v.literal(FREE)),
  ],
  requirement('value'),
);

/** What a discount is off. */
const off = v.union(
  [
    field('Any order', v.literal(ANY_ORDER)),
    field('A service', v.strictObject({ service: field('Service', serviceName) })),
    field('In your own words', line),
  ],
  requirement('off'),
);

type Presence = 'must' | 'may' | 'not';

/** A field that has a place only with some terms. Forms show it, and ask for it, only there. */
const onlyWhen = <Schema extends v.GenericSchema>(
  presence: (coupon: Terms) => Presence,
  schema: Schema,
) => v.optional(v.pipe(schema, v.metadata({ presence })) as unknown as Schema);
const ifFree =
  (presence: Presence) =>
  ({ value: given }: Terms): Presence =>
    given === FREE ? presence : 'not';
const ifDiscount =
  (presence: Presence) =>
  ({ value: given }: Terms): Presence =>
    given === FREE ? 'not' : presence;

/**
 * A coupon gives a percentage off something, whole dollars off it, or free work (maybe with a
 * purchase).
 */
const coupon = v.pipe(
  v.strictObject({
    id: field(
      'Short name',
      'Without an amount, such as free-brake-inspection. Links use it: do not change it later.',
      shortName('work', 'description'),
    ),
    service: field(
      'Service whose page shows it',
      'Leave it out if the coupon is good for any work.',
      v.optional(serviceName),
    ),
    value: field('What it gives', 'A percentage, dollars, or free work.', value),
    off: field(
      'Off what',
      'Words of your own go on after “off”, such as any brake work.',
      onlyWhen(ifDiscount('must'), off),
    ),
    work: field(
      'Free work',
      'What is free. Begin with a small letter: it stands inside a sentence.',
      onlyWhen(ifFree('must'), line),
    ),
    with: field(
      'With',
      'What the customer must buy, such as every oil change.',
      onlyWhen(ifFree('may'), line),
    ),
    minimum: field(
      'Only for orders over',
      'Dollars. Leave it out if any order counts.',
      onlyWhen(ifDiscount('may'), amount),
    ),
    maximum: field(
      'Most dollars off',
      'For a percentage, if there is a limit.',
      onlyWhen(({ value: given }) => (isPercent(given) ? 'may' : 'not'), amount),
    ),
    beforeTax: field(
      'The least order is before tax',
      onlyWhen(({ minimum }) => (minimum === undefined ? 'not' : 'may'), v.boolean()),
    ),
    newCustomers: field('Only for new customers', v.optional(v.boolean())),
    combinable: field('Can be used with another coupon', v.optional(v.boolean())),
    perCustomer: field(
      'Uses for each customer',
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ),
    expires: field(
      'Last day',
      'Most coupons need none: ' +
        'then it expires on the first of next month, counted from the day of the visit.',
      v.optional(isoDate),
    ),
    description: field(
      'What the customer gets',
      'Without conditions and amounts.',
      v.optional(plainText),
    ),
    note: field('Any other term', v.optional(plainText)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const input = (dataset.value ?? {}) as Terms;
    for (const [key, isWrong, message] of TERMS)
      if (isWrong(input))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
  }),
  v.metadata({
    nameOf: ({ value: given, off: from, work, minimum }: Terms) =>
      given === FREE
        ? `Free ${work ?? ''}`
        : [
            `${typeof given === 'number' ? dollars(given) : given} off`,
            typeof from === 'object' ? (from as { service: string }).service : from,
            minimum && `over ${dollars(minimum)}`,
          ]
            .filter(Boolean)
            .join(' '),
  }),
);

export const couponsSchema = field(
  'Coupons',
  v.strictObject({
    coupons: field(
      'Coupons',
      'In the order of the page. Six fit on one printed sheet.',
      v.array(field('Coupon', coupon)),
    ),
  }),
);

export type Coupon = v.InferOutput<typeof coupon>;
