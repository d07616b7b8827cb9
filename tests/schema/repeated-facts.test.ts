import { factPatterns } from '../../src/schema/fact-patterns.ts';
import { describe, expect, test } from 'vitest';
import { edited, problemsWith, SAMPLE } from '../support/sample-content.ts';

const answer = (text: string) => edited('faq.yaml', 'We are open {hours.shop}.', text);

const meant = (literal: string): string => ` If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: ${literal}, because …`;
const stays = ', and it stays true when the fact changes.';
const repeated = (place: string, literal: string, call: string): string => `content/faq.yaml:${place}  "${literal}" repeats a fact. Write ${call}${stays}${meant(literal)}`;

test.each<[what: string, text: string, ...problems: string[]]>([
  ["the shop's name", 'Ask Corner Garage.', repeated('4:17', 'Corner Garage', '{name}')],
  ['the phone as people write it', 'Call (202) 555-0123 now.', repeated('4:18', '(202) 555-0123', '{phone}')],
  ['the phone with other signs', 'Call 202.555.0123 now.', repeated('4:18', '202.555.0123', '{phone}')],
  ['the phone with a country', 'Call +1 202 555 0123 now.', repeated('4:18', '+1 202 555 0123', '{phone}')],
  ['the phone in a link', '"[Call](tel:+12025550123)"', repeated('4:21', 'tel:+12025550123', '{phone.link}')],
  ['a longer number that holds the phone', 'Part 92025550123 or 20255501234.'],
  ['the mailbox', 'Write to desk@corner.example.', repeated('4:22', 'desk@corner.example', '{email}')],
  ['the address', 'At 1 Main St, Clifton, VA 20124.', repeated('4:16', '1 Main St, Clifton, VA 20124', '{address}')],
  ['the town', 'We are in Centreville, VA.', repeated('4:23', 'Centreville', '{town}')],
  ['the postal town', 'Mail goes to Clifton.', repeated('4:26', 'Clifton', '{city}')],
  ['the county', 'In Fairfax County.', repeated('4:16', 'Fairfax County', '{county}')],
  ['roads that begin with a place', 'Take Centreville Road to Fairfax County Parkway.'],
  ['a price', 'It is $12.', repeated('4:19', '$12', '{price.motorcycle}')],
  ['a price before a comma', 'It is $12, not more.', repeated('4:19', '$12', '{price.motorcycle}')],
  ['an amount with a comma', 'Over $1,500, say.', `content/faq.yaml:4:18  "$1,500" is neither a price nor the value or minimum of a coupon.${meant('$1,500')}`],
  ['a price that is two facts', 'It is $20.', repeated('4:19', '$20', '{price.safety} or {coupon.money-off.value}')],
  ['a price in words', 'It is twelve dollars.', repeated('4:19', 'twelve dollars', '{price.motorcycle}')],
  ["a coupon's minimum", 'Over $500.', repeated('4:18', '$500', '{coupon.money-off.minimum}')],
  ['what a coupon offers', 'Ask for a free text brake check.', repeated('4:23', 'free text brake check', '{coupon.free-check}')],
  ['what a coupon offers, with capital letters', 'Ask for a Free Text brake check.', repeated('4:23', 'Free Text brake check', '{coupon.free-check}')],
  ['an amount that is no fact', 'A hose is $9.', `content/faq.yaml:4:23  "$9" is neither a price nor the value or minimum of a coupon.${meant('$9')}`],
  ['an hour', 'From 8 AM.', repeated('4:18', '8 AM', '{hours.shop} or {hours.gas} or {hours.wash}')],
  ['a day of opening', 'Closed on Sundays.', repeated('4:23', 'Sundays', '{hours.shop} or {hours.gas} or {hours.wash}')],
  ['a short day of opening', 'Open Mon-Fri 8-5.', repeated('4:18', 'Mon', '{hours.shop} or {hours.gas} or {hours.wash}'), repeated('4:26', '8-5', '{hours.shop} or {hours.gas} or {hours.wash}')],
  ['a short day, and more', 'Closed Sun and holidays.', repeated('4:20', 'Sun', '{hours.shop} or {hours.gas} or {hours.wash}')],
  ['a day in a sentence about something else', 'It rained on Sunday. We are open. It sat open in the sun. Sat for hours? Sun visors stay open.'],
  ['a date', 'Until December 24.', `content/faq.yaml:4:19  "December 24" is a date, and the text is wrong once it passes.${meant('December 24')}`],
  ['a claim', 'In business 25+ years.', repeated('4:25', '25+ years', '{claims.years}')],
  ['the rating', 'Rated 4.4.', repeated('4:19', '4.4', '{claims.rating}')],
  ['the number of reviews', 'From 672 online reviews.', repeated('4:18', '672', '{claims.reviewCount}')],
  ['figures that only hold a fact', 'A 4.45 ratio, part 672-A, and a 4.4 liter engine.'],
  ['a count in words', 'Eleven services.', repeated('4:13', 'Eleven', '{Count.services.words}')],
  ['a count in figures, with a word between', 'All 11 good services.', repeated('4:17', '11', '{count.services}')],
  ['another count', 'Four services, five wheels.'],
  ['the address of a page', 'See [it](/services/brakes).', repeated('4:22', '/services/brakes', '{page.services.brakes}')],
  ['a text that calls for all of it', '"{Name}, {town}: {price.safety}, {count.services.words} services, {coupon.free-check}"'],
])('%s', (_, text, ...problems) => {
  expect(problemsWith(answer(text))).toEqual(problems);
});

test('a literal is allowed if a comment beside it has the same words', () => {
  expect(problemsWith(answer('A hose is $9. # literal: $9, because the maker sets it'))).toEqual([]);
  expect(problemsWith(edited('faq.yaml', '    answer: We are open {hours.shop}.', '    # literal: $9, because the maker sets it\n    answer: >-\n      A hose\n      is $9.'))).toEqual([]);
  expect(problemsWith(answer('A hose is $9. # literal: $8, because the maker sets it'))).toHaveLength(1);
  expect(problemsWith(answer('A hose is $9, a clamp $8. # literal: $9, because the maker sets it'))).toEqual([expect.stringContaining('content/faq.yaml:4:35  "$8"')]);
});

test('a literal is reported on its own line, also in folded text', () => {
  expect(problemsWith(answer('>-\n      Ask Corner\n      Garage, that is,\n      Corner Garage.'))).toEqual([repeated('5:11', 'Corner Garage', '{name}'), repeated('7:7', 'Corner Garage', '{name}')]);
});

test('facts are allowed in reviews, and in the files that define them', () => {
  expect(problemsWith({ 'reviews.yaml': SAMPLE['reviews.yaml']!.replace('All good.', 'Corner Garage took $20.') })).toEqual([]);
});

test.each(['A rating of 4.4', 'The rating is 4.4', 'A 4.4 average', 'A 4.4 rating', 'Rated at 4.4', '4.4 out of 5', 'An average of 4.4', '4.4 stars'])('the rating is found in other words: %s', (text) => {
  expect(problemsWith(answer(`${text}.`))).toEqual([expect.stringContaining('"4.4" repeats a fact. Write {claims.rating}')]);
});

test('a fact that is a whole number is found beside its noun, and other numbers stay', () => {
  const whole = SAMPLE['shop.yaml']!.replace('rating: 4.4', 'rating: 5').replace('reviewCount: 672', 'reviewCount: 1300');
  const withWhole = (text: string) => problemsWith({ 'shop.yaml': whole, ...answer(text) });
  expect(withWhole('A BMW 5 or Chrysler 300 gets 4 of 5 stars, 5 bolts and 1,300 miles.')).toEqual([]);
  const found = ['Rated 5 in 1,300 online reviews.', 'We have 5 stars.'].flatMap(withWhole);
  expect(found.map((problem) => /"([\w,]+)" repeats a fact\. Write (\S+),/.exec(problem)?.slice(1))).toEqual([
    ['5', '{claims.rating}'],
    ['1,300', '{claims.reviewCount}'],
    ['5', '{claims.rating}'],
  ]);
});

describe('a fact in other words', () => {
  const hours = '{hours.shop} or {hours.gas} or {hours.wash}';
  const REPEATED: { text: string; literal: string; call: string }[] = [
    { text: 'Turn in at 1 Main St, by the bank.', literal: '1 Main St', call: '{street}' },
    { text: 'Turn in at 1 Main Street.', literal: '1 Main Street', call: '{street}' },
    { text: 'Over 650 reviews.', literal: '650', call: '{claims.reviews}' },
    { text: 'More than 650 online ratings.', literal: '650', call: '{claims.reviews}' },
    { text: 'In business 25 years.', literal: '25 years', call: '{claims.years}' },
    { text: 'We have twenty-five years of experience.', literal: 'twenty-five years', call: '{claims.years}' },
    { text: 'ASE certified people.', literal: 'ASE certified', call: '{claims.technicians}' },
    { text: 'Our people are ASE-certified.', literal: 'ASE-certified', call: '{claims.technicians}' },
    { text: 'ASE-Certified Technicians', literal: 'ASE-Certified', call: '{claims.technicians}' },
    { text: 'Come Saturday 8-2.', literal: '8-2', call: hours },
    { text: 'Come Saturday, 8 to noon.', literal: '8 to noon', call: hours },
    { text: 'Come by from 8 to 5.', literal: '8 to 5', call: hours },
    { text: 'Come by 8:00–5:00 on weekdays.', literal: '8:00–5:00', call: hours },
    { text: 'In Centreville VA since then.', literal: 'Centreville', call: '{town}' },
    { text: 'See [brakes](/services/brakes).', literal: '/services/brakes', call: '{page.services.brakes}' },
  ];
  test.each(REPEATED)('$text', ({ text, literal, call }) => {
    expect(problemsWith(answer(`"${text}"`))).toEqual([expect.stringContaining(`"${literal}" repeats a fact. Write ${call}${stays}`)]);
  });

  test.each(['Centreville Virginia', 'Centreville, Virginia'])('%s: both are facts', (text) => {
    const [town, state, ...more] = problemsWith(answer(`In ${text} since then.`));
    expect([town, state]).toEqual([expect.stringContaining(`{town}${stays}`), expect.stringContaining(`{state}${stays}`)]);
    expect(more).toEqual([]);
  });

  test.each([
    'Cars drop out at 25 model years. A car of 25 years may be an antique.',
    'It has 650 miles on it, and 650 of them were rough.',
    'It takes 8 to 5 quarts, 6 to 10 inches, a ratio of 8-5-2 and 5/8-2 bolts.',
    'From Centreville Road and Centreville Elementary, at 11 Main Street.',
    'Be there Saturday, with 8 bolts or 2 of them.',
  ])('not in: %s', (text) => {
    expect(problemsWith(answer(`"${text}"`))).toEqual([]);
  });

  test.each(['region', 'state', 'town', 'claims.warranty'])('%s as long as a book does not end the search', (name) => {
    const facts = { town: 'Centreville', region: 'VA', state: 'Virginia', [name]: 'wide words '.repeat(9000) };
    for (const { expression } of factPatterns(facts)) expect(() => expression.test('wide words')).not.toThrow();
  });

  test('a count is found from three upward: two is more often no count', () => {
    const questions = (count: number) => `questions:\n${Array.from({ length: count }, (_, i) => `  - { id: q${i}, question: "Question ${i}?", answer: All ${count} questions. }\n`).join('')}`;
    expect(problemsWith({ 'faq.yaml': questions(3) }).filter((problem) => problem.startsWith('content/faq'))).toHaveLength(3);
    expect(problemsWith({ 'faq.yaml': questions(2) })).toEqual([]);
  });

  test('an address without its ending means the page with it', () => {
    const shop = SAMPLE['shop.yaml']!.replace('place: the corner', 'place: the corner, addressEnding: clifton');
    const link = (address: string) => problemsWith({ 'shop.yaml': shop, ...answer(`"[it](${address})"`) });
    expect(link('/services/brakes')).toEqual([expect.stringContaining('Write {page.services.brakes}')]);
    expect(link('/makes/acura')).toEqual([expect.stringContaining('Write {page.makes.acura}')]);
  });
});
