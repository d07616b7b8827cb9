import * as v from 'valibot';
import { INSPECTIONS } from '../rules/services.ts';
import { banner, hasText, head, headline, line, plainText, slug, some, text } from './fields.ts';
import { sectionBlock } from './section-block.ts';

const answer = v.pipe(v.strictObject({ heading: line, paragraph: v.optional(text), bullets: v.optional(some(text)) }), hasText());

/**
 * One service. The seven answers are for questions that drivers ask before they call; all are required. The file's name
 * decides the service's number, place on the car, drawing, kind of page and address (`src/rules/services.ts`). For an inspection,
 * `inspection` decides all but the address: its file is named as its state calls it.
 */
export const serviceSchema = v.strictObject({
  name: line,
  /** Which inspection this is, if it is one. Its prices and rules are in the file of this name in `inspections`. */
  inspection: v.optional(v.picklist(INSPECTIONS)),
  ...head,
  heading: headline,
  intro: plainText,
  banner,
  /** The name of this service in structured data. */
  serviceType: line,
  callButton: line,
  blocks: v.array(sectionBlock),
  answers: v.strictObject({ what: answer, signs: answer, work: answer, cost: answer, time: answer, bring: answer, ask: answer }),
  /** Important figures for this work, set large on the page's sign. */
  figures: v.optional(
    v.pipe(
      v.array(
        v.strictObject({ value: v.pipe(line, v.maxLength(5, 'must have at most 5 characters, since it is set large')), label: line }),
      ),
      v.minLength(1),
      v.maxLength(3),
    ),
  ),
  related: v.array(slug),
  nearMe: v.strictObject({ heading: line, paragraph: text }),
});

export type Answer = v.InferOutput<typeof answer>;
