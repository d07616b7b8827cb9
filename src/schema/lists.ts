import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { excerpt } from '../rules/excerpt.ts';
import { URGENCIES } from '../rules/names.ts';
import { forEditor } from './for-editor.ts';
import {
  initial,
  line,
  plainText,
  coordinateFields,
  quotation,
  serviceId,
  shortName,
  nonEmptyList,
  richText,
} from './field-types.ts';
import { heading } from './shared-fields.ts';
import { requirement } from './requirements.ts';

const WORDS_OF_CUSTOMER = "The customer's words from the review site, unchanged.";

const review = v.strictObject({
  id: field('Short name', 'Such as an-m. No other review has it.', shortName('name')),
  name: field('Customer', 'As on the review site, or first name and initial.', line),
  text: field('Review', WORDS_OF_CUSTOMER, quotation),
  lang: field(
    'Language',
    'Only if it is not English: its code, such as es for Spanish or ko for Korean. ' +
      'Screen readers then read it in that language.',
    v.optional(v.pipe(line, v.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, requirement('language')))),
  ),
  rating: field('Stars', v.pipe(v.number(), initial(5), v.integer(), v.minValue(1), v.maxValue(5))),
  date: field(
    'When',
    'No exact day: posted recently, or posted a while ago.',
    v.pipe(
      line,
      initial('posted recently'),
      v.regex(
        /^(?!.*(?:\d|\b(?:[Mm]inute|[Hh]our|[Dd]ay|[Ww]eek|[Mm]onth|[Yy]ear|[Yy]esterday|[Tt]oday)))/,
        requirement('roughly'),
      ),
    ),
  ),
  sample: field(
    'This is a sample',
    "Not a customer's words. This mark goes by itself when you put in a customer's words and name.",
    v.optional(v.pipe(v.boolean(), forEditor({ sampleFields: ['name', 'text'] }))),
  ),
});

const quote = v.strictObject({
  ...review.entries,
  text: field(
    'Quote',
    `${WORDS_OF_CUSTOMER} At most 25 words, to the end of a sentence.`,
    v.pipe(
      quotation,
      v.check((text) => excerpt(text).rest === '', requirement('words25')),
    ),
  ),
});

export const reviewsSchema = field(
  'Reviews',
  v.strictObject({
    reviews: field(
      'Reviews',
      'On the reviews page. Ask customers before you quote them.',
      v.array(field('Review', review)),
    ),
    quotes: field('Quotes', 'On the home page.', v.array(field('Quote', quote))),
  }),
);

const question = v.strictObject({
  id: field(
    'Short name',
    'For links, such as appointments. No other question has it.',
    shortName('question'),
  ),
  question: field('Question', line),
  answer: field('Answer', richText),
});

export const faqSchema = field(
  'Questions',
  v.strictObject({
    questions: field(
      'Questions',
      'On the home page, in this order.',
      v.array(field('Question', question)),
    ),
  }),
);

export const townsSchema = field(
  'Towns nearby',
  v.strictObject({
    towns: field(
      'Towns',
      'On the drawn map. The site computes the miles and lists the nearest first.',
      nonEmptyList(
        field('Town', v.strictObject({ name: field('Name', line), ...coordinateFields })),
      ),
    ),
  }),
);

const servicesSchema = v.pipe(
  v.array(field('Service', serviceId)),
  v.minLength(1, requirement('someService')),
  v.maxLength(3, requirement('threeServices')),
);

const urgencySchema = v.pipe(
  v.picklist(URGENCIES),
  choiceTitles({ stop: "Don't drive it: call", week: 'This week', wait: 'It can wait' }),
);

const complaint = v.strictObject({
  id: field(
    'Short name',
    'For links, such as squeals. No other complaint has it.',
    shortName('words'),
  ),
  words: field('What drivers say', 'In their own words, such as Squeals.', line),
  home: field('Below the car on the home page', 'Six fit in one row.', v.optional(v.boolean())),
  services: field(
    'Services',
    'One to three, the most likely first. They light up on the car.',
    servicesSchema,
  ),
  urgency: field('How urgent it is', 'Choose for the worst of the likely causes.', urgencySchema),
  when: field('When to come', 'How urgent it is, in a sentence.', richText),
  likely: field(
    'Likely causes',
    'What we check, never what is broken: we have not seen the car yet.',
    richText,
  ),
  first: field('What we look at first', richText),
  tell: field(
    'What to tell us on the phone',
    'Three things.',
    v.pipe(v.array(field('Thing', line)), v.length(3, requirement('threeThings'))),
  ),
  afterHours: field(
    'While the shop is closed',
    'Only for “Don’t drive it”, if the usual line is not enough: what helps then.',
    v.optional(richText),
  ),
});

export const complaintsSchema = field(
  'What drivers complain about',
  v.strictObject({
    heading: field('Heading below the car', line),
    more: field('Words of the link to the others', 'It leads to the page with all answers.', line),
    answers: field(
      'Page with all answers',
      v.strictObject({
        heading,
        paragraph: field('Text', plainText),
        print: field('Words of the print button', line),
      }),
    ),
    complaints: field(
      'Complaints',
      'What drivers notice. Each opens one answer.',
      nonEmptyList(field('Complaint', complaint)),
    ),
  }),
);

const road = v.strictObject({
  name: field('Name', 'To find the road here. Visitors do not read it.', line),
  label: field('Text on the map', 'Leave it out for a road without a number.', v.optional(line)),
  interstate: field('Interstate', 'Drawn wide, with a shield.', v.optional(v.boolean())),
  line: field(
    'Points',
    'Longitude and latitude, from a maps app. Two points are enough to start.',
    v.pipe(
      v.array(
        field('Point', v.strictTuple([coordinateFields.longitude, coordinateFields.latitude])),
      ),
      v.minLength(2),
    ),
  ),
});

/** Roads of the drawn map, as lines of longitude and latitude. */
export const roadsSchema = field(
  'Roads on the map',
  v.strictObject({ roads: field('Roads', v.array(field('Road', road))) }),
);

export type Review = v.InferOutput<typeof review>;
export type Question = v.InferOutput<typeof faqSchema>['questions'][number];
/** Complaints in drivers' words, and our answers. */
export type ComplaintTexts = v.InferOutput<typeof complaintsSchema>;
export type Town = v.InferOutput<typeof townsSchema>['towns'][number];
export type Road = v.InferOutput<typeof roadsSchema>['roads'][number];
