import * as v from 'valibot';
import { dayHours, isoDate, isoTime, week } from './hours.ts';
import { e164, edited, email, httpsUrl, internalPath, line, point, slug } from './fields.ts';

const pagePath = v.pipe(
  line,
  v.regex(
    /^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/,
    'must be the part of an address after the domain, such as /services/brakes, in lower case',
  ),
);

export const shopSchema = v.strictObject({
  name: line,
  phone: e164,
  inspectionPhone: v.optional(e164),
  email,
  careersEmail: v.optional(email),
  origin: v.pipe(
    httpsUrl,
    v.regex(/^https:\/\/[^/?#:]+$/, 'must end with the domain, without a slash or a port, such as https://www.example.com'),
  ),
  address: v.strictObject({ street: line, city: line, region: line, postalCode: line, country: line }),
  /** The town that texts name. The postal town is in the address. */
  area: v.strictObject({
    town: line,
    region: line,
    county: line,
    place: line,
    addressEnding: v.optional(slug),
    formerEndings: v.optional(v.array(slug)),
  }),
  point,
  timeZone: v.pipe(line, edited('code'), v.check(isTimeZone, 'must be a time zone with a region and a city, such as America/New_York')),
  /** A shop without a gas station or a car wash has no hours for it, and then no page speaks of it. */
  hours: v.strictObject({ shop: week, gas: v.optional(week), wash: v.optional(week) }),
  holidays: v.array(
    v.pipe(
      v.strictObject({ date: isoDate, name: line, shop: v.optional(dayHours), gas: v.optional(dayHours), wash: v.optional(dayHours) }),
      v.check(({ shop, gas, wash }) => Boolean(shop ?? gas ?? wash), 'must say which place has other hours, such as shop: closed'),
    ),
  ),
  /** Old addresses of pages, such as those of renamed services. Each redirects to the page's address today. */
  moved: v.optional(v.array(v.strictObject({ from: pagePath, to: pagePath }))),
  /** A notice on all pages, until a local time. */
  notice: v.optional(v.strictObject({ text: line, until: isoTime })),
  priceRange: v.pipe(line, v.maxLength(99, 'must have fewer than 100 characters')),
  claims: v.pipe(
    v.strictObject({
      // The number is set large and apart from the words.
      yearsInBusiness: v.pipe(
        line,
        v.regex(/^\d+\+? \S/, 'must be a number, with a + if it is more, a space and words, such as 10+ years'),
      ),
      technicians: line,
      warranty: line,
      courtesy: line,
      reviews: line,
      rating: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(5),
        v.check((rating) => rating === Math.round(rating * 10) / 10, 'must have at most one digit after the point, such as 4.4'),
      ),
      // No shop has more: a larger number is a slip.
      reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    }),
    v.forward(
      v.check(
        ({ reviews, reviewCount }) => reviewCount === 0 || !(leastIn(reviews) > reviewCount),
        'must not be more than "reviewCount". Copy the number from the review site again, and correct the other one',
      ),
      ['reviews'],
    ),
    v.forward(
      v.check(({ rating, reviewCount }) => reviewCount === 0 || rating >= 1, 'must be 1 or more, unless "reviewCount" is 0'),
      ['rating'],
    ),
  ),
  /** In the file, all of them may be commented out. */
  links: v.nullish(
    v.strictObject({
      reviews: v.optional(httpsUrl),
      directions: v.optional(httpsUrl),
      map: v.optional(httpsUrl),
      mapEmbed: v.optional(httpsUrl),
    }),
    {},
  ),
  analytics: v.strictObject({
    provider: v.picklist(['vercel', 'off']),
    scriptSrc: v.optional(v.union([internalPath, httpsUrl], 'must be a path on this site, such as /script.js, or a full https address')),
    honorPrivacySignals: v.boolean(),
  }),
});

export type Shop = v.InferOutput<typeof shopSchema>;

/** The number that a claim such as 650+ begins with; NaN if it has none. */
const leastIn = (claim: string): number => Number.parseInt(claim.replaceAll(',', ''), 10);

// EST, UTC and Etc/GMT+5 have no daylight saving time.
function isTimeZone(value: string): boolean {
  try {
    return /^(?!Etc\/).+\//i.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
