import * as v from 'valibot';
import { LIST_MARKS } from '../rules/names.ts';
import { art, hasText, image, internalPath, line, slug, some, text } from './fields.ts';

const contentSection = v.pipe(
  v.strictObject({
    subheading: v.optional(line),
    paragraph: v.optional(text),
    bullets: v.optional(some(text)),
    /** The mark before each bullet. The default is a dot. */
    mark: v.optional(v.picklist(LIST_MARKS)),
  }),
  hasText(),
);

/** Spec section 3, "Section block". `art` is the drawing to show until there is a photo. */
export const sectionBlock = v.strictObject({
  /** For links to this block: `/about#corner`. */
  id: v.optional(slug),
  variant: v.picklist(['light', 'dark', 'neutral']),
  heading: line,
  imageUrl: v.optional(image),
  imageAlt: v.optional(line),
  imageCaption: v.optional(line),
  hideImageOnMobile: v.optional(v.boolean()),
  art: v.optional(art),
  sections: some(contentSection),
  showCTA: v.optional(v.boolean()),
  ctaText: v.optional(line),
  ctaHref: v.optional(internalPath),
});

export type SectionBlock = v.InferOutput<typeof sectionBlock>;
