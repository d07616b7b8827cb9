import { on, type Row } from '../row.ts';
import { button, cell, heading, equals, isTrue, mainSays, table, withScript } from '../checks.ts';
import { FACTS, SHOP, STATE } from '../shop.ts';

const wordsOf = (text: string): number => text.split(' ').length;

export const ROWS: Row[] = [
  ...on('2', '/reviews', {
    "'Excellent Online Reviews'": heading(/^Excellent Online Reviews/),
    'with 4.4 and (672)': mainSays(FACTS.claims.rating, `(${FACTS.claims.count})`),
    'a Review us online link to an external review page': button('Review us online', {
      href: /^https:\/\/(?!www\.colonnadeauto)/,
    }),
    'six reviews': equals('the number of reviews', ({ quotes }) => quotes.length, 6),
    'Each shows star rating, text, name and date label.': isTrue(
      'each has them',
      ({ figures }) =>
        figures.length === 6 &&
        figures.every(
          ({ text, stars }) =>
            /5/.test(stars) && /\w+ \w\., posted (recently|a while ago)/.test(text),
        ),
    ),
    'A review over 25 words is cut to 25 words plus an ellipsis': withScript(
      isTrue(
        'three are cut, and none is longer',
        ({ quotes }) =>
          quotes.filter((quote) => quote.endsWith('…') && wordsOf(quote) === 25).length === 3 &&
          quotes.every((quote) => wordsOf(quote) <= 25),
      ),
    ),
    'with a Read more / Show less toggle per review': withScript(
      equals(
        'the number of toggles',
        ({ buttons }) => buttons.filter((button) => button === 'Read more').length,
        3,
      ),
    ),
  }),
  ...on('2', '/', {
    'Nine questions and answers': isTrue(
      'nine questions, each with an answer',
      ({ questions }) =>
        questions.length === 9 &&
        questions.every(({ question, answer }) => question.endsWith('?') && answer !== ''),
    ),
    'and the FAQ': isTrue('an answer has it', ({ questions }) =>
      questions.some(({ answer }) => answer.includes(SHOP.email)),
    ),
  }),
  ...on('2', STATE, {
    'Criteria table of ten items, each with pass and fail criteria: brakes, tires, lights, windshield, mirrors, horn, exhaust, steering and suspension, seat belts, wipers.':
      table(
        ['item', 'pass criteria', 'fail criteria'],
        'brakes, tires, lights, windshield, mirrors, horn, exhaust, steering and suspension, seat belts, wipers'.split(
          ', ',
        ),
      ),
    'Tires pass at minimum 2/32 inch tread': cell('tires', 1, 'At least 2/32 inch of tread'),
    'horn must be audible from 200 ft': cell('horn', 1, 'Audible from 200 ft'),
  }),
];
