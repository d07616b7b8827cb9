import * as v from 'valibot';
import { CAR_BODIES } from '../drawings/bodies/bodies.ts';
import { PLATE_ROWS, type PlateRowName } from '../rules/names.ts';
import { banner, head, line, plainText, slug, some, text, wideName } from './fields.ts';

const plateRow = v.strictObject({ value: line, note: v.optional(line) });

/** What the shop knows about a make, in the order of the plate. */
const plate = v.pipe(
  v.strictObject(
    Object.fromEntries(PLATE_ROWS.map((row) => [row, v.optional(plateRow)])) as Record<
      PlateRowName,
      ReturnType<typeof v.optional<typeof plateRow>>
    >,
  ),
  v.check((rows) => Object.keys(rows).length >= 3, 'must have at least three rows'),
);

export const makeSchema = v.strictObject({
  name: wideName,
  inMenu: v.boolean(),
  body: v.picklist(CAR_BODIES),
  /** Every car of this make is electric: none needs an emissions test. */
  electric: v.optional(v.literal(true)),
  /** The last model year of a make that no longer exists: old cars need no emissions test. */
  lastModelYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))),
  ...head,
  banner,
  /** One line in the masthead. */
  intro: plainText,
  heading: line,
  /** Three paragraphs: technicians, parts, and what is special about this make. */
  paragraphs: v.pipe(v.array(text), v.length(3, 'must be three paragraphs')),
  plate,
  /** Questions that this make's drivers could ask the shop. */
  questions: some(line),
  modelsHeading: line,
  models: some(line),
  maintenanceHeading: line,
  maintenance: some(v.strictObject({ subheading: line, paragraph: text })),
  /** The file name of the group page that this make belongs to. */
  group: v.optional(slug),
  /** Only on a group page: the makes of the group. */
  brands: v.optional(v.array(slug)),
  showReviews: v.optional(v.boolean()),
  showServicesTeaser: v.optional(v.boolean()),
});
