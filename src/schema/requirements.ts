import { LEAVE_OUT, type Requirement } from '../generator/index.ts';
import { slugOf } from '../generator/portable.ts';
import { ANY_ORDER } from '../rules/coupon-terms.ts';
import { brokenLink, linkLike } from '../rules/inline.ts';
import { correctedPhone, gapIn, markupIn, symbolsIn } from './wrong-texts.ts';

/** The lengths, in characters, that search engines show in full. */
export const TITLE_LENGTH = { min: 15, max: 65 };
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

const sameWords = (words: string): Requirement => ({ developer: words, owner: words });

/** `expected` describes a right value, such as a whole number. */
const mustBe = (expected: string, owner = `must be ${expected}`): Requirement => ({
  expected,
  developer: `must be ${expected}`,
  owner,
});

const lengthBetween = ({ min, max }: typeof TITLE_LENGTH): Requirement => ({
  developer: `must have ${min} to ${max} characters`,
  owner: `must have ${min} to ${max} letters`,
});

const leaveOut = (developer: string, owner: string): Requirement => ({
  developer,
  owner,
  fixes: () => [LEAVE_OUT],
});

const PHONE =
  'a phone number with + and the country code, without spaces, such as +12025550123. ' +
  'After +1 there are ten digits';
const OWNERS_PHONE = 'must be a phone number with its area code: ten digits';
const HTTPS = 'a full https address, such as https://example.com/page';
const CALENDAR = 'must be a day that is in the calendar';

/** The schemas' requirements by code, as the end of a sentence that begins with the field. */
const TABLE = {
  // Texts
  spaceBeforePeriod: {
    developer:
      'must have no space before a period, comma or semicolon. A word may be missing there',
    owner: 'has a gap before a period or comma. Close it, or add the missing word',
    fixes: ({ input }) => {
      const gap = gapIn(String(input)) ?? '';
      return [{ kind: 'replace', find: gap, replacement: gap.trim(), title: 'Close the gap' }];
    },
  },
  noLink: {
    developer: ({ input }) =>
      `must not have a link, such as "${linkLike(String(input))}". Write only the words`,
    owner: 'cannot have a link. Write only the words',
  },
  wholeLinks: {
    developer: ({ input }) =>
      `must have only complete links, but "${brokenLink(String(input))}" is not one and would ` +
      'be printed as it is. Write [words](/path), [words](https://…), [words](mailto:…) or ' +
      '[words]({phone.link}), with %28 and %29 for parentheses in an address',
    owner: ({ input }) =>
      `has half a link, “${brokenLink(String(input))}”. Put it in again with the button “Link”`,
    fixes: ({ input }) => {
      const find = brokenLink(String(input))!;
      const replacement = find.replace(/^\[|\]\(.*$/g, '');
      return [{ kind: 'replace', find, replacement, title: 'Keep only its words' }];
    },
  },
  noMarkup: {
    developer: ({ input }) =>
      `must not have HTML or Markdown, but "${markupIn(String(input))}" would be printed as it ` +
      'is. Write only the words',
    owner: ({ input }) =>
      `must have only words, but pages would show “${markupIn(String(input))}” as it is. ` +
      'Take the symbols out',
    fixes: ({ input }) => {
      const find = symbolsIn(String(input));
      return [{ kind: 'replace', find, replacement: '', title: 'Take the symbols out' }];
    },
  },
  notEmpty: sameWords('must not be empty'),
  oneLine: {
    ...mustBe('text on a single line', 'must be one line'),
    fixes: () => [{ kind: 'replace', find: '\n', replacement: ' ', title: 'Make it one line' }],
  },
  firstScreen: {
    developer: ({ requirement }) =>
      `must have at most ${requirement} characters, or it would fill the first screen`,
    owner: ({ requirement }) =>
      `must have at most ${requirement} letters, or it would fill the first screen`,
  },
  under100: {
    developer: 'must have fewer than 100 characters',
    owner: 'must have fewer than 100 letters',
  },
  title: lengthBetween(TITLE_LENGTH),
  description: lengthBetween(DESCRIPTION_LENGTH),
  textOrBullets: {
    developer: 'must have "paragraph" or "bullets"',
    owner: 'needs a text or a list of points',
  },
  pagePlaceholders: {
    developer: ({ expected }) => `must have ${expected} exactly once. The page fills it in`,
    owner: 'must keep each outlined word once: the page fills it in. Undo brings back a lost one',
  },
  language: mustBe('the code of a language, such as es, ko or zh-Hant'),
  roughly: sameWords(
    'must say roughly when, without a number, such as posted recently or posted a while ago',
  ),
  words25: sameWords(
    'must have 25 words or fewer. Stop at the end of a sentence, or choose another review',
  ),
  // Names and addresses
  slug: {
    ...mustBe(
      'lower-case words joined by hyphens, such as land-rover',
      'must have only small letters and hyphens, such as land-rover',
    ),
    fixes: ({ input }) => {
      const value = slugOf(String(input));
      return value === '' ? [] : [{ kind: 'set', value, title: `Use ${value}` }];
    },
  },
  internalPath: mustBe(
    'a path on this site that starts with one slash, such as /coupons',
    'must be the address of a page of this site, such as /coupons',
  ),
  lowerCasePath: mustBe(
    'the part of an address after the domain, in lower case and without .html, such as ' +
      '/services/brakes',
    'must be the address of a page of this site in small letters, such as /services/brakes',
  ),
  https: mustBe(HTTPS, 'must be a full address without spaces, such as https://www.example.com'),
  plainDomain: {
    developer:
      'must have a domain of letters, digits, dots and hyphens, without a name or password ' +
      'before it, such as https://example.com/page',
    owner: 'must be a full address without a password, such as https://www.example.com',
  },
  domain: {
    developer:
      'must end with the domain, without a slash or a port, such as https://www.example.com',
    owner: 'must be the address of the site alone, such as https://www.example.com',
  },
  script: mustBe(
    'a path on this site, such as /script.js, or a full https address',
    'must be a full address, or one of this site that begins with a slash',
  ),
  phoneMeant: {
    developer: ({ input }) => `must be ${PHONE}. Write "${correctedPhone(String(input))}"`,
    owner: OWNERS_PHONE,
    fixes: ({ input }) => {
      const value = correctedPhone(String(input))!;
      return [{ kind: 'set', value, title: `Use ${value}` }];
    },
  },
  phone: mustBe(PHONE, OWNERS_PHONE),
  zipCode: sameWords('must have five digits, such as 98101'),
  email: mustBe('an e-mail address, such as name@example.com'),
  photoName: {
    ...mustBe(
      'a file name inside content/images, such as bays.jpg, or a full https address',
      'must be a photo',
    ),
    fixes: () => [{ kind: 'remove', title: 'Take it out' }],
  },
  timeZone: mustBe('a time zone with a region and a city, such as America/New_York'),
  // Numbers
  whole: mustBe('a whole number'),
  dollars: mustBe('whole dollars'),
  latitude: mustBe('one number of degrees, such as 38.89768'),
  longitude: mustBe('one number of degrees, such as -77.036'),
  years: mustBe('a number, with a + if it is more, a space and words, such as 10+ years'),
  oneDigit: sameWords('must have at most one digit after the point, such as 4.4'),
  notOne: mustBe('0 while there is only one: one is no average'),
  reviewsRounded: {
    developer:
      'must not be more than "reviewCount". Copy the number from the review site again, and ' +
      'correct the other one',
    owner: ({ input }) => {
      const { reviews, reviewCount } = input as { reviews: string; reviewCount: number };
      return (
        `cannot be ${reviews} while there are ${reviewCount} reviews. ` +
        'Copy the number of reviews from the review site again, and correct both'
      );
    },
  },
  minRating: {
    developer: 'must be 1 or more, unless "reviewCount" is 0',
    owner: 'must be 1 or more, unless there are no reviews',
  },
  legalMaximum: {
    developer: 'must not be more than "legalMaximum", which is what the law allows',
    owner: ({ input }) =>
      `cannot be more than $${(input as { legalMaximum: number }).legalMaximum}. ` +
      'If the law allows more now, change “Most that the law allows” first, in the form around it',
  },
  exemptFromAge: {
    developer: 'must be more than "exemptWhileNew", or no model year is tested',
    owner: 'must be more than “Newest years without a test”, or no model year is tested',
  },
  // Days and hours
  date: mustBe('a date written as YYYY-MM-DD, such as 2026-12-25', CALENDAR),
  realDate: mustBe('a day that exists, written as YYYY-MM-DD, such as 2026-12-25', CALENDAR),
  dateTime: mustBe('a day and a time, such as 2026-12-01T12:00', 'needs a day and a time'),
  realDateTime: mustBe('on a day that exists, such as 2026-12-01T12:00', CALENDAR),
  clock: mustBe(
    'a time from "00:00" to "23:59", such as "08:00". The end of a day is "23:59"',
    'must be a time of the day. The end of a day is 11:59 PM',
  ),
  days: mustBe(
    'a day or a range of days, such as Sat or Mon-Fri. ' +
      'Several days, such as Mon and Wed, are a line each',
    'must be a day such as Sat, or a range such as Mon-Fri. For more days, add a line',
  ),
  later: {
    developer:
      'must be later than open, such as open: "08:00", close: "17:00". ' +
      'The end of a day is "23:59". Hours after midnight are a line for the next day, from ' +
      '"00:00"',
    owner:
      'must be later than “Opens”. Noon is 12:00 PM. To stay open after midnight, ' +
      'close at 11:59 PM, and open at 12:00 AM on the next day',
  },
  someHours: {
    developer: 'must list at least one span of days',
    owner: 'must have at least one line. Add one',
  },
  overlap: {
    developer: ({ received }) =>
      `must not name ${received} again for hours that overlap or meet those above. ` +
      'For a break, leave time between the two',
    owner: ({ received }) =>
      `has ${received} a second time, and these hours overlap or touch those above. ` +
      'Leave a break between the two, or remove one',
  },
  breakBetweenSpans: {
    developer: 'must leave time between two spans',
    owner: 'must have a break between closing and opening again',
  },
  dayHours: mustBe(
    'the word closed, hours such as { open: "08:00", close: "12:00" }, ' +
      'or a list of such hours for a day with a break',
    'must be closed, or open at other hours. Choose one',
  ),
  whichPlace: {
    developer: 'must say which place has other hours, such as shop: closed',
    owner: 'must say what is closed or has other hours that day, such as the shop',
    fixes: () => [{ kind: 'remove', title: 'Remove this day' }],
  },
  // Coupons
  value: mustBe(
    'the word free, whole dollars without a sign, such as 20, or a whole percentage, ' +
      'such as 10%',
    'must be a whole number from 1 to 100',
  ),
  freeWork: {
    developer: 'must say what is free, such as oil check, where "value" is free',
    owner: 'must say what is free, such as oil check',
  },
  offWhat: {
    developer:
      `must say what the discount is off: ${ANY_ORDER}, ` +
      'a service, such as { service: brakes }, or words of your own, such as any brake work',
    owner: 'is still to be chosen',
  },
  off: mustBe(
    `${ANY_ORDER}, a service, such as { service: brakes }, or words such as any brake work`,
    'must be any order, a service, or words of your own',
  ),
  saidBefore: {
    developer:
      'must not begin with "off" or an amount off: the card says it before these words. ' +
      'Write only what it is off, such as any brake work',
    owner:
      'must not begin with an amount: the card says it before your words. ' +
      'Change the amount above, and write only what it is off',
  },
  ofFree: leaveOut(
    'must be left out where "value" is free',
    'does not fit a coupon for free work. Take it out',
  ),
  ofAmounts: leaveOut(
    'must be left out where "value" is dollars or a percentage',
    'does not fit a coupon for dollars or a percentage. Take it out',
  ),
  ofMinimum: leaveOut(
    'must be left out where there is no "minimum"',
    'fits only a coupon with “Only for orders over”. Take it out',
  ),
  // Lists
  someService: sameWords('must name at least one service'),
  threeServices: sameWords('must name at most three services'),
  threeThings: mustBe('three things'),
  threeParagraphs: mustBe('three paragraphs'),
  twoRows: sameWords('must have at least two rows'),
  fourLines: mustBe('at most four lines, or the car would have no room on the first screen'),
  corner: {
    developer: 'must list the shop and what is beside it. Leave it out if there is only the shop',
    owner: 'must list the shop and what is beside it. Take it out if there is only the shop',
    fixes: () => [{ kind: 'remove', title: 'There is only the shop' }],
  },
  noJobs: {
    developer:
      'must not be no without "noJobs". Write what the page says while there are no jobs: ' +
      '"noJobs" with description, heading, intro and paragraph',
    owner: 'cannot be no before the page knows what to say then. Fill in “No jobs at the moment”',
  },
  yesNo: mustBe('yes or no'),
} satisfies Record<string, Requirement>;

export const REQUIREMENTS: Readonly<Record<string, Requirement>> = TABLE;

/** The message of a schema's requirement. */
export const requirement = (code: keyof typeof TABLE): string => code;
