import * as v from 'valibot';
import { latitude, line, longitude, plainText, slug, text } from './fields.ts';

export const couponsSchema = v.strictObject({
  coupons: v.pipe(
    v.array(v.strictObject({ id: slug, title: line, subtitle: line, description: plainText, note: v.optional(plainText), service: v.optional(slug) })),
    v.minLength(1),
  ),
});

export const review = v.strictObject({
  id: slug,
  name: line,
  text: plainText,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  date: line,
  sample: v.optional(v.boolean()),
});

export const reviewsSchema = v.strictObject({ reviews: v.array(review), quotes: v.array(review) });

export const faqSchema = v.strictObject({ questions: v.array(v.strictObject({ id: slug, question: line, answer: text })) });

export const townsSchema = v.strictObject({
  towns: v.array(v.strictObject({ name: line, latitude, longitude })),
});
