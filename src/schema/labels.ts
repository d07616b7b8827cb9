import * as v from 'valibot';
import { PLACES } from '../rules/hours.ts';
import { PLATE_ROWS } from '../rules/names.ts';
import { line, text } from './fields.ts';

/** Labels of one line each, by name. */
const lines = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>;

/** A line that the page completes: it has each of these names in braces exactly once, and may have facts too. */
const slots = (...names: string[]) =>
  v.pipe(
    line,
    v.metadata({ slots: names }),
    v.check(
      (label) => names.every((name) => label.split(`{${name}}`).length === 2),
      `must have ${names.map((name) => `{${name}}`).join(' and ')} exactly once. The page fills it in`,
    ),
  );

/** All texts that pages share, and those of the widgets: buttons, labels, announcements. */
export const labelsSchema = v.strictObject({
  ...lines('skip', 'home', 'menu', 'closeMenu', 'mainNav', 'menuNav', 'barNav', 'footerNav'),
  ...lines('services', 'allServices', 'vehicles', 'allVehicles', 'coupons', 'reviews', 'carWash', 'careers', 'about', 'schedule'),
  /** The second line of a button that makes a call. */
  byPhone: line,
  callPhone: slots('phone'),
  /** The e-mail draft while the shop is closed. */
  mail: v.strictObject(lines('us', 'subject', 'car', 'service', 'complaint')),
  ...lines('saveNumber', 'directions', 'getDirections', 'topDirections', 'learnMore', 'readMore', 'showLess', 'reviewUs', 'sampleReview'),
  ...lines('couponNote', 'noCoupons', 'breadcrumbHome', 'commonJobs', 'relatedServices', 'goodToKnow'),
  reviewedBy: slots('name'),
  stars: slots('count'),
  ratingScale: slots('rating'),
  expires: slots('date'),
  /** The actions for one coupon. */
  coupon: v.strictObject(lines('show', 'share', 'print', 'close')),
  /** The parts of a coupon's sentences. */
  couponTexts: v.strictObject({
    free: line,
    with: slots('offer', 'purchase'),
    off: line,
    offOver: slots('minimum'),
    beforeTax: slots('offer'),
    upTo: slots('offer', 'maximum'),
    newCustomers: slots('offer'),
    notCombinable: line,
    oneUse: line,
    uses: slots('count'),
  }),
  ...lines('passes', 'fails', 'showMap', 'hideMap', 'mapTitle', 'shareImage', 'mapDrawing', 'openMap'),
  milesRing: slots('miles'),
  ...lines('makeHeadingSuffix', 'makeQuestions', 'plateHeading'),
  place: v.strictObject(lines(...PLACES)),
  hoursHeading: v.strictObject(lines(...PLACES)),
  /** The page at an old address. */
  moved: v.strictObject(lines('title', 'description', 'heading', 'linkLabel')),
  /** Other hours of a place on a holiday. */
  holiday: v.strictObject({ closed: slots('place', 'date', 'name'), open: slots('place', 'times', 'date', 'name') }),
  openUntil: slots('place', 'time'),
  closedUntil: slots('place', 'time'),
  closedForNow: slots('place'),
  plate: v.strictObject(lines('years', 'technicians', 'warranty', 'courtesy', 'reviews')),
  makePlateHeading: slots('make'),
  /** The left column of a make's plate. */
  makePlate: v.strictObject(lines(...PLATE_ROWS)),
  plateValues: v.strictObject({ rating: slots('rating', 'count'), warrantyNote: line, courtesyNote: line }),
  expertNearMe: slots('make'),
  nearMeParagraph: text,
  townMiles: slots('miles'),
  townLine: slots('towns'),
  /** The figures on a service's price sign. */
  figures: v.strictObject({ heading: line, coupon: slots('coupon'), years: slots('unit'), rating: slots('count') }),
  /** The answers to complaints. */
  complaint: v.strictObject(lines('stop', 'week', 'wait', 'first', 'tell', 'know', 'afterHours', 'close')),
  groupPage: slots('make'),
  /** On the not-found page, where an address is nearly that of a page. */
  didYouMean: slots('page'),
  /** Below a tool whose script did not load. */
  toolFailed: line,
  /** The checklist. */
  driveway: v.strictObject({ tick: line, count: slots('count', 'total') }),
  /** The tool for the month and the year on a sticker. */
  sticker: v.strictObject({
    ...lines('keys', 'year'),
    orBefore: slots('year'),
    daysLeft: slots('days'),
    oneDayLeft: line,
    ...lines('lastDay', 'expired'),
    today: slots('time'),
    next: slots('date', 'hours'),
    goodThrough: slots('date'),
    tooLate: slots('date', 'hours'),
    remind: slots('dates'),
  }),
  /** The last day for the recheck of a rejected car. */
  recheck: v.strictObject({
    ...lines('day', 'earlier'),
    lastDay: slots('date'),
    over: line,
    open: slots('hours'),
    closed: slots('date', 'hours'),
    remind: slots('date'),
  }),
  /** The questions that tell whether a car needs an emissions test. */
  verdict: v.strictObject(lines('yes', 'no', 'notYet')),
  modelYears: v.strictObject({ newer: slots('year'), range: slots('from', 'to'), older: slots('year') }),
  ruleChecked: slots('rule', 'date'),
});

export type Labels = v.InferOutput<typeof labelsSchema>;
