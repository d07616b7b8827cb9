import { describe, expect, test } from 'vitest';
import { factPatterns } from '../../../src/schema/fact-patterns.ts';
import { edited, problemsWith, SAMPLE } from '../../support/sample-content.ts';

const answer = (text: string) => edited('faq.yaml', 'We are open {hours.shop}.', text);
/** Where the answer begins in its file. */
const COLUMN = 13;

const meant = (literal: string): string =>
  ` If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: ${literal}, because …`;
const repeated = (place: string, literal: string, call: string): string =>
  `content/faq.yaml:${place}  "${literal}" repeats a fact. Write ${call}, and it stays true when the fact changes.${meant(literal)}`;
const HOURS = '{hours.shop} or {hours.gas} or {hours.wash}';

describe('a fact that a text repeats is refused with its place and the placeholder for it', () => {
  test.each([
    { text: 'Ask Corner Garage.', literal: 'Corner Garage', call: '{name}' },
    { text: 'Call (202) 555-0123 now.', literal: '(202) 555-0123', call: '{phone}' },
    { text: 'Call 202.555.0123 now.', literal: '202.555.0123', call: '{phone}' },
    { text: 'Call 202-555-0123 now.', literal: '202-555-0123', call: '{phone}' },
    { text: 'Call +1 202 555 0123 now.', literal: '+1 202 555 0123', call: '{phone}' },
    { text: '"[Call](tel:+12025550123)"', literal: 'tel:+12025550123', call: '{phone.link}' },
    { text: 'Write to desk@corner.example.', literal: 'desk@corner.example', call: '{email}' },
    {
      text: 'At 1 Main St, Clifton, VA 20124.',
      literal: '1 Main St, Clifton, VA 20124',
      call: '{address}',
    },
    { text: 'Turn in at 1 Main St, by the bank.', literal: '1 Main St', call: '{street}' },
    { text: 'Turn in at 1 Main Street.', literal: '1 Main Street', call: '{street}' },
    { text: 'We are in Centreville, VA.', literal: 'Centreville', call: '{town}' },
    { text: 'In Centreville VA since then.', literal: 'Centreville', call: '{town}' },
    { text: 'Mail goes to Clifton.', literal: 'Clifton', call: '{city}' },
    { text: 'In Fairfax County.', literal: 'Fairfax County', call: '{county}' },
    { text: 'It is $12, not more.', literal: '$12', call: '{price.motorcycle}' },
    { text: 'It is twelve dollars.', literal: 'twelve dollars', call: '{price.motorcycle}' },
    { text: 'It is $20.', literal: '$20', call: '{price.safety} or {coupon.money-off.value}' },
    { text: 'Over $500.', literal: '$500', call: '{coupon.money-off.minimum}' },
    {
      text: 'Ask for a free text brake check.',
      literal: 'free text brake check',
      call: '{coupon.free-check}',
    },
    {
      text: 'Ask for a Free Text brake check.',
      literal: 'Free Text brake check',
      call: '{coupon.free-check}',
    },
    { text: 'From 8 AM.', literal: '8 AM', call: HOURS },
    { text: 'Come Saturday 8-2.', literal: '8-2', call: HOURS },
    { text: 'Come Saturday, 8 to noon.', literal: '8 to noon', call: HOURS },
    { text: 'Come by from 8 to 5.', literal: '8 to 5', call: HOURS },
    { text: '"Come by 8:00–5:00 on weekdays."', literal: '8:00–5:00', call: HOURS },
    { text: 'Closed on Sundays.', literal: 'Sundays', call: HOURS },
    { text: 'Closed Sun and holidays.', literal: 'Sun', call: HOURS },
    { text: 'In business 25+ years.', literal: '25+ years', call: '{claims.years}' },
    { text: 'In business 25 years.', literal: '25 years', call: '{claims.years}' },
    {
      text: 'We have twenty-five years of experience.',
      literal: 'twenty-five years',
      call: '{claims.years}',
    },
    { text: 'ASE certified people.', literal: 'ASE certified', call: '{claims.technicians}' },
    { text: 'ASE-Certified Technicians', literal: 'ASE-Certified', call: '{claims.technicians}' },
    {
      text: 'With our extended warranty on parts and labor.',
      literal: 'extended warranty on parts and labor',
      call: '{claims.warranty}',
    },
    { text: 'Rated 4.4.', literal: '4.4', call: '{claims.rating}' },
    { text: 'From 672 online reviews.', literal: '672', call: '{claims.reviewCount}' },
    { text: 'Over 650 reviews.', literal: '650', call: '{claims.reviews}' },
    { text: 'More than 650 online ratings.', literal: '650', call: '{claims.reviews}' },
    { text: 'Eleven services.', literal: 'Eleven', call: '{Count.services.words}' },
    { text: 'All 11 good services.', literal: '11', call: '{count.services}' },
    {
      text: 'See [it](/services/brakes).',
      literal: '/services/brakes',
      call: '{page.services.brakes}',
    },
  ])('$text', ({ text, literal, call }) => {
    expect(problemsWith(answer(text))).toEqual([
      repeated(`4:${COLUMN + text.indexOf(literal)}`, literal, call),
    ]);
  });

  test('two of them in one text', () => {
    expect(problemsWith(answer('Open Mon-Fri 8-5.'))).toEqual([
      repeated('4:18', 'Mon', HOURS),
      repeated('4:26', '8-5', HOURS),
    ]);
    for (const text of ['Centreville Virginia', 'Centreville, Virginia'])
      expect(problemsWith(answer(text))).toEqual([
        repeated('4:13', 'Centreville', '{town}'),
        repeated(`4:${COLUMN + text.indexOf('Virginia')}`, 'Virginia', '{state}'),
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

  test.each([
    'A rating of 4.4',
    'The rating is 4.4',
    'A 4.4 average',
    'A 4.4 rating',
    'Rated at 4.4',
    '4.4 out of 5',
    '4.4 stars',
  ])('the rating in other words: %s', (text) => {
    expect(problemsWith(answer(`${text}.`))).toEqual([
      expect.stringContaining('"4.4" repeats a fact. Write {claims.rating}'),
    ]);
  });
});

test.each([
  {
    text: 'Over $1,500, say.',
    literal: '$1,500',
    why: 'is neither a price nor the value or minimum of a coupon.',
  },
  {
    text: 'A hose is $9.',
    literal: '$9',
    why: 'is neither a price nor the value or minimum of a coupon.',
  },
  {
    text: 'Until December 24.',
    literal: 'December 24',
    why: 'is a date, and the text is wrong once it passes.',
  },
])('what is no fact, and would not stay true, is refused: $text', ({ text, literal, why }) => {
  const place = `4:${COLUMN + text.indexOf(literal)}`;
  expect(problemsWith(answer(text))).toEqual([
    `content/faq.yaml:${place}  "${literal}" ${why}${meant(literal)}`,
  ]);
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
  'Take Centreville Road to Fairfax County Parkway.',
  'From Centreville Road and Centreville Elementary, at 11 Main Street.',
  'It rained on Sunday. We are open. It sat open in the sun. Sat for hours? Sun visors stay open.',
  'Be there Saturday, with 8 bolts or 2 of them.',
  'It takes 8 to 5 quarts, 6 to 10 inches, a ratio of 8-5-2 and 5/8-2 bolts.',
  'Cars drop out at 25 model years. A car of 25 years may be an antique.',
  'It has 650 miles on it, and 650 of them were rough.',
  'A 4.45 ratio, part 672-A, and a 4.4 liter engine.',
  'Four services, five wheels.',
  '{Name}, {town}: {price.safety}, {count.services.words} services, {coupon.free-check}',
])('no fact is in: %s', (text) => {
  expect(problemsWith(answer(`"${text}"`))).toEqual([]);
});

test('a literal is allowed if a comment beside it has the same words', () => {
  const above =
    '    # literal: $9, because the maker sets it\n    answer: >-\n      A hose\n      is $9.';
  expect(problemsWith(answer('A hose is $9. # literal: $9, because the maker sets it'))).toEqual(
    [],
  );
  expect(problemsWith(edited('faq.yaml', '    answer: We are open {hours.shop}.', above))).toEqual(
    [],
  );
  expect(
    problemsWith(answer('A hose is $9. # literal: $8, because the maker sets it')),
  ).toHaveLength(1);
  expect(
    problemsWith(answer('A hose is $9, a clamp $8. # literal: $9, because the maker sets it')),
  ).toEqual([expect.stringContaining('content/faq.yaml:4:35  "$8"')]);
});

test('facts are allowed in reviews, and in the files that define them', () => {
  expect(
    problemsWith({
      'reviews.yaml': SAMPLE['reviews.yaml']!.replace('All good.', 'Corner Garage took $20.'),
    }),
  ).toEqual([]);
});

test('a fact that is a whole number is found beside its noun, and other numbers stay', () => {
  const whole = SAMPLE['shop.yaml']!.replace('rating: 4.4', 'rating: 5').replace(
    'reviewCount: 672',
    'reviewCount: 1300',
  );
  const withWhole = (text: string) => problemsWith({ 'shop.yaml': whole, ...answer(text) });
  expect(withWhole('A BMW 5 or Chrysler 300 gets 4 of 5 stars, 5 bolts and 1,300 miles.')).toEqual(
    [],
  );
  expect(withWhole('Rated 5 in 1,300 online reviews.')).toEqual([
    repeated('4:19', '5', '{claims.rating}'),
    repeated('4:24', '1,300', '{claims.reviewCount}'),
  ]);
  expect(withWhole('We have 5 stars.')).toEqual([repeated('4:21', '5', '{claims.rating}')]);
});

test.each(['region', 'state', 'town', 'claims.warranty'])(
  '%s as long as a book does not end the search',
  (name) => {
    const facts = {
      town: 'Centreville',
      region: 'VA',
      state: 'Virginia',
      [name]: 'wide words '.repeat(9000),
    };
    for (const { expression } of factPatterns(facts))
      expect(() => expression.test('wide words')).not.toThrow();
  },
);

test('a count is found from three upward: two is more often no count', () => {
  const questions = (count: number) =>
    `questions:\n${Array.from({ length: count }, (_, i) => `  - { id: q${i}, question: "Question ${i}?", answer: All ${count} questions. }\n`).join('')}`;
  expect(
    problemsWith({ 'faq.yaml': questions(3) }).filter((problem) =>
      problem.startsWith('content/faq'),
    ),
  ).toHaveLength(3);
  expect(problemsWith({ 'faq.yaml': questions(2) })).toEqual([]);
});

test('an address without its ending means the page with it', () => {
  const shop = SAMPLE['shop.yaml']!.replace(
    'place: the mall',
    'place: the mall, addressEnding: clifton',
  );
  const link = (address: string) =>
    problemsWith({ 'shop.yaml': shop, ...answer(`"[it](${address})"`) });
  expect(link('/services/brakes')).toEqual([
    expect.stringContaining('Write {page.services.brakes}'),
  ]);
  expect(link('/makes/acura')).toEqual([expect.stringContaining('Write {page.makes.acura}')]);
});
