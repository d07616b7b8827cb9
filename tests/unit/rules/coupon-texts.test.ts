import { expect, test } from 'vitest';
import { couponTexts } from '../../../src/rules/coupon-texts.ts';
import type { Coupon } from '../../../src/schema/content.ts';
import { CONTENT } from '../../support/in-memory.ts';

const { labels, services } = CONTENT;

test.each<[Partial<Coupon>, string]>([
  [{ value: 15, off: { service: 'brakes' }, minimum: 100 }, '$15 off brakes over $100'],
  [
    { value: 15, off: 'four tires', minimum: 400, beforeTax: true },
    '$15 off four tires over $400 before tax',
  ],
  [{ value: '10%', off: 'brake pads' }, '10% off brake pads'],
  [
    { value: 20, off: 'any order', minimum: 500, beforeTax: true },
    '$20 off orders over $500 before tax',
  ],
  [{ value: 15, off: { service: 'tune-ups' } }, '$15 off Honda tune-ups'],
  [{ value: 15, off: { service: 'tires' } }, '$15 off Michelin tires'],
  [{ work: 'brake check' }, 'Free brake check'],
  [{ work: 'wash', with: 'any repair' }, 'Free wash with any repair'],
])('a coupon says what it gives, and off what: %o', (coupon, says) => {
  const { value, afterValue } = couponTexts(
    { id: 'one', value: 'free', ...coupon },
    labels.couponTexts,
    [
      { id: 'tires', name: 'Michelin tires' },
      ...services,
      { id: 'tune-ups', name: 'Honda tune-ups' },
    ],
  );
  expect(`${typeof value === 'number' ? `$${value}` : value} ${afterValue}`).toBe(says);
});
