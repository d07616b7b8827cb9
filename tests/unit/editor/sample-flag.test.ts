import { expect, test } from 'vitest';
import { meantChanges } from '../../../src/editor/meant-changes.ts';
import { reviewsSchema } from '../../../src/schema/content.ts';
import type { Change } from '../../../src/editor/request-shapes.ts';

const review = (text: string, name: string) => ({ id: 'a', name, text, sample: true });
const FIRST = { reviews: [review('Good.', 'Dana R.'), review('Fair.', 'Lee')] };
const path = (field: string) => ['reviews', 0, field];
const set = (field: string, value: string): Change => ({ kind: 'set', path: path(field), value });
const after = (change: Change, now = FIRST.reviews[0]!) =>
  meantChanges(reviewsSchema, change, { reviews: [now, FIRST.reviews[1]] }, FIRST).slice(1);

test("a sample's mark stays while its name or its words are the sample's, and goes with the last of them", () => {
  const words = set('text', 'They were quick.');
  expect(after(words)).toEqual([]);
  const name = set('name', 'José');
  expect(after(name, review('They were quick.', 'Dana R.'))).toEqual([
    { kind: 'remove', path: path('sample') },
  ]);
  // Words of another sample are not a customer's words.
  const other = set('name', 'Lee');
  expect(after(other, review('They were quick.', 'Dana R.'))).toEqual([]);
});

test('nobody takes only the mark away, but the whole review', () => {
  for (const change of [
    { kind: 'remove', path: path('sample') },
    { kind: 'set', path: path('sample'), value: false },
  ] as const)
    expect(() => after(change)).toThrow('they are a sample');
  const change: Change = { kind: 'remove', path: ['reviews', 0] };
  expect(after(change)).toEqual([]);
});
