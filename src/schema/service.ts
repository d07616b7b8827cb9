import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { INSPECTIONS } from '../rules/services.ts';
import { hasText, line, plainText, serviceId, richText } from './field-types.ts';
import { banner, head, heading, nearMe, pageHeading, optionalPoints } from './shared-fields.ts';
import { exhibit } from './exhibit.ts';
import { sectionBlock } from './section-block.ts';

const answer = v.pipe(
  v.strictObject({
    heading,
    paragraph: field('Text', v.optional(richText)),
    bullets: optionalPoints,
  }),
  hasText(),
);

const answers = v.strictObject({
  what: field('What it is', answer),
  signs: field('When a car needs it', v.optional(answer)),
  work: field('What we do', v.optional(answer)),
  cost: field('What it costs', v.optional(answer)),
  time: field('How long it takes', v.optional(answer)),
  bring: field('What to bring', v.optional(answer)),
  ask: field('What to ask any shop', v.optional(answer)),
});

/**
 * One service. The seven answers are for questions that drivers ask before they call. A new service
 * begins with the first. The file's name decides the service's number, place on the car, drawing,
 * kind of page and address (`src/rules/services.ts`). For an inspection, `inspection` decides all
 * but the address: its file is named as its state calls it.
 */
export const serviceSchema = field(
  'Service',
  v.strictObject({
    name: field('Name', 'As in the menu, such as Brakes.', line),
    inspection: field(
      'Which inspection this is',
      'Only for an inspection. Its prices and rules have a form of their own.',
      v.optional(
        v.pipe(
          v.picklist(INSPECTIONS),
          choiceTitles({ state: 'State safety inspection', emissions: 'Emissions inspection' }),
        ),
      ),
    ),
    ...head,
    heading: pageHeading,
    intro: field('First lines', 'Below the heading of the page.', plainText),
    banner,
    serviceType: field(
      'Name for search engines',
      'What this service is called in general, such as Brake repair.',
      line,
    ),
    callButton: field('Words of the call button', line),
    blocks: field('Sections', v.array(sectionBlock)),
    answers: field('Answers', 'To what drivers ask before they call.', answers),
    exhibit: field(
      'The drawing across the page',
      'Only for services with such a drawing. Its notes go from left to right.',
      v.optional(exhibit),
    ),
    related: field('Related services', v.array(field('Service', serviceId))),
    nearMe,
  }),
);

export type Answer = v.InferOutput<typeof answer>;
