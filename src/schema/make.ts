import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { CAR_BODIES } from '../drawings/bodies/bodies.ts';
import { DRIVES, PLATE_ROWS, type PlateRowName } from '../rules/names.ts';
import {
  line,
  makeId,
  modelYear,
  plainText,
  nonEmptyList,
  richText,
  wideName,
} from './field-types.ts';
import { banner, head, heading, paragraph } from './shared-fields.ts';
import { requirement } from './requirements.ts';

const plateRow = v.strictObject({
  value: field('Value', 'A few words, set large.', line),
  note: field('Note', 'A few more words below it.', v.optional(line)),
});

/** The owner's names of the rows. */
const ROWS: Record<PlateRowName, string> = {
  oil: 'Oil',
  interval: 'Service schedule',
  timing: 'Timing belt or chain',
  fluids: 'Other fluids',
  tires: 'Tires',
  brakes: 'Brakes',
  suspension: 'Suspension',
  battery: 'Battery',
  engine: 'Engine',
  plugs: 'Spark plugs',
  fuel: 'Fuel',
  filter: 'Filters',
  check: 'What we check',
  twin: 'Twin of another make',
  parts: 'Parts',
  since: 'History of the brand',
  plates: 'License plates',
};

type Row = ReturnType<typeof v.optional<typeof plateRow>>;

/** The shop's experience with a make, in the order of the plate. */
const plate = v.pipe(
  v.strictObject(
    Object.fromEntries(
      PLATE_ROWS.map((row) => [row, field(ROWS[row], v.optional(plateRow))]),
    ) as Record<PlateRowName, Row>,
  ),
  v.check((rows) => Object.keys(rows).length >= 2, requirement('twoRows')),
);

/**
 * An engine and what turns its camshafts. The table in docs/research/makes.md proves each row, and
 * a test compares the two: `- { engine: "3.5 V6 in Odyssey and Pilot", years: 1999 to today, drive:
 * belt, note: due near 100,000 miles }`.
 */
const timingRow = v.strictObject({
  engine: field('Name of the engine', 'Its size, and the models that have it.', line),
  years: field('Model years', 'Such as 2003 to 2009.', line),
  drive: field('Belt or chain', v.picklist(DRIVES)),
  note: field('Note', 'A few words below it, such as when it is due.', v.optional(line)),
});

const job = v.strictObject({ subheading: field('Heading', line), paragraph });

export const makeSchema = field(
  'Make',
  v.strictObject({
    name: field('Name', 'As on the cars, such as Kia.', wideName),
    inMenu: field('Show it in the menu', v.boolean()),
    body: field(
      'Shape of the drawn car',
      'A new make begins as a sedan with gasoline engines. ' +
        'If all its cars are electric, say so below, under “Only electric cars”.',
      v.pipe(
        v.picklist(CAR_BODIES),
        choiceTitles({ suv: 'SUV', 'boxy-suv': 'Boxy SUV', ev: 'Electric car' }),
      ),
    ),
    electric: field(
      'Only electric cars',
      'If so, none of them needs an emissions test.',
      v.optional(v.boolean()),
    ),
    lastModelYear: field(
      'Last model year',
      'Only for a make that is no longer built.',
      v.optional(modelYear),
    ),
    ...head,
    banner,
    intro: field('Line below the name', plainText),
    heading,
    paragraphs: field(
      'Three paragraphs',
      'Technicians, parts, and what is special about this make. In your own words: a page that ' +
        'says nearly the same as that of another make cannot be published.',
      v.pipe(v.array(field('Paragraph', richText)), v.length(3, requirement('threeParagraphs'))),
    ),
    plate: field(
      'Key facts',
      'What the shop knows about these cars, in a few words. At least two rows.',
      v.optional(plate),
    ),
    timing: field(
      'Timing belt or chain, by engine',
      'Only engines that two sources agree on.',
      v.optional(nonEmptyList(field('Engine', timingRow))),
    ),
    emissions: field(
      'Emissions test',
      'What is special about these cars, such as hybrids and diesels. ' +
        'The site itself puts the model years before these words.',
      v.optional(richText),
    ),
    modelsHeading: field('Heading of the models', line),
    models: field('Models', v.optional(nonEmptyList(field('Model', line)))),
    maintenanceHeading: field('Heading of the maintenance', line),
    maintenance: field('Maintenance', v.optional(nonEmptyList(field('Tip', job)))),
    group: field('Parent company', 'Such as GM for Buick.', v.optional(makeId)),
    brands: field(
      'Makes of this company',
      'Only on the page of a parent company, such as GM.',
      v.optional(v.array(field('Make', makeId))),
    ),
    showReviews: field('Show reviews', v.optional(v.boolean())),
    showServicesTeaser: field('Show services', v.optional(v.boolean())),
  }),
);
