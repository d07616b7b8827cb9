import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { SCENE_ART } from '../drawings/scene.ts';
import { PLACES } from '../rules/hours.ts';
import { heroLine, line, plainText, serviceId, nonEmptyList, richText } from './field-types.ts';
import { head, heading, link, paragraph, photo, optionalAlt } from './shared-fields.ts';
import { requirement } from './requirements.ts';

const service = field('Service', 'It gives the number, the drawing and the address.', serviceId);

/** Spec section 3, "Service teaser card". */
const teaser = v.strictObject({
  title: field('Title', line),
  description: field('Text', plainText),
  service,
  image: photo,
  tag: field('Tag', 'A word or a price in the corner.', v.optional(line)),
});

/** The text beside the shop's claims. */
const whyBlock = v.strictObject({ heading, paragraph, link, image: photo, imageAlt: optionalAlt });

export const sceneArt = field('Drawing', 'Shown until there is a photo.', v.picklist(SCENE_ART));
export const why = field('Why choose us', "The text beside the shop's claims.", whyBlock);

const corner = v.pipe(
  v.array(
    field(
      'Place',
      v.strictObject({
        place: field(
          'Place',
          v.pipe(
            v.picklist(PLACES),
            choiceTitles({ shop: 'Shop', gas: 'Gas station', wash: 'Car wash' }),
          ),
        ),
        art: sceneArt,
        image: photo,
        imageAlt: optionalAlt,
        heading,
        paragraph,
        link,
      }),
    ),
  ),
  v.minLength(2, requirement('corner')),
);

export const home = v.strictObject({
  ...head,
  hero: field(
    'Headline, and photo below the prices',
    v.strictObject({
      lines: field(
        'Headline',
        'One to four short lines beside the car.',
        v.pipe(nonEmptyList(field('Line', heroLine)), v.maxLength(4, requirement('fourLines'))),
      ),
      intro: field('Text below the headline', 'What the shop is, in a few words.', richText),
      drawingAlt: field(
        'What the drawing shows',
        'For people who cannot see it. Screen readers read it out.',
        line,
      ),
      image: photo,
      imageAlt: optionalAlt,
    }),
  ),
  pricing: field(
    'Beside the prices',
    'What stands beside the prices of the inspections. A shop without inspections leaves it out.',
    v.optional(v.strictObject({ heading, note: field('Note', plainText) })),
  ),
  rating: field(
    'Reviews',
    v.strictObject({
      heading,
      note: field('Text below the average', v.optional(richText)),
      quotesHeading: field('Heading of the quotes', line),
    }),
  ),
  teasers: field('Three services', v.array(field('Service', teaser))),
  welcome: field(
    'Welcome',
    v.strictObject({
      heading,
      paragraph,
      corner: field(
        'The places',
        'Each place with hours, once. Leave it out if there is only the shop.',
        v.optional(corner),
      ),
    }),
  ),
  why,
  vehicles: field('Makes', v.strictObject({ heading, paragraph })),
  faq: field('Questions', v.strictObject({ heading, paragraph })),
  area: field(
    'Area',
    v.strictObject({
      heading,
      paragraph,
      distances: field('Words above the distances', plainText),
    }),
  ),
});

export type Teaser = v.InferOutput<typeof teaser>;
export type WhyBlock = v.InferOutput<typeof whyBlock>;
