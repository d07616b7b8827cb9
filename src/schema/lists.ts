import * as v from 'valibot';
import { excerpt } from '../rules/excerpt.ts';
import { URGENCIES } from '../rules/names.ts';
import { amount, latitude, line, longitude, plainText, quotation, slug, some, text } from './fields.ts';

const FREE = 'free';
const OF_DOLLARS = 'must be left out where "value" is dollars';

type Terms = { value: typeof FREE | number; work?: string; with?: string; minimum?: number; beforeTax?: boolean };

/** What the terms of a coupon require of each other: the wrong field, when it is wrong, and what it must be. */
const TERMS: [field: keyof Terms, isWrong: (coupon: Terms) => boolean, message: string][] = [
  [
    'value',
    ({ value, work }) => value === FREE && work === undefined,
    'must be whole dollars where there is no "work". For free work, name the work on a separate line: "work: oil check"',
  ],
  ['work', ({ value, work }) => typeof value === 'number' && work !== undefined, OF_DOLLARS],
  ['with', (coupon) => typeof coupon.value === 'number' && coupon.with !== undefined, OF_DOLLARS],
  ['minimum', ({ value, minimum }) => value === FREE && minimum !== undefined, 'must be left out where "value" is free'],
  ['beforeTax', ({ minimum, beforeTax }) => minimum === undefined && beforeTax === true, 'must be left out where there is no "minimum"'],
];

/** A coupon gives free work (maybe with a purchase) or whole dollars off. */
const coupon = v.pipe(
  v.strictObject({
    id: slug,
    /** The file name of the service whose page shows the coupon. */
    service: v.optional(slug),
    value: v.union(
      [v.literal(FREE), v.pipe(v.number(), v.integer(), v.minValue(1))],
      'must be the word free, or whole dollars without a sign, such as 20',
    ),
    work: v.optional(line),
    with: v.optional(line),
    minimum: v.optional(amount),
    beforeTax: v.optional(v.boolean()),
    newCustomers: v.optional(v.boolean()),
    combinable: v.optional(v.boolean()),
    perCustomer: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
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
