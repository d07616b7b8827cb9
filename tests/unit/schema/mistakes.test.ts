import { expect, test } from 'vitest';
import {
  type Changes,
  codesWith,
  edited,
  lineOf,
  problemsWith,
  SAMPLE,
} from '../../support/sample-content.ts';

const ANSWER = 'We are open {hours.shop}.';
const COUPONS = 'coupons.yaml';
const FAQ = 'faq.yaml';
const STATE = 'inspections/state.yaml';
const LABELS = 'labels.yaml';
const ACURA = 'makes/acura.yaml';
const REVIEWS = 'reviews.yaml';
const OIL = 'services/oil.yaml';
const SHOP = 'shop.yaml';
const STATE_PAGE = 'services/virginia-state-inspection.yaml';

/**
 * The code of the only mistake after a passage of a sample file is replaced. It names a line of the
 * passage, or the line `at`. tests/unit/editor/fixes.test.ts has mistakes with a fix.
 */
type Case = [code: string, file: string, from: string, to: string, at?: number];

const CASES: Case[] = [
  ['not-a-choice', STATE_PAGE, 'inspection: state', 'inspection: State'],
  ['missing-field', COUPONS, '  - id: free-check\n    v', '  - v'],
  [
    'discount-unseen',
    COUPONS,
    'off: any order\n    minimum: 500',
    'off: { service: virginia-state-inspection }',
  ],
  ['unknown-field', COUPONS, 'note: One use.', 'constructor: x'],
  ['value', COUPONS, 'value: 20', 'value: $25 off'],
  ['saidBefore', COUPONS, 'off: any order', 'off: $5 off any work'],
  ['freeWork', COUPONS, '    work: brake check\n', '', 2],
  ['coupon-in-coupon', COUPONS, 'brake check', 'what {coupon.money-off} is for'],
  ['not-text', FAQ, 'question: When are', 'question: #1 are'],
  ['noLink', FAQ, 'question: When', 'question: When [on holidays](/about)'],
  ['placeholder', FAQ, '{price.safety}.', '{price.safety. It is {price.emissions}.'],
  ['legalMaximum', 'inspections/emissions.yaml', 'amount: 30,', 'amount: 32, legalMaximum: 30,'],
  ['dollars', STATE, 'amount: 20,', 'amount: 20.50,'],
  ['requirement', STATE, 'amount: 20,', 'amount: -20,'],
  ['no-motorcycle-price', STATE, '  motorcycle: { amount: 12, label: Motorcycle }\n', '', 13],
  ['requirement', STATE, 'lastCar: 40', 'lastCar: 600'],
  ['placeholder', LABELS, 'callPhone text', 'Call {time}'],
  ['pagePlaceholders', LABELS, 'callPhone text {phone}', 'Call us'],
  ['requirement', ACURA, 'inMenu: true', 'inMenu: yes'],
  ['requirement', ACURA, 'models: [A, B]', 'models: A'],
  ['length', ACURA, 'models: [A, B]', 'models: []'],
  ['title', ACURA, 'title: Acura repair near you', 'title: Acura'],
  ['title-cut', ACURA, 'repair near you', `repair near you | Also ${'x'.repeat(50)}`],
  ['firstScreen', 'pages/about.yaml', 'About us', `About us${' long'.repeat(16)}`],
  [
    'firstScreen',
    SHOP,
    'priceRange:',
    `notice: { text: ${'a'.repeat(81)}, until: 2026-12-01T12:00 }\npriceRange:`,
  ],
  ['noJobs', 'pages/careers.yaml', 'hiring: yes', 'hiring: no'],
  ['fourLines', 'pages/home.yaml', '[Show us, where it, hurts.]', '[a, b, c, d, e]'],
  ['roughly', REVIEWS, 'date: posted recently', 'date: 2 weeks ago'],
  ['roughly', REVIEWS, 'posted recently', 'Weeks ago'],
  ['language', REVIEWS, 'rating: 5', 'rating: 5, lang: Spanish'],
  ['requirement', REVIEWS, 'rating: 5', 'rating: 6'],
  ['words25', REVIEWS, 'three, name: Ann B., text:', `three, name: A, text:${' so'.repeat(25)}`],
  ['textOrBullets', OIL, 'heading: Bring, paragraph: Bring.', 'heading: Bring'],
  ['internalPath', OIL, '    sections:', '    ctaHref: coupons\n    sections:'],
  ['not-text', SHOP, '"+12025550123"', '+12025550123'],
  ['phone', SHOP, '+12025550123', '+1202555012'],
  ['zipCode', SHOP, '"20124"', 'VA 20124'],
  ['email', SHOP, 'desk@corner.example', 'desk at corner'],
  ['https', SHOP, 'https://maps', 'http://maps'],
  ['plainDomain', SHOP, '//www.corner.example', '//*.corner;x.example'],
  ['domain', SHOP, '//www.corner.example', '//www.corner.example:8443'],
  ['script', SHOP, 'provider: vercel', 'provider: vercel, scriptSrc: //evil.example/x.js'],
  ['timeZone', SHOP, 'America/New_York', 'America/NewYork'],
  ['group', SHOP, '{ latitude: 38.8, longitude: -77.4 }', ''],
  ['years', SHOP, '25+ years', 'Over 25 years'],
  ['minRating', SHOP, 'rating: 4.4', 'rating: 0'],
  ['oneDigit', SHOP, 'rating: 4.4', 'rating: 4.43333333'],
  ['reviewsRounded', SHOP, 'reviewCount: 672', 'reviewCount: 601', 26],
  ['notOne', SHOP, 'reviewCount: 672', 'reviewCount: 1'],
  ['clock', SHOP, 'open: "08:00", close', 'open: "25:00", close'],
  ['later', SHOP, 'close: "17:00"', 'close: "08:00"'],
  ['days', SHOP, 'days: Mon-Fri', 'days: Mon-Frii'],
  ['overlap', SHOP, 'days: Sat', 'days: Fri-Sat'],
  ['someHours', SHOP, '\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }', ' []'],
  ['realDate', SHOP, '2026-11-26', '2026-02-30'],
  ['date', SHOP, '2026-11-26', 'Dec 25'],
  ['dayHours', SHOP, 'shop: closed', 'shop: shut'],
  ['no-placeholders', SHOP, 'courtesy: Inspection', 'courtesy: In {town}'],
  ['shop-far', SHOP, 'latitude: 38.8', 'latitude: 39.8'],
  [
    'moved-again',
    SHOP,
    'priceRange:',
    'moved: [{ from: /one, to: /two }, { from: /two, to: / }]\npriceRange:',
  ],
  ['town-far', 'towns.yaml', 'longitude: -77.3', 'longitude: 77.3'],
];

test('a text with a comma in braces must be in quotes', () => {
  const [found] = problemsWith(edited(SHOP, 'days: Sat', 'days: Sat,Sun'));
  expect(found).toContain('put a text with commas in quotes.');
});

test.each(CASES)('%s in %s', (code, file, from, to, at) => {
  const [found = '', ...others] = codesWith(edited(file, from, to));
  expect(others).toEqual([]);
  const first = lineOf(file, from);
  const lines = at ? [at] : to.split('\n').map((_, index) => first + index);
  expect(lines.map((line) => `${file}:${line} ${code}`)).toContain(found.replace(/:\d+ /, ' '));
});

const answer = (text: string): Record<string, string> => edited(FAQ, ANSWER, text);
const EMISSIONS = 'services/virginia-emissions-inspection.yaml';

test.each<[string, Changes, ...string[]]>([
  [
    'nothing, with a text of many signs and a break in the hours',
    {
      ...edited(
        FAQ,
        'We are open',
        'A&B*, A & B; Q&As; 1 <2, 3 ** 4, x <y and y> z, <{email}>, tires**, brakes**.',
      ),
      ...edited(SHOP, '"17:00" }', '"12:00" }\n    - { days: Mon, open: "13:00", close: "17:00" }'),
    },
  ],
  ['nothing, with the towns a little way off', edited(SHOP, 'latitude: 38.8', 'latitude: 39.1')],
  [
    'a file whose name is no address',
    { 'makes/Alfa Romeo.yaml': SAMPLE[ACURA]!.replaceAll('Acura', 'Alfa Romeo') },
    'makes/Alfa Romeo.yaml:2:1 file-name',
  ],
  [
    'a coupon that is gone',
    { ...answer('Ask for the {coupon.free-check}.'), [COUPONS]: 'coupons: []\n' },
    'faq.yaml:4:25 no-coupon',
  ],
  [
    'a text with a coupon that has its own last day',
    {
      ...answer('Ask for the {coupon.free-check}.'),
      ...edited(COUPONS, 'brake check', 'brake check\n    expires: 2026-12-31'),
    },
    'faq.yaml:4:25 coupon-ends',
  ],
  [
    'the average of no reviews, and hundreds of five stars, which the figures do not prove',
    {
      ...answer('Rated {claims.rating}. We have {claims.fiveStars}.'),
      ...edited(SHOP, 'reviewCount: 672', 'reviewCount: 0'),
    },
    'faq.yaml:4:13 no-reviews-yet',
    'faq.yaml:4:44 not-hundreds',
  ],
  [
    'the price of a service that is gone',
    {
      ...answer('It is {price.emissions}.'),
      ...edited(STATE, 'Look here.', '"{price.emissions}"'),
      [EMISSIONS]: null,
    },
    'faq.yaml:4:13 inspection-not-offered',
    'inspections/state.yaml:4:14 inspection-not-offered',
  ],
  [
    'the same wrong placeholder twice in a block of text, after a right one and a comment',
    answer('>- # not {this}\n      In {town}, {hours_shop}\n      and {hours_shop}.'),
    'faq.yaml:5:18 placeholder',
    'faq.yaml:6:11 placeholder',
  ],
  [
    'a file with facts that has mistakes: placeholders are checked, but lengths are not',
    {
      ...edited(SHOP, 'name: Corner Garage', 'name:'),
      ...answer('"[{email}](mailto:{email}) [{town}](mailto:{twn})"'),
      ...edited('makes/buick.yaml', 'title: Buick repair near you', 'title: At {town}'),
    },
    'faq.yaml:4:56 placeholder',
    'shop.yaml:1:1 not-text',
  ],
  [
    'an inspection without its rules and prices',
    { [STATE]: null },
    `${STATE_PAGE}:3:13 no-inspection`,
  ],
  [
    'a list for a group with a field "filter"',
    edited(ACURA, 'plate: {', 'plate: [] # {'),
    'makes/acura.yaml:17:8 group',
  ],
  [
    'nothing because of files that cannot be read',
    { [STATE]: '"', 'makes/buick.yaml': 'slug: "buick\n', 'pages/car-wash.yaml': '"' },
    'inspections/state.yaml:1:1 syntax',
    'makes/buick.yaml:1:7 syntax',
    'pages/car-wash.yaml:1:1 syntax',
  ],
  [
    'a second page for one inspection',
    edited(EMISSIONS, 'inspection: emissions', 'inspection: state'),
    `${STATE_PAGE}:3:13 same-inspection`,
  ],
  [
    'a rule by which no model year is tested',
    edited('inspections/emissions.yaml', 'exemptFromAge: 25', 'exemptFromAge: 4'),
    'inspections/emissions.yaml:10:51 exemptFromAge',
  ],
])('refused is %s', (_what, changes, ...codes) => expect(codesWith(changes)).toEqual(codes));

const NO_PHOTO = 'Put the photo there, or name one that is there.';

test.each([
  ['work/bays.jpg', undefined],
  ['content/images/work/bays.jpg', 'Did you mean "work/bays.jpg"?'],
  ['bays.jpg', 'Did you mean "work/bays.jpg"?'],
  ['s.jpg', NO_PHOTO],
])('where there is work/bays.jpg, a text may name the photo %s: %s', (named, says) => {
  const oil = edited(OIL, '    sections:', `    imageUrl: ${named}\n    sections:`);
  const problem = `content/services/oil.yaml:12:15  There is no photo "${named}" in content/images. ${says}`;
  expect(problemsWith({ ...oil, 'images/work/bays.jpg': '' })).toEqual(says ? [problem] : []);
});
