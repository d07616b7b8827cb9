import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { BULLET_STYLES } from '../rules/names.ts';
import {
  art,
  hasText,
  initial,
  internalPath,
  line,
  slug,
  nonEmptyList,
  richText,
} from './field-types.ts';
import { heading, photo, optionalPoints, optionalAlt } from './shared-fields.ts';

const contentSection = v.pipe(
  v.strictObject({
    subheading: field('Small heading', v.optional(line)),
    href: field(
      'Page that the small heading links to',
      'Such as /about.',
      v.optional(internalPath),
    ),
    paragraph: field('Text', v.optional(richText)),
    bullets: optionalPoints,
    bulletStyle: field(
      'Mark before each point',
      'Without it, a bar.',
      v.optional(v.picklist(BULLET_STYLES)),
    ),
  }),
  hasText(),
);

const VARIANTS = ['light', 'dark', 'neutral'] as const;
const variant = v.pipe(
  v.picklist(VARIANTS),
  initial<(typeof VARIANTS)[number]>('light'),
  choiceTitles({ light: 'Light band', dark: 'Dark band', neutral: 'Gray band' }),
);

/** Spec section 3, "Section block". `art` is the drawing to show until there is a photo. */
export const sectionBlock = field(
  'Section',
  v.strictObject({
    id: field(
      'Name for links',
      'Such as corner: other pages then link to /about#corner.',
      v.optional(slug),
    ),
    variant: field(
      'Look',
      'Sections without a picture that follow each other with the same look stand side by side.',
      variant,
    ),
    heading,
    imageUrl: photo,
    imageAlt: optionalAlt,
    imageCaption: field('Caption', 'Visitors read it below the photo.', v.optional(line)),
    hideImageOnMobile: field('Hide the picture on phones', v.optional(v.boolean())),
    art: field('Drawing', 'Shown until there is a photo.', v.optional(art)),
    sections: field('Texts', nonEmptyList(field('Text', contentSection))),
    showCTA: field('Show a button', v.optional(v.boolean())),
    ctaText: field('Words of the button', v.optional(line)),
    ctaHref: field(
      'Where the button leads',
      'A path on this site, such as /coupons.',
      v.optional(internalPath),
    ),
  }),
);

export type Block = v.InferOutput<typeof sectionBlock>;
