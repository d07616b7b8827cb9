import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { dollars } from '../rules/dollars.ts';
import { forEditor } from './for-editor.ts';
import { isoDate } from './hours.ts';
import {
  amount,
  exactLine,
  httpsUrl,
  line,
  modelYear,
  plainText,
  nonEmptyList,
  richText,
} from './field-types.ts';
import { heading, paragraph, points, optionalPoints } from './shared-fields.ts';
import { requirement } from './requirements.ts';

const count = v.pipe(v.number(), v.integer(requirement('whole')), v.minValue(1));
const criterion = v.strictObject({
  item: field('Item', line),
  pass: field('Passes if', richText),
  fail: field('Fails if', richText),
});

/** A limit is no choice of the owner, so no button removes it. */
const presenceOfLimit = ({ legalMaximum }: { legalMaximum?: number }) =>
  legalMaximum === undefined ? 'may' : 'must';

const price = v.pipe(
  v.strictObject({
    amount: field('Price', 'Whole dollars. Every page takes it from here.', amount),
    legalMaximum: field(
      'Most that the law allows',
      "The law's figure, not the shop's: change it only when the law changes. Whole dollars.",
      v.optional(v.pipe(amount, forEditor({ presence: presenceOfLimit }))),
    ),
    label: field('What the price is for', line),
  }),
  v.forward(
    v.check(
      ({ amount, legalMaximum = amount }) => amount <= legalMaximum,
      requirement('legalMaximum'),
    ),
    ['amount'],
  ),
  forEditor({ nameOf: ({ amount: now }: { amount: number }) => dollars(now) }),
);
const criteria = v.strictObject({
  heading,
  paragraph,
  columns: field(
    'Headings of the columns',
    v.strictObject({
      item: field('Item', line),
      pass: field('Passes', line),
      fail: field('Fails', line),
    }),
  ),
  rows: field('Items', nonEmptyList(field('Item', criterion))),
  note: field('Note below the list', v.optional(richText)),
});

const drivewayCriteria = v.strictObject({
  ...criteria.entries,
  rows: field(
    'Items',
    nonEmptyList(
      field(
        'Item',
        v.strictObject({
          ...criterion.entries,
          fix: field(
            'Fix at home',
            'What a driver can do about it before the visit, if anything.',
            v.optional(line),
          ),
        }),
      ),
    ),
  ),
});

const reminder = {
  reminder: field('Title of the calendar entry', line),
  reminderNotes: field('Notes of the calendar entry', plainText),
};

/** Minutes before closing. */
const lastCar = field(
  'Last car in the lane',
  'How many minutes before the shop closes the last car goes in.',
  v.pipe(count, v.maxValue(240)),
);
const walkIns = field('Do drivers need an appointment?', richText);
const criteriaTitle = 'What passes and what fails';

/** The checklist for the driveway: its print button, and a tread gauge on paper. */
const driveway = v.strictObject({
  print: field('Words of the print button', line),
  fixHeading: field('Heading of what drivers can fix', line),
  measure: field(
    'Measure on paper',
    v.strictObject({
      inch: field('Words beside the inch', line),
      text: field('How to use it', plainText),
    }),
  ),
});

export const stateInspectionSchema = field(
  'State safety inspection',
  v.strictObject({
    walkIns,
    lastCar,
    criteria: field(criteriaTitle, drivewayCriteria),
    driveway: field('Checklist beside the car', driveway),
    sticker: field(
      'How long a sticker is good',
      v.strictObject({
        heading,
        paragraph,
        where: field('Where to look for it', 'Shown until a month is chosen.', line),
        ...reminder,
      }),
    ),
    recheck: field(
      'Recheck after a rejection',
      v.strictObject({
        days: field(
          'Days',
          'How many days after the inspection a recheck has its own price. ' +
            'Texts say it, too: search for “days”.',
          count,
        ),
        heading,
        paragraph,
        ...reminder,
      }),
    ),
    prices: field(
      'Prices',
      v.strictObject({
        safety: field('Safety inspection', price),
        recheck: field('Recheck', price),
        motorcycle: field('Motorcycle', v.optional(price)),
      }),
    ),
    pricing: field(
      'Text beside the prices',
      v.strictObject({ heading, note: field('Note', plainText) }),
    ),
  }),
);

const choice = v.strictObject({
  label: field('Answer', 'As on the button.', line),
  text: field('What it means', richText),
});
const verdict = v.strictObject({ text: field('What it means', richText) });

/** The model years that the state tests, counted back from the calendar year. */
const modelYears = v.pipe(
  v.strictObject({
    exemptWhileNew: field(
      'Newest years without a test',
      'How many model years are exempt because they are new, this one included.',
      count,
    ),
    exemptFromAge: field(
      'Age without a test',
      'From this age on, in model years, gasoline cars are exempt.',
      count,
    ),
    dieselsFrom: field(
      'Diesels from',
      'The first model year of diesels that are tested at any age. ' +
        'Leave it out if diesels are exempt at the same age.',
      v.optional(modelYear),
    ),
  }),
  v.forward(
    v.check((years) => years.exemptFromAge > years.exemptWhileNew, requirement('exemptFromAge')),
    ['exemptFromAge'],
  ),
);

const ruleOfState = v.strictObject({
  name: field('Name of the rule', line),
  checked: field(
    'Last checked on',
    'The day when you last compared the answers with the rule.',
    v.pipe(isoDate, forEditor({ mayBePast: true })),
  ),
});

/** The questions of "Does my car need an emissions test?", and the answers. */
const questions = v.strictObject({
  heading,
  paragraph,
  where: field('First question', 'Where the car is registered.', line),
  inside: field('Inside the area', choice),
  outside: field('Outside the area', choice),
  year: field('Second question', 'The model year.', line),
  modelYears: field(
    'Model years that are tested',
    "The answers below and some makes' pages say these numbers, too.",
    modelYears,
  ),
  newer: field('A newer car', verdict),
  older: field('An older car', verdict),
  fuel: field('Third question', 'What the car runs on.', line),
  gasoline: field('Gasoline', choice),
  diesel: field('Diesel', choice),
  efficient: field('Efficient hybrid', choice),
  heavy: field('Heavy car', choice),
  exempt: field('Exempt car', choice),
  otherOld: field('Any other old car', choice),
  rule: field('Rule', 'Where the answers are from.', ruleOfState),
});

export const emissionsInspectionSchema = field(
  'Emissions inspection',
  v.strictObject({
    hero: field('Top of the page', v.strictObject({ heading, bullets: points })),
    walkIns,
    questions: field(
      'Does my car need an emissions test?',
      'Three questions, and what each answer means.',
      questions,
    ),
    criteria: field(criteriaTitle, criteria),
    authority: field(
      "Link to the state's program",
      v.strictObject({
        text: field('Words of the link', line),
        href: field('Where the link leads', httpsUrl),
      }),
    ),
    prices: field('Prices', v.strictObject({ emissions: field('Emissions inspection', price) })),
    pricing: field(
      'Text beside the prices',
      v.strictObject({
        heading,
        paragraph: field('Text', v.optional(plainText)),
        points,
        callLabel: field('Words of the call button', line),
      }),
    ),
    retest: field(
      'Second test',
      v.strictObject({
        heading: field('Heading', exactLine),
        paragraph,
        bullets: optionalPoints,
      }),
    ),
  }),
);

export type Criteria = v.InferOutput<typeof criteria>;
export type StateInspection = v.InferOutput<typeof stateInspectionSchema>;
export type EmissionsInspection = v.InferOutput<typeof emissionsInspectionSchema>;
