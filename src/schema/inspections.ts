import * as v from 'valibot';
import { isoDate } from './hours.ts';
import { amount, line, plainText, text } from './fields.ts';

const criterion = v.strictObject({ item: line, pass: text, fail: text });
const price = v.strictObject({ amount, label: line });
export const criteria = v.strictObject({
  heading: line,
  paragraph: text,
  columns: v.strictObject({ item: line, pass: line, fail: line }),
  rows: v.pipe(v.array(criterion), v.minLength(1)),
  note: v.optional(text),
});

/** `fix` is what a driver can do about an item at home, where there is something. */
const drivewayCriteria = v.strictObject({
  ...criteria.entries,
  rows: v.pipe(v.array(v.strictObject({ ...criterion.entries, fix: v.optional(line) })), v.minLength(1)),
});

export const stateInspectionSchema = v.strictObject({
  walkIns: text,
  criteria: drivewayCriteria,
  /** The check beside the car: its print button, and on paper a measure for the tread. */
  driveway: v.strictObject({ print: line, fixHeading: line, measure: v.strictObject({ inch: line, text: plainText }) }),
  /** Where a driver finds out how long the sticker is good; `reminder` is what the calendar entry says. */
  sticker: v.strictObject({ heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  /** What a rejection means, and what the calendar entry for the last day says. */
  recheck: v.strictObject({ heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  prices: v.strictObject({ safety: price, reinspection: price, motorcycle: price }),
  pricing: v.strictObject({ heading: line, paragraph: plainText, points: v.array(text) }),
});

const choice = v.strictObject({ label: line, text });
const verdictText = v.strictObject({ text });

/** The questions of "Do I need emissions?" and what each answer leads to. Whether it is a yes or a no is the rule's, and stands in code. */
const walk = v.strictObject({
  heading: line,
  paragraph: text,
  where: line,
  inside: choice,
  outside: choice,
  year: line,
  newer: verdictText,
  older: verdictText,
  fuel: line,
  gasoline: choice,
  diesel: choice,
  efficient: choice,
  heavy: choice,
  exempt: choice,
  otherOld: choice,
  /** Where the rule is written, and when somebody last held this page against it. */
  rule: v.strictObject({ name: line, checked: isoDate }),
});

export const emissionsInspectionSchema = v.strictObject({
  hero: v.strictObject({ heading: line, bullets: v.pipe(v.array(text), v.minLength(1)) }),
  walkIns: text,
  walk,
  criteria,
  authorityLink: line,
  prices: v.strictObject({ emissions: price }),
  pricing: v.strictObject({ heading: line, paragraph: v.optional(plainText), points: v.pipe(v.array(text), v.minLength(1)), callLabel: line }),
  retest: v.strictObject({ heading: line, paragraph: text, bullets: v.optional(v.array(text)) }),
});
