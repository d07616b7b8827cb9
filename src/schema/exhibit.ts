import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { line, plainText, slug, some } from './fields.ts';

const figure = v.pipe(v.number(), v.finite());

const zone = v.strictObject({
  from: field('From this value on', 'Up to where the next one begins.', figure),
  words: field('Words', plainText),
});

const gauge = v.pipe(
  v.strictObject({
    label: field('What it shows', 'Such as How much pad is left.', line),
    unit: field('Unit', 'What follows the number, such as miles or /32 in.', line),
    from: field('Left end', figure),
    to: field('Right end', 'May be less than the left end.', figure),
    step: field('Step', v.pipe(figure, v.gtValue(0))),
    start: field('Where it stands at first', figure),
    limit: field(
      'Mark on the scale',
      v.optional(v.strictObject({ at: field('Value', figure), words: field('Words', line) })),
    ),
    zones: field(
      'What it says',
      'From the least value to the greatest.',
      some(field('Words for a part of the scale', zone)),
    ),
  }),
  v.check(({ from, to }) => from !== to, 'must have different values in "from" and "to"'),
  v.check(
    ({ from, to, start }) => between(start, from, to),
    'must have a "start" between "from" and "to"',
  ),
  v.check(
    ({ from, to, limit }) => !limit || between(limit.at, from, to),
    'must have its limit between "from" and "to"',
  ),
  v.check(
    ({ from, to, zones }) => zones[0]?.from === Math.min(from, to),
    'must have a first zone that begins at the least value',
  ),
  v.check(
    ({ from, to, zones }) =>
      zones.every(
        (one, index) =>
          between(one.from, from, to) && (index === 0 || one.from > zones[index - 1]!.from),
      ),
    'must have zones that go up from the least value, each between "from" and "to"',
  ),
);

const note = v.strictObject({
  part: field('Part of the drawing', 'Parts go from left to right.', slug),
  name: field('Name', line),
  words: field('Words', plainText),
  button: field('Words of its button', 'The button calls the shop.', v.optional(line)),
});

/** A drawing across the page. A line joins each note to its part, and the gauge changes the drawing. */
export const exhibit = v.strictObject({
  notes: field('Notes', some(field('Note', note))),
  gauge: field('Slider', 'Changes the drawing.', gauge),
});

function between(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

export type Exhibit = v.InferOutput<typeof exhibit>;
