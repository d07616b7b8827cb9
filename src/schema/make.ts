import * as v from 'valibot';
import { CAR_BODIES } from '../rules/names.ts';
import { banner, head, line, plainText, slug, text } from './fields.ts';

export const makeSchema = v.strictObject({
  slug,
  name: line,
  inMenu: v.boolean(),
  body: v.picklist(CAR_BODIES),
  ...head,
  banner,
  /** One line in the masthead. */
  intro: plainText,
  heading: line,
  /** Technicians; parts; what is particular to this make. */
  paragraphs: v.pipe(v.array(text), v.length(3, 'must be three paragraphs')),
  modelsHeading: line,
  models: v.pipe(v.array(line), v.minLength(2), v.maxLength(10)),
  maintenanceHeading: line,
  maintenance: v.pipe(v.array(v.strictObject({ subheading: line, paragraph: text })), v.minLength(3), v.maxLength(6)),
  /** Slug of the group page this make belongs to. */
  group: v.optional(slug),
  /** On a group page: the makes it gathers. */
  brands: v.optional(v.array(slug)),
  showReviews: v.optional(v.boolean()),
  showServicesTeaser: v.optional(v.boolean()),
});
