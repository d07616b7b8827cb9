import * as v from 'valibot';
import { PLATE_ROWS, type PlateRowName } from '../rules/names.ts';
import { line, text } from './fields.ts';

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
  skip: line,
  home: line,
  menu: line,
  closeMenu: line,
  mainNav: line,
  menuNav: line,
  barNav: line,
  footerNav: line,
  services: line,
  allServices: line,
  vehicles: line,
  allVehicles: line,
  coupons: line,
  reviews: line,
  carWash: line,
  careers: line,
  about: line,
  schedule: line,
  /** The second line of a button that makes a call. */
  byPhone: line,
  callPhone: slots('phone'),
  saveNumber: line,
  /** The e-mail draft while the shop is closed. */
  mail: v.strictObject({ us: line, subject: line, car: line, service: line, complaint: line }),
  directions: line,
  getDirections: line,
  topDirections: line,
  learnMore: line,
  readMore: line,
  showLess: line,
  reviewUs: line,
  reviewedBy: slots('name'),
  sampleReview: line,
  stars: slots('count'),
  ratingScale: slots('rating'),
  expires: slots('date'),
  couponNote: line,
  /** The actions for one coupon. */
  coupon: v.strictObject({ show: line, share: line, print: line, close: line }),
  noCoupons: line,
  /** The parts of a coupon's sentences. */
  couponTexts: v.strictObject({
    free: line,
    with: slots('offer', 'purchase'),
    off: line,
    offOver: slots('minimum'),
    beforeTax: slots('offer'),
    newCustomers: slots('offer'),
    notCombinable: line,
    oneUse: line,
    uses: slots('count'),
  }),
  passes: line,
  fails: line,
  showMap: line,
  hideMap: line,
  mapTitle: line,
  shareImage: line,
  mapDrawing: line,
  openMap: line,
  milesRing: slots('miles'),
  place: v.strictObject({ shop: line, gas: line, wash: line }),
  hoursHeading: v.strictObject({ shop: line, gas: line, wash: line }),
  openUntil: slots('place', 'time'),
  closedUntil: slots('place', 'time'),
  closedToday: slots('place'),
  makeHeadingSuffix: line,
  plate: v.strictObject({ years: line, technicians: line, warranty: line, courtesy: line, reviews: line }),
  plateHeading: line,
  makePlateHeading: slots('make'),
  /** The left column of a make's plate. */
  makePlate: v.strictObject(Object.fromEntries(PLATE_ROWS.map((row) => [row, line])) as Record<PlateRowName, typeof line>),
  makeQuestions: line,
  plateValues: v.strictObject({ rating: slots('rating', 'count'), warrantyNote: line, courtesyNote: line }),
  commonJobs: line,
  expertNearMe: slots('make'),
  nearMeParagraph: text,
  townMiles: slots('miles'),
  townLine: slots('towns'),
  relatedServices: line,
  goodToKnow: line,
  /** The figures on a service's price sign. */
  figures: v.strictObject({ heading: line, coupon: slots('coupon'), years: slots('unit'), rating: slots('count') }),
  /** The answers to complaints. */
  complaint: v.strictObject({ stop: line, week: line, wait: line, first: line, tell: line, close: line }),
  groupPage: slots('make'),
  /** The checklist. */
  driveway: v.strictObject({ tick: line, count: slots('count', 'total') }),
  /** The tool for the month on a sticker. */
  sticker: v.strictObject({
    keys: line,
    daysLeft: slots('days'),
    oneDayLeft: line,
    lastDay: line,
    goodThrough: slots('date'),
    runOut: slots('month'),
    remind: slots('dates'),
  }),
  /** The last day for the recheck of a rejected car. */
  recheck: v.strictObject({ lastDay: slots('date'), open: slots('hours'), closed: slots('date', 'hours'), remind: slots('date') }),
  /** The questions that tell whether a car needs an emissions test. */
  verdict: v.strictObject({ yes: line, no: line, notYet: line }),
  modelYears: v.strictObject({ newer: slots('year'), range: slots('from', 'to'), older: slots('year') }),
  ruleChecked: slots('rule', 'date'),
  breadcrumbHome: line,
});

export type Labels = v.InferOutput<typeof labelsSchema>;
