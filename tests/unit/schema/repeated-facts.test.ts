import { expect, test } from 'vitest';
import { codesWith, edited, problemsWith } from '../../support/sample-content.ts';

const answer = (text: string) => edited('faq.yaml', 'We are open {hours.shop}.', text);
const ANSWER_COLUMN = 13;
const PERCENT = edited('coupons.yaml', 'value: 15', 'value: 10%');

test.each([
  ['(202) 555-0123.', '(202) 555-0123', '{phone}'],
  ['Now +1 202 555 0123.', '+1 202 555 0123', '{phone}'],
  ['"[Call](tel:+12025550123)"', 'tel:+12025550123', '{phone.link}'],
  ['To desk@corner.example.', 'desk@corner.example', '{email}'],
  ['At 1 Main St, by it.', '1 Main St', '{street}'],
  ['It is $20.', '$20', '{price.safety} or {coupon.money-off.value}'],
  ['ASE certified.', 'ASE certified', '{claims.technicians}'],
  ['So 10% off.', '10% off', '{coupon.battery.value} off'],
  ['A free text wash.', 'free text wash', '{coupon.free-wash}'],
  ['Rated 4.4.', 'Rated 4.4', 'Rated {claims.rating}'],
])('a fact that a text repeats is refused with its placeholder: %s', (text, literal, call) => {
  expect(problemsWith({ ...answer(text), ...PERCENT })).toEqual([
    expect.stringContaining(
      `:4:${ANSWER_COLUMN + text.indexOf(literal)}  "${literal}" repeats a fact. Write ${call},`,
    ),
  ]);
});

test.each([
  ['From $20.', 'Write {price.safety}'],
  ...'$1,500|5 dollars|15%|Dec. 31|January 15|1/15|12-31-26'
    .split('|')
    .map((words) => [`Not ${words}.`, 'Leave it out here']),
  ['5 quarts of 5-20 in 15 minutes, 24/7; it may 2 times', ''],
])("in a coupon's words, its own amounts and days are refused: %s", (words, advice) => {
  const said = problemsWith(edited('coupons.yaml', 'One use.', words));
  expect(said).toEqual(advice ? [expect.stringContaining(advice)] : []);
});

test('a fact in folded text, also with an apostrophe, is refused on its own line', () => {
  const named = edited('shop.yaml', 'Corner Garage', "Mike's Corner");
  const text = answer(">-\n      Ask Mike's\n      Corner, or\n      Mike’s Corner.");
  expect(codesWith({ ...named, ...text }).join()).toBe(
    'faq.yaml:5:11 literal,faq.yaml:7:7 literal',
  );
});

test.each([
  'Part 92025550123 or 20255501234, at 11 Main Street.',
  '$120, $12.50, $1,200 or 112 dollars.',
  'A car of 25 years.',
  '650 miles. Part 672-A, a 4.45 ratio, 4.4 liters.',
  '{Name}, {town}: {price.safety}, {count.services.words} services, {coupon.free-check}',
])('no fact is in: %s', (text) => {
  expect(codesWith(answer(`"${text}"`))).toEqual([]);
});

test('a notice holds facts, although its file defines them', () => {
  const notice = 'notice: { text: "{phone} or (202) 555-0123", until: 2030-01-01T12:00 }\n';
  expect(codesWith(edited('shop.yaml', 'priceRange:', `${notice}priceRange:`))).toEqual([
    expect.stringContaining('literal'),
  ]);
});

test('a literal is allowed if a comment beside it has the same words, and in reviews', () => {
  const because = '# literal: $20, $120, because not $40';
  const above = `    ${because}\n    #\n    answer: >-\n      A hose\n      is $20.`;
  expect([
    ...codesWith(answer(`A hose is $20. ${because}`)),
    ...codesWith(edited('faq.yaml', '    answer: We are open {hours.shop}.', above)),
    ...codesWith(answer('$35 # literal: $35, not x')),
    ...codesWith(edited('reviews.yaml', 'All good.', 'Corner Garage took $20.')),
  ]).toEqual([]);
  expect(codesWith(answer(`$20 is not $12, or $40. ${because}`)).join()).toBe(
    'faq.yaml:4:24 literal,faq.yaml:4:32 literal',
  );
});
