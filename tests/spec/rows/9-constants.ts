import { type Check, on, type Row, trials } from '../row.ts';
import { heading, equals, isTrue, mainSays, text } from '../checks.ts';
import { FACTS, MAKE_PAGES, STATE } from '../shop.ts';
import { tryOn } from '../visitor.ts';

const coupon = (title: string, ...terms: string[]): Check => heading(title, text(...terms));
const NEW_CUSTOMERS = ['new customers', 'not combinable', 'one use per customer'];

export const ROWS: Row[] = [
  ...on('9', ['/', ...MAKE_PAGES], {
    'Service area location named in copy: Centreville, VA.': mainSays(`${FACTS.town}, VA`),
  }),
  ...on('9', '/', {
    'Shop hours: Mon-Fri 8AM-5PM, Sat 8AM-2PM.': mainSays(FACTS.hours.header),
    'header/FAQ 6AM-10PM': isTrue('an answer has them', ({ questions }) =>
      questions.some(({ answer }) => answer.includes(FACTS.gasHours.header)),
    ),
    'structured data Mo-Su 06:00-22:00': equals(
      'the hours of the gas station',
      ({ data }) =>
        data
          .flatMap((one) => (one.department ?? []) as { '@type': string; openingHours: string[] }[])
          .find((one) => one['@type'] === 'GasStation')?.openingHours,
      FACTS.gasHours.data,
    ),
    'Claims: 650+ reviews, 25+ years, rating 4.4 from 672 online reviews.': mainSays(
      FACTS.claims.reviews,
      FACTS.claims.years,
      FACTS.claims.rating,
      `${FACTS.claims.count} online reviews`,
    ),
  }),
  ...on('9', '/coupons', {
    "all expiring on the first of next month, shown as 'EXP: MM-01-YY'": equals(
      'the days of the coupons',
      ({ main }) => main.match(/EXP: \d\d-01-\d\d/g),
      Array(6).fill('EXP: 12-01-26'),
    ),
  }),
  ...trials('9', {
    'computed from the current date': tryOn(
      '/coupons',
      async (page) => {
        const found = (await page.locator('main').innerText()).match(/EXP:\s+02-01-27/g);
        return found?.length === 6 ? [] : [`${found?.length} coupons, not 6, show this day`];
      },
      '2027-01-01T00:30-05:00',
    ),
  }),
  ...on('9', '/coupons', {
    '1. free alignment check;': coupon('Free alignment check'),
    '2. free multi-point inspection with every oil change;': coupon(
      'Free multi-point inspection with every oil change',
    ),
    '3. $20 off for new customers on orders over $500 before tax, not combinable, one use per customer;':
      coupon('$20 off orders over $500 before tax', ...NEW_CUSTOMERS),
    '4. free A/C check;': coupon('Free A/C check'),
    '5. free brake inspection;': coupon('Free brake inspection'),
    '6. $40 off for new customers on orders over $1500, not combinable, one use per customer.':
      coupon('$40 off orders over $1500', ...NEW_CUSTOMERS),
  }),
  ...on('9', STATE, {
    '$20 safety inspection; $1 re-inspection within 15 days of a failed inspection; $12 motorcycle inspection':
      mainSays(
        '$20 safety inspection',
        '$1 re-inspection within 15 days of a failed inspection',
        '$12 motorcycle inspection',
      ),
    'Walk-ins welcome; results sent digitally to the DMV.': mainSays(
      'walk-ins welcome',
      'results sent digitally to the DMV',
    ),
  }),
];
