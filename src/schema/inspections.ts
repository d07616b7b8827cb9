import * as v from 'valibot';
import { isoDate } from './hours.ts';
import { amount, httpsUrl, line, plainText, some, text } from './fields.ts';

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more'));
const criterion = v.strictObject({ item: line, pass: text, fail: text });
/** `most` is what state law allows, if it sets a limit. */
const price = v.pipe(
  v.strictObject({ amount, most: v.optional(amount), label: line }),
  v.forward(
    v.check(({ amount, most }) => most === undefined || amount <= most, 'must not be more than "most", which is what the law allows'),
    ['amount'],
  ),
);
const criteria = v.strictObject({
  heading: line,
  paragraph: text,
  columns: v.strictObject({ item: line, pass: line, fail: line }),
  rows: some(criterion),
  note: v.optional(text),
});

/** `fix` is how a driver can fix an item at home, if that is possible. */
const drivewayCriteria = v.strictObject({
  ...criteria.entries,
  rows: some(v.strictObject({ ...criterion.entries, fix: v.optional(line) })),
});

export const stateInspectionSchema = v.strictObject({
  walkIns: text,
  criteria: drivewayCriteria,
  /** The checklist for the driveway: its print button, and a tread gauge on paper. */
  driveway: v.strictObject({ print: line, fixHeading: line, measure: v.strictObject({ inch: line, text: plainText }) }),
  /** How long a sticker is good; `reminder` is the text of the calendar entry. */
  sticker: v.strictObject({ heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  /** What a rejection means, for how many days after it the recheck is cheap, and the calendar entry for the last day. */
  recheck: v.strictObject({ days: count, heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  prices: v.strictObject({ safety: price, reinspection: price, motorcycle: v.optional(price) }),
  pricing: v.strictObject({ heading: line, paragraph: plainText, points: some(text) }),
});

const choice = v.strictObject({ label: line, text });
const verdictText = v.strictObject({ text });

/** The model years that the state tests, counted back from the calendar year. */
const modelYears = v.pipe(
  v.strictObject({
    /** How many model years are exempt because they are new, the current one included. */
    newest: count,
    /** Gasoline vehicles are exempt from this age on, in model years. */
    oldest: count,
    /** The first model year of diesels that are tested at any age. Left out if diesels are exempt at the same age. */
    dieselsFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
  }),
  v.forward(
    v.check(({ newest, oldest }) => oldest > newest, 'must be more than "newest", or no model year is tested'),
    ['oldest'],
  ),
);

/** The questions of "Do I need emissions?" and what each answer leads to. */
const walk = v.strictObject({
  heading: line,
  paragraph: text,
  where: line,
  inside: choice,
  outside: choice,
  year: line,
  modelYears,
  newer: verdictText,
  older: verdictText,
  fuel: line,
  gasoline: choice,
  diesel: choice,
  efficient: choice,
  heavy: choice,
  exempt: choice,
  otherOld: choice,
  /** The source of the rule, and the day when this page was last checked against it. */
  rule: v.strictObject({ name: line, checked: isoDate }),
});

export const emissionsInspectionSchema = v.strictObject({
  hero: v.strictObject({ heading: line, bullets: some(text) }),
  walkIns: text,
  walk,
  criteria,
  /** The link to the state's program. */
  authority: v.strictObject({ text: line, href: httpsUrl }),
  prices: v.strictObject({ emissions: price }),
  pricing: v.strictObject({
    heading: line,
    paragraph: v.optional(plainText),
    points: some(text),
    callLabel: line,
  }),
  retest: v.strictObject({ heading: line, paragraph: text, bullets: v.optional(some(text)) }),
});

export type Criteria = v.InferOutput<typeof criteria>;
export type StateInspection = v.InferOutput<typeof stateInspectionSchema>;
export type EmissionsInspection = v.InferOutput<typeof emissionsInspectionSchema>;
