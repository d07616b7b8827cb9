import * as v from 'valibot';
import { amount, line, plainText, text } from './fields.ts';

const criterion = v.strictObject({ item: line, pass: text, fail: text });
export const price = v.strictObject({ amount, label: line });
export const criteria = v.strictObject({
  heading: line,
  paragraph: text,
  columns: v.strictObject({ item: line, pass: line, fail: line }),
  rows: v.pipe(v.array(criterion), v.minLength(1)),
  note: v.optional(text),
});

export const stateInspectionSchema = v.strictObject({
  walkIns: text,
  criteria,
  /** Where a driver finds out how long the sticker is good; `reminder` is what the calendar entry says. */
  sticker: v.strictObject({ heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  /** What a rejection means, and what the calendar entry for the last day says. */
  recheck: v.strictObject({ heading: line, paragraph: text, reminder: line, reminderNotes: plainText }),
  prices: v.strictObject({ safety: price, reinspection: price, motorcycle: price }),
  pricing: v.strictObject({ heading: line, paragraph: plainText, points: v.array(text) }),
});

export const emissionsInspectionSchema = v.strictObject({
  hero: v.strictObject({ heading: line, bullets: v.pipe(v.array(text), v.minLength(1)) }),
  walkIns: text,
  criteria,
  authorityLink: line,
  prices: v.strictObject({ emissions: price }),
  pricing: v.strictObject({ heading: line, paragraph: v.optional(plainText), points: v.pipe(v.array(text), v.length(4, 'must be four check points')), callLabel: line }),
  retest: v.strictObject({ heading: line, paragraph: text, bullets: v.optional(v.array(text)) }),
});
