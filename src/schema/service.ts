import * as v from 'valibot';
import { SERVICE_ART } from '../rules/names.ts';
import { banner, head, line, plainText, slug, text } from './fields.ts';
import { sectionBlock } from './section-block.ts';

export const answer = v.strictObject({ heading: line, paragraph: v.optional(text), bullets: v.optional(v.array(text)) });

/** The services that have a page of their own kind, by their drawing. */
const INSPECTION_KINDS: Record<string, string> = { 'virginia-state-inspection': 'state-inspection', 'virginia-emissions-inspection': 'emissions-inspection' };

const fields = v.strictObject({
  slug,
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SERVICE_ART.length)),
  name: line,
  art: v.picklist(SERVICE_ART),
  kind: v.picklist(['standard', 'state-inspection', 'emissions-inspection', 'diagnostics', 'climate']),
  price: v.optional(v.picklist(['safety', 'emissions'])),
  ...head,
  heading: line,
  intro: plainText,
  banner,
  /** What the structured data calls this service. */
  serviceType: line,
  callButton: line,
  secondButton: v.optional(line),
  blocks: v.array(sectionBlock),
  answers: v.strictObject({ what: answer, signs: answer, work: answer, cost: answer, time: answer, bring: answer, ask: answer }),
  related: v.pipe(v.array(slug), v.minLength(2), v.maxLength(3)),
  nearMe: v.strictObject({ heading: line, paragraph: text }),
});

/**
 * One service. The seven answers are what a driver asks before calling; the schema makes none of them optional. As each
 * drawing and each place in the order is one service's, there is exactly one of each kind of inspection.
 */
export const serviceSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['art'], ['kind']],
      ({ art, kind }) => Object.entries(INSPECTION_KINDS).every(([drawing, inspection]) => (art === drawing) === (kind === inspection)),
      `must be ${Object.entries(INSPECTION_KINDS).map(([drawing, inspection]) => `${inspection} where "art" is ${drawing}`).join(', ')}, and neither of them anywhere else`,
    ),
    ['kind'],
  ),
);
