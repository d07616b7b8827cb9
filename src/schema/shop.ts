import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { dateWords } from '../generator/portable.ts';
import type { Holiday } from '../rules/hours.ts';
import { forEditor } from './for-editor.ts';
import { dayHours, dayHoursWords, isoDate, isoDateTime, weekSchema } from './hours.ts';
import {
  asHttps,
  e164,
  editedAs,
  email,
  exactLine,
  httpsUrl,
  internalPath,
  line,
  noticeLine,
  parseTyped,
  coordinates,
  slug,
} from './field-types.ts';
import { requirement } from './requirements.ts';

const lowerCasePath = v.pipe(
  line,
  editedAs('link'),
  v.regex(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, requirement('lowerCasePath')),
);

const origin = v.pipe(
  httpsUrl,
  parseTyped((typed) => asHttps(typed).replace(/\/+$/, '')),
  v.regex(/^https:\/\/[^/?#:]+$/, requirement('domain')),
);

const zipCode = v.pipe(
  exactLine,
  parseTyped((typed) => /\b\d{5}(?:-\d{4})?\b/.exec(typed)?.[0] ?? typed),
  v.regex(/^\d{5}(-\d{4})?$/, requirement('zipCode')),
);

const address = v.strictObject({
  street: field('Street and number', line),
  city: field('City', line),
  region: field('State', 'Two letters, such as VA.', exactLine),
  postalCode: field('ZIP code', zipCode),
  country: field('Country', 'Two letters, such as US.', exactLine),
});

const area = v.strictObject({
  town: field('Town', line),
  region: field('State', 'Two letters, such as VA.', line),
  county: field('County', line),
  landmark: field('Landmark', 'The shopping center or landmark where people find you.', line),
  addressSuffix: field(
    'Last word of page addresses',
    'Such as the town in /services/brakes-salem. ' +
      'If you change it, add the old one under “Former last words”.',
    v.optional(slug),
  ),
  formerSuffixes: field(
    'Former last words',
    'Earlier page addresses ended with them. Keep them, so that old links still work.',
    v.optional(v.array(field('Former last word', slug))),
  ),
});

const timeZone = v.pipe(v.string(), v.trim(), v.check(isTimeZone, requirement('timeZone')));

/**
 * A shop without a gas station or a car wash has no hours for it, and then no page speaks of it.
 */
const hours = v.strictObject({
  shop: field('Hours of the shop', weekSchema),
  gas: field('Hours of the gas station', v.optional(weekSchema)),
  wash: field('Hours of the car wash', v.optional(weekSchema)),
});

const holiday = v.pipe(
  v.strictObject({
    date: field('Date', isoDate),
    name: field('Name of the day', 'Visitors read it, such as Thanksgiving.', line),
    shop: field('Shop', v.optional(dayHours)),
    gas: field('Gas station', v.optional(dayHours)),
    wash: field('Car wash', v.optional(dayHours)),
  }),
  forEditor({ nameOf: holidayWords, initial: () => ({ date: '', name: '', shop: '' }) }),
  v.check(({ shop, gas, wash }) => Boolean(shop ?? gas ?? wash), requirement('whichPlace')),
);

/** Names a holiday by its day and hours: `Thu, Dec 24, 2026, Christmas Eve: shop closed`. */
function holidayWords({ date, name, shop, gas, wash }: Holiday): string {
  const hours = Object.entries({ shop, gas, wash })
    .flatMap(([place, hours]) => (hours ? `${place} ${dayHoursWords(hours)}` : []))
    .join(', ');
  const day = [dateWords(date), name].filter(Boolean).join(', ') || 'New';
  return hours ? `${day}: ${hours}` : day;
}

/** Every host leads the address of a page with .html to the one without. */
const withoutHtml = (typed: string): string =>
  typed.replace(/^https?:\/\/[^/]+/, '').replace(/(?<=.)(\/index)?(\.html)?\/?$/, '');

const move = v.strictObject({
  from: field(
    'Old address',
    'The part after the domain, such as /services/old-brakes. With .html it leads there, too.',
    v.pipe(lowerCasePath, parseTyped(withoutHtml)),
  ),
  to: field('Address now', lowerCasePath),
});

const claims = v.pipe(
  v.strictObject({
    // A larger number is a slip.
    reviewCount: field(
      'Number of reviews',
      'From the review site.',
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(1_000_000),
        v.check((count) => count !== 1, requirement('notOne')),
      ),
    ),
    rating: field(
      'Average rating',
      'From the review site, such as 4.4. Copy it on the same day as the number of reviews.',
      v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(5),
        v.check((rating) => rating === Math.round(rating * 10) / 10, requirement('oneDigit')),
      ),
    ),
    reviews: field('Reviews, rounded', 'As shown large, such as 650+.', line),
    yearsInBusiness: field(
      'Years in business',
      'A number and a word, such as 25+ years.',
      // Pages show the number large and apart from the words.
      v.pipe(line, v.regex(/^\d+\+? \S/, requirement('years'))),
    ),
    technicians: field('Technicians', 'Such as ASE-certified.', line),
    warranty: field('Warranty', 'Such as Extended warranty on parts and labor.', line),
    courtesy: field(
      'Courtesy inspection',
      'What each car gets at no charge, such as Complimentary multi-point inspection.',
      line,
    ),
  }),
  v.forward(
    v.check(
      ({ reviews, reviewCount }) => reviewCount <= 1 || !(countIn(reviews) > reviewCount),
      requirement('reviewsRounded'),
    ),
    ['reviews'],
  ),
  v.forward(
    v.check(
      ({ rating, reviewCount }) => reviewCount === 0 || rating >= 1,
      requirement('minRating'),
    ),
    ['rating'],
  ),
);

const links = v.strictObject({
  reviews: field('Page where customers write a review', v.optional(httpsUrl)),
  directions: field('Directions', v.optional(httpsUrl)),
  map: field('Map', v.optional(httpsUrl)),
  mapEmbed: field('Map inside the page', v.optional(httpsUrl)),
});

const scriptSrc = v.union(
  [field('Path on this site', internalPath), field('Other address', httpsUrl)],
  requirement('script'),
);

const analytics = v.strictObject({
  provider: field(
    'Counted by',
    v.pipe(
      v.picklist(['vercel', 'off']),
      choiceTitles({ vercel: 'Vercel Web Analytics', off: 'Nobody' }),
    ),
  ),
  scriptSrc: field(
    'Address of the script',
    'Only if it is not the usual one.',
    v.optional(scriptSrc),
  ),
  honorPrivacySignals: field('Leave out visitors who ask not to be tracked', v.boolean()),
});

export const shopSchema = field(
  'The shop',
  v.strictObject({
    name: field('Name of the shop', 'As visitors read it.', line),
    phone: field('Phone', 'Every button that calls dials it. With the area code.', e164),
    inspectionPhone: field(
      'Phone of the inspection lane',
      'Only if it has its own number.',
      v.optional(e164),
    ),
    email: field('E-mail', 'The mailbox in the footer.', email),
    careersEmail: field(
      'E-mail for job applications',
      'Only if they go to another mailbox.',
      v.optional(email),
    ),
    origin: field(
      'Address of the website',
      'Without a slash at the end, such as https://www.example.com.',
      origin,
    ),
    address: field('Postal address', 'Links to maps and directions use it.', address),
    area: field('Area', 'The town in headings. It can differ from the postal town.', area),
    point: field('Place on the map', 'Search engines use it too.', coordinates),
    timeZone: field('Time zone', 'Such as America/New_York.', timeZone),
    hours: field(
      'Opening hours',
      'You are closed on days that are not listed. ' +
        'For a lunch break add two lines with the same days.',
      hours,
    ),
    holidays: field(
      'Closed days and other hours',
      'From the first of a month on, pages name its days, and those in the first two weeks of ' +
        'the next month. ' +
        "Add next year's days each fall, and remove those that have passed.",
      v.array(field('Day', 'Whatever you do not choose keeps its usual hours.', holiday)),
    ),
    moved: field(
      'Old addresses of pages',
      'Each leads to the address beside it.',
      v.optional(v.array(field('Old address', move))),
    ),
    notice: field(
      'Notice',
      'Above all pages, from the moment you publish it until its last day.',
      v.optional(
        v.strictObject({
          text: field(
            'Notice',
            'One line. If it names other hours, add that day to “Closed days and other hours”, too.',
            noticeLine,
          ),
          until: field(
            'Last day',
            'After this time, the notice is gone. 11:59 PM is the end of the day.',
            isoDateTime,
          ),
        }),
      ),
    ),
    priceRange: field(
      'Price range',
      'For search engines: one to four dollar signs.',
      v.pipe(
        exactLine,
        v.check((range) => range.length < 100, requirement('under100')),
      ),
    ),
    claims: field(
      'Claims',
      'What the shop says about itself, in a few words. Claim only what you can prove.',
      claims,
    ),
    links: field(
      'Links to other sites',
      'If one is missing, the site makes it from name and address.',
      v.optional(links, {}),
    ),
    analytics: field('Counting visits', analytics),
  }),
);

export type Shop = v.InferOutput<typeof shopSchema>;

/** The number at the start of a claim such as 650+; NaN if it has none. */
const countIn = (claim: string): number => Number.parseInt(claim.replaceAll(',', ''), 10);

// EST, UTC and Etc/GMT+5 have no daylight saving time.
function isTimeZone(value: string): boolean {
  try {
    return (
      /^(?!Etc\/).+\//i.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    );
  } catch {
    return false;
  }
}
