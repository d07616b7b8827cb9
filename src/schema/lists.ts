import * as v from 'valibot';
import { excerpt } from '../rules/excerpt.ts';
import { URGENCIES } from '../rules/names.ts';
import { isoDate } from './hours.ts';
import { amount, latitude, line, longitude, plainText, quotation, slug, some, text } from './fields.ts';

const FREE = 'free';
const VALUE = 'must be the word free, whole dollars without a sign, such as 20, or a whole percentage, such as 10%';
const PERCENT = /^(?:[1-9]\d?|100)%$/;
const OF_AMOUNTS = 'must be left out where "value" is dollars or a percentage';

type Terms = { value: number | string; work?: string; with?: string; minimum?: number; maximum?: number; beforeTax?: boolean };

const isPercent = (value: unknown): boolean => typeof value === 'string' && PERCENT.test(value);
const isAmount = (value: unknown): boolean => typeof value === 'number' || isPercent(value);

/** What the terms of a coupon require of each other: the wrong field, when it is wrong, and what it must be. */
const TERMS: [field: keyof Terms, isWrong: (coupon: Terms) => boolean, message: string][] = [
  [
    'value',
    ({ value, work }) => value === FREE && work === undefined,
    'must be whole dollars or a percentage where there is no "work". For free work, name the work on a separate line: "work: oil check"',
  ],
  ['work', ({ value, work }) => isAmount(value) && work !== undefined, OF_AMOUNTS],
  ['with', (coupon) => isAmount(coupon.value) && coupon.with !== undefined, OF_AMOUNTS],
  ['minimum', ({ value, minimum }) => value === FREE && minimum !== undefined, 'must be left out where "value" is free'],
  ['maximum', ({ value, maximum }) => maximum !== undefined && !isPercent(value), 'must be left out where "value" is no percentage'],
  ['beforeTax', ({ minimum, beforeTax }) => minimum === undefined && beforeTax === true, 'must be left out where there is no "minimum"'],
];

/** A coupon gives free work (maybe with a purchase), whole dollars off, or a percentage off. */
const coupon = v.pipe(
  v.strictObject({
    id: slug,
    /** The file name of the service whose page shows the coupon. */
    service: v.optional(slug),
    value: v.union([v.literal(FREE), v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(PERCENT, VALUE))], VALUE),
    work: v.optional(line),
    with: v.optional(line),
    minimum: v.optional(amount),
    /** The most dollars that a percentage takes off. */
    maximum: v.optional(amount),
    beforeTax: v.optional(v.boolean()),
    newCustomers: v.optional(v.boolean()),
    combinable: v.optional(v.boolean()),
    perCustomer: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** The last day of this coupon. Without it, the coupon expires on the first of next month. */
    expires: v.optional(isoDate),
    description: v.optional(plainText),
    note: v.optional(plainText),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const input = (dataset.value ?? {}) as Terms;
    for (const [key, isWrong, message] of TERMS)
      if (isWrong(input)) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
);

export const couponsSchema = v.strictObject({ coupons: v.array(coupon) });

const review = v.strictObject({
  id: slug,
  name: line,
  text: quotation,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  date: v.pipe(
    line,
    v.regex(
      /^(?!.*(?:\d|\b(?:minute|hour|[Dd]ay|week|month|year|[Yy]esterday|[Tt]oday)))/,
      'must say roughly when, without a number, such as posted recently or posted a while ago',
    ),
  ),
  sample: v.optional(v.boolean()),
});

const quote = v.strictObject({
  ...review.entries,
  text: v.pipe(
    quotation,
    v.check((text) => excerpt(text).rest === '', 'must have 25 words or fewer. Stop at the end of a sentence, or choose another review'),
  ),
});

export const reviewsSchema = v.strictObject({ reviews: v.array(review), quotes: v.array(quote) });

export const faqSchema = v.strictObject({ questions: v.array(v.strictObject({ id: slug, question: line, answer: text })) });

export const townsSchema = v.strictObject({
  towns: some(v.strictObject({ name: line, latitude, longitude })),
});

export const complaintsSchema = v.strictObject({
  heading: line,
  answers: v.strictObject({ heading: line, paragraph: plainText, print: line }),
  complaints: some(
    v.strictObject({
      id: slug,
      words: line,
      /** The most likely service first. */
      services: v.pipe(v.array(slug), v.minLength(1, 'must name at least one service'), v.maxLength(3, 'must name at most three services')),
      urgency: v.picklist(URGENCIES),
      when: text,
      likely: text,
      first: text,
      tell: v.pipe(v.array(line), v.length(3, 'must be three things')),
      /** What helps while the shop is closed, instead of the label, if the answer is to stop. */
      afterHours: v.optional(text),
    }),
  ),
});

/** Roads of the drawn map, as lines of longitude and latitude. */
export const roadsSchema = v.strictObject({
  roads: v.array(
    v.strictObject({
      name: line,
      label: v.optional(line),
      interstate: v.optional(v.boolean()),
      line: v.pipe(v.array(v.strictTuple([longitude, latitude])), v.minLength(2)),
    }),
  ),
});

export type Coupon = v.InferOutput<typeof coupon>;
export type Review = v.InferOutput<typeof review>;
export type Question = v.InferOutput<typeof faqSchema>['questions'][number];
/** Complaints in drivers' words, and our answers. */
export type Complaints = v.InferOutput<typeof complaintsSchema>;
export type Town = v.InferOutput<typeof townsSchema>['towns'][number];
export type Road = v.InferOutput<typeof roadsSchema>['roads'][number];
