import { describe, expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const answer = (text: string) => edited('faq.yaml', 'We are open {hours.shop}.', text);
/** Where the answer begins in its file. */
const COLUMN = 13;

const meant = (literal: string): string =>
  ` If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: ${literal}, because …`;
const repeated = (place: string, literal: string, call: string): string =>
  `content/faq.yaml:${place}  "${literal}" repeats a fact. Write ${call}, and it stays true when the fact changes.${meant(literal)}`;

describe('a fact that a text repeats is refused with its place and the placeholder for it', () => {
  test.each([
    ['Ask Corner Garage.', 'Corner Garage', '{name}'],
    ['Call (202) 555-0123 now.', '(202) 555-0123', '{phone}'],
    ['Call +1 202 555 0123 now.', '+1 202 555 0123', '{phone}'],
    ['"[Call](tel:+12025550123)"', 'tel:+12025550123', '{phone.link}'],
    ['Write to desk@corner.example.', 'desk@corner.example', '{email}'],
    ['Turn in at 1 Main St, by the bank.', '1 Main St', '{street}'],
    ['It is $12, not more.', '$12', '{price.motorcycle}'],
    ['It is $20.', '$20', '{price.safety} or {coupon.money-off.value}'],
    ['In business 25+ years.', '25+ years', '{claims.years}'],
    ['ASE certified people.', 'ASE certified', '{claims.technicians}'],
    [
      'With our extended warranty on parts and labor.',
      'extended warranty on parts and labor',
      '{claims.warranty}',
    ],
    ['Rated 4.4.', 'Rated 4.4', '{claims.rating}'],
  ])('%s', (text, literal, call) => {
    expect(problemsWith(answer(text))).toEqual([
      repeated(`4:${COLUMN + text.indexOf(literal)}`, literal, call),
    ]);
  });

  test('on its own line, also in folded text', () => {
    expect(
      problemsWith(answer('>-\n      Ask Corner\n      Garage, that is,\n      Corner Garage.')),
    ).toEqual([
      repeated('5:11', 'Corner Garage', '{name}'),
      repeated('7:7', 'Corner Garage', '{name}'),
    ]);
  });
});

test('the percentage of a coupon is a fact, too', () => {
  const own = edited(
    'coupons.yaml',
    'value: 20\n    off: any order\n    minimum: 500\n',
    'value: 10%\n    off: any order\n    minimum: 500\n',
  );
  expect(problemsWith({ ...own, ...answer('Save 10% off.') })).toEqual([
    expect.stringContaining('Write {coupon.money-off.value}'),
  ]);
});

test.each([
  'Part 92025550123 or 20255501234.',
  'At 11 Main Street.',
  'It is $120, $12.50, $1,200 or 112 dollars.',
  'A car of 25 years may be an antique.',
  'It has 650 miles on it. Part 672-A, a 4.45 ratio, and a 4.4 liter engine.',
  '{Name}, {town}: {price.safety}, {count.services.words} services, {coupon.free-check}',
])('no fact is in: %s', (text) => {
  expect(problemsWith(answer(`"${text}"`))).toEqual([]);
});

test('a literal is allowed if a comment beside it has the same words', () => {
  const above =
    '    # literal: $20, because the maker sets it\n    answer: >-\n      A hose\n      is $20.';
  expect(problemsWith(answer('A hose is $20. # literal: $20, because the maker sets it'))).toEqual(
    [],
  );
  expect(problemsWith(edited('faq.yaml', '    answer: We are open {hours.shop}.', above))).toEqual(
    [],
  );
  expect(
    problemsWith(answer('A hose is $20. # literal: $12, because the maker sets it')),
  ).toHaveLength(1);
  expect(
    problemsWith(answer('A hose is $20, a clamp $12. # literal: $20, because the maker sets it')),
  ).toEqual([expect.stringContaining('content/faq.yaml:4:36  "$12"')]);
});

test('facts are allowed in reviews, and in the files that define them', () => {
  expect(
    problemsWith({
      'reviews.yaml': SAMPLE['reviews.yaml']!.replace('All good.', 'Corner Garage took $20.'),
    }),
  ).toEqual([]);
});
