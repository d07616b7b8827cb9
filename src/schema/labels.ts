import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { PLACES } from '../rules/hours.ts';
import { DRIVES, PLATE_ROWS } from '../rules/names.ts';
import { forEditor } from './for-editor.ts';
import { line, richText } from './field-types.ts';
import { requirement } from './requirements.ts';

/** Labels of one line each, by name. */
const lines = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>;

/**
 * A line that the page completes: it has each of these names in braces exactly once, and may have
 * facts too.
 */
const lineWith = (...names: string[]) =>
  v.pipe(
    line,
    forEditor({
      pagePlaceholders: names,
      yamlHint: `The page fills in ${names.map((name) => `{${name}}`).join(' and ')}.`,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const isOnce = (name: string): boolean =>
        String(dataset.value).split(`{${name}}`).length === 2;
      if (!names.every(isOnce))
        addIssue({
          message: requirement('pagePlaceholders'),
          expected: names.map((name) => `{${name}}`).join(' and '),
        });
    }),
  );

/** The texts of a place's status where its name is clear. */
const status = { open: lineWith('time'), closed: lineWith('time'), closedForNow: line };

/**
 * All texts that pages share or widgets use: buttons, labels, announcements. Only groups have
 * titles: the names say enough.
 */
export const labelsSchema = field(
  'Words on buttons and labels',
  v.strictObject({
    ...lines('skip', 'home', 'menu', 'mainNav', 'menuNav', 'barNav', 'footerNav'),
    ...lines(
      'services',
      'allServices',
      'vehicles',
      'allVehicles',
      'coupons',
      'reviews',
      'carWash',
      'careers',
      'about',
      'schedule',
    ),
    callPhone: lineWith('phone'),
    callNote: field(
      'Line below a call button',
      'While the shop is open, the number comes after its status; ' +
        'while it is closed, the link "mail" does.',
      v.strictObject({ ...status, ...lines('mail', 'subject') }),
    ),
    ...lines(
      'saveNumber',
      'getDirections',
      'topDirections',
      'learnMore',
      'readMore',
      'showLess',
      'reviewUs',
    ),
    ...lines(
      'couponNote',
      'noCoupons',
      'breadcrumbHome',
      'commonJobs',
      'relatedServices',
      'goodToKnow',
    ),
    stars: lineWith('count'),
    ratingScale: lineWith('rating'),
    fiveStars: field(
      'Claim of five stars',
      'Pages say it while the average and the number of reviews prove hundreds of them. ' +
        'Say no more than that.',
      line,
    ),
    expires: lineWith('date'),
    coupon: field('Buttons of a coupon', v.strictObject(lines('show', 'share', 'print', 'close'))),
    couponTexts: field(
      'Sentences of a coupon',
      'Its amounts and conditions are with the coupon.',
      v.pipe(
        v.strictObject({
          free: line,
          with: lineWith('offer', 'purchase'),
          off: line,
          offOver: lineWith('minimum'),
          offWhat: lineWith('what'),
          offWhatOver: lineWith('what', 'minimum'),
          beforeTax: lineWith('offer'),
          newCustomers: line,
          notCombinable: line,
          oneUse: line,
          uses: lineWith('count'),
        }),
        forEditor({ yamlHint: '{offer} is the text so far.' }),
      ),
    ),
    ...lines(
      'passes',
      'fails',
      'showMap',
      'hideMap',
      'mapTitle',
      'shareImage',
      'mapDrawing',
      'openMap',
    ),
    milesRing: lineWith('miles'),
    ...lines('makeHeadingSuffix', 'plateHeading'),
    place: field('Names of the places', v.strictObject(lines(...PLACES))),
    hoursHeading: field('Headings of the hours', v.strictObject(lines(...PLACES))),
    moved: field(
      'Page at an old address',
      v.strictObject(lines('title', 'description', 'heading', 'linkLabel')),
    ),
    holiday: field(
      'Other hours on a holiday',
      'In the footer and on the about page.',
      v.strictObject({
        closed: lineWith('place', 'date', 'name'),
        open: lineWith('place', 'times', 'date', 'name'),
      }),
    ),
    openUntil: lineWith('place', 'time'),
    closedUntil: lineWith('place', 'time'),
    closedForNow: lineWith('place'),
    /** The top bar on a holiday. */
    closedToday: lineWith('name'),
    opens: lineWith('time'),
    walkIns: field('Below "Walk-ins welcome"', v.strictObject(status)),
    plate: field(
      'Left side of the plate of claims',
      v.strictObject(lines('years', 'technicians', 'warranty', 'courtesy', 'reviews')),
    ),
    makePlateHeading: lineWith('make'),
    makePlate: field("Left side of a make's plate", v.strictObject(lines(...PLATE_ROWS))),
    timing: field(
      'Table of belts and chains',
      v.strictObject(lines('heading', 'engine', 'years', 'drive', ...DRIVES, 'others')),
    ),
    /** The build chooses the sentence by the calendar year. */
    emissionsNeed: field(
      "Emissions test on a make's page",
      'The page of the make adds what is special about its cars.',
      v.strictObject({
        heading: line,
        electric: line,
        tooOld: lineWith('make', 'age'),
        ended: lineWith('age', 'from', 'price'),
        tested: lineWith('from', 'to', 'price'),
      }),
    ),
    /** On every make's page. */
    newCarWarranty: field(
      "A carmaker's own warranty",
      v.strictObject({ heading: line, text: richText }),
    ),
    sampleNotice: field('Above sample reviews', v.strictObject(lines('heading', 'note'))),
    expertNearMe: lineWith('make'),
    nearMeParagraph: richText,
    /** Below the names of a make's models. */
    trademarks: line,
    townMiles: lineWith('miles'),
    townLine: lineWith('towns'),
    figures: field(
      "Figures on a service's sign",
      v.strictObject({
        heading: line,
        coupon: lineWith('coupon'),
      }),
    ),
    complaint: field(
      'Answers to complaints',
      v.strictObject(lines('stop', 'week', 'wait', 'first', 'tell', 'know', 'afterHours', 'close')),
    ),
    groupPage: lineWith('make'),
    /** On the not-found page, where an address is nearly that of a page. */
    didYouMean: lineWith('page'),
    /** Below a tool whose script did not load. */
    toolFailed: line,
    driveway: field(
      'Checklist beside the car',
      v.strictObject({
        tick: line,
        count: lineWith('count', 'total'),
        done: line,
        open: lineWith('time', 'price'),
        closed: lineWith('time', 'price'),
      }),
    ),
    sticker: field(
      'Tool for the inspection sticker',
      v.strictObject({
        ...lines('keys', 'year'),
        orOlder: lineWith('year'),
        daysLeft: lineWith('days'),
        oneDayLeft: line,
        ...lines('lastDay', 'expired'),
        today: lineWith('time'),
        next: lineWith('date', 'hours'),
        goodThrough: lineWith('date'),
        tooLate: lineWith('date', 'hours'),
        remind: lineWith('dates'),
      }),
    ),
    /** The last day for the recheck of a rejected car. */
    recheck: field(
      'Tool for the recheck',
      v.strictObject({
        ...lines('earlier', 'later'),
        lastDay: lineWith('inspected', 'date'),
        over: line,
        open: lineWith('hours'),
        closed: lineWith('date', 'hours'),
        remind: lineWith('date'),
      }),
    ),
    verdict: field(
      'Does my car need an emissions test?',
      v.strictObject(lines('yes', 'no', 'notYet', 'probablyNot')),
    ),
    modelYears: field(
      'Model years to choose from',
      v.strictObject({
        newer: lineWith('year'),
        range: lineWith('from', 'to'),
        older: lineWith('year'),
        first: lineWith('model', 'year'),
      }),
    ),
    ruleChecked: lineWith('rule', 'date'),
  }),
);

export type Labels = v.InferOutput<typeof labelsSchema>;
