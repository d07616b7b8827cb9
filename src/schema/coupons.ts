import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { isoDate } from './hours.ts';
import { amount, line, plainText, shortName, slug } from './fields.ts';

const FREE = 'free';
const VALUE =
  'must be the word free, whole dollars without a sign, such as 20, or a whole percentage, such as 10%';
const PERCENT = /^(?:[1-9]\d?|100)%$/;
const OF_AMOUNTS = 'must be left out where "value" is dollars or a percentage';

type Terms = {
  value: number | string;
  work?: string;
  with?: string;
  minimum?: number;
  maximum?: number;
  beforeTax?: boolean;
};

const isPercent = (value: unknown): boolean => typeof value === 'string' && PERCENT.test(value);
const isAmount = (value: unknown): boolean => typeof value === 'number' || isPercent(value);

/** What the terms of a coupon require of each other: the wrong field, when it is wrong, and what it must be. */
const TERMS: [field: keyof Terms, isWrong: (coupon: Terms) => boolean, message: string][] = [
  [
    'value',
    ({ value, work }) => value === FREE && work === undefined,
    'must be whole dollars or a percentage where there is no "work". For free work, say in "work" which, such as oil check',
  ],
  ['work', ({ value, work }) => isAmount(value) && work !== undefined, OF_AMOUNTS],
  ['with', (coupon) => isAmount(coupon.value) && coupon.with !== undefined, OF_AMOUNTS],
  [
    'minimum',
    ({ value, minimum }) => value === FREE && minimum !== undefined,
    'must be left out where "value" is free',
  ],
  [
    'maximum',
    ({ value, maximum }) => maximum !== undefined && !isPercent(value),
    'must be left out where "value" is no percentage',
  ],
  [
    'beforeTax',
    ({ minimum, beforeTax }) => minimum === undefined && beforeTax === true,
    'must be left out where there is no "minimum"',
  ],
];

const value = v.union(
  [
    field('Free work', v.literal(FREE)),
    field('Dollars off', v.pipe(v.number(), v.integer(), v.minValue(1))),
    field('Percentage off', 'Such as 10%.', v.pipe(v.string(), v.regex(PERCENT, VALUE))),
  ],
  VALUE,
);

/** A coupon gives free work (maybe with a purchase), whole dollars off, or a percentage off. */
const coupon = v.pipe(
  v.strictObject({
    id: field(
      'Short name',
      'Without an amount, such as free-brake-inspection. Links use it: do not change it later.',
      shortName('work', 'description'),
    ),
    service: field(
      'Service whose page shows it',
      'The name of its file, such as brakes. Leave it out if the coupon is good for any work.',
      v.optional(slug),
    ),
    value: field(
      'What it gives',
      'The word free, dollars such as 20, or a percentage such as 10%.',
      value,
    ),
    work: field(
      'Free work',
      'What is free. Begin with a small letter: it stands inside a sentence.',
      v.optional(line),
    ),
    with: field('With', 'What the customer must buy, such as every oil change.', v.optional(line)),
    minimum: field(
      'Only for orders over',
      'Dollars. Leave it out if any order counts.',
      v.optional(amount),
    ),
    maximum: field(
      'Most dollars off',
      'For a percentage, if there is a limit.',
      v.optional(amount),
    ),
    beforeTax: field('The least order is before tax', v.optional(v.boolean())),
    newCustomers: field('Only for new customers', v.optional(v.boolean())),
    combinable: field('Can be used with another coupon', v.optional(v.boolean())),
    perCustomer: field(
      'Uses for each customer',
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    ),
    expires: field(
      'Last day',
      'Most coupons need none: then it expires on the first of next month, counted from the day of the visit.',
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
