import * as v from 'valibot';
import { PLACES } from '../rules/hours.ts';
import { SCENE_ART } from '../drawings/scene.ts';
import { head, headline, headlineLine, image, internalPath, line, plainText, slug, some, text } from './fields.ts';
import { sectionBlock } from './section-block.ts';

const masthead = { ...head, heading: headline, intro: text };

/** Spec section 3, "Service teaser card". */
const teaser = v.strictObject({
  title: line,
  description: plainText,
  /** The service's file name. It gives the number, drawing and address. */
  service: slug,
  image: v.optional(image),
  tag: v.optional(line),
});

/** The text beside the shop's claims. */
const whyBlock = v.strictObject({
  heading: line,
  paragraph: text,
  link: v.strictObject({ text: line, href: internalPath }),
  image: v.optional(image),
  imageAlt: v.optional(line),
});

export const pageSchemas = {
  home: v.strictObject({
    ...head,
    hero: v.strictObject({
      lines: v.pipe(some(headlineLine), v.maxLength(4, 'must be at most four lines, or the car would have no room on the first screen')),
      intro: text,
      drawing: line,
      photo: v.optional(image),
      photoAlt: v.optional(line),
    }),
    /** What stands beside the prices of the inspections. A shop without inspections leaves it out. */
    prices: v.optional(v.strictObject({ heading: line, note: plainText })),
    rating: v.strictObject({ heading: line }),
    teasers: v.array(teaser),
    welcome: v.strictObject({
      heading: line,
      paragraph: text,
      /** Each place that has hours, once. A shop with nothing beside it leaves this out. */
      corner: v.optional(
        v.pipe(
          v.array(
            v.strictObject({
              place: v.picklist(PLACES),
              art: v.picklist(SCENE_ART),
              image: v.optional(image),
              alt: v.optional(line),
              heading: line,
              paragraph: text,
              link: v.strictObject({ text: line, href: internalPath }),
            }),
          ),
          v.minLength(2, 'must list the shop and what is beside it. Leave it out if there is only the shop'),
        ),
      ),
    }),
    why: whyBlock,
    vehicles: v.strictObject({ heading: line, paragraph: text }),
    faq: v.strictObject({ heading: line, paragraph: text }),
    area: v.strictObject({ heading: line, paragraph: text, distances: plainText }),
  }),
  services: v.strictObject({ ...masthead, nearMe: v.strictObject({ heading: line, paragraph: text }), choose: v.optional(sectionBlock) }),
  coupons: v.strictObject({ ...masthead, printLabel: line, termsHeading: line, terms: some(text) }),
  reviews: v.strictObject({ ...masthead, source: text, listHeading: line, fiveStars: text, howHeading: line, how: text }),
  about: v.strictObject({
    ...masthead,
    imageAlt: v.optional(line),
    blocks: v.array(sectionBlock),
    why: whyBlock,
    art: v.picklist(SCENE_ART),
  }),
  'car-wash': v.strictObject({
    ...masthead,
    imageAlt: v.optional(line),
    art: v.optional(v.picklist(SCENE_ART)),
    blocks: v.array(sectionBlock),
    /** `alt` describes the drawing, `imageAlt` the photo. */
    photos: some(
      v.strictObject({ art: v.picklist(SCENE_ART), image: v.optional(image), imageAlt: v.optional(line), alt: line, caption: line }),
    ),
  }),
  careers: v.pipe(
    v.strictObject({
      ...masthead,
      imageAlt: v.optional(line),
      /** If no, the page shows only `noJobs`, and invites nobody. */
      hiring: v.optional(v.picklist(['yes', 'no'], 'must be yes or no')),
      noJobs: v.optional(v.strictObject({ description: head.description, heading: headline, intro: plainText, paragraph: text })),
      art: v.picklist(SCENE_ART),
      roles: some(v.strictObject({ title: line, paragraph: text })),
      apply: v.strictObject({ heading: line, paragraph: text, items: some(text), subject: line, buttonLabel: line }),
      blocks: v.array(sectionBlock),
    }),
    v.forward(
      v.check(
        ({ hiring, noJobs }) => hiring !== 'no' || noJobs !== undefined,
        'must not be no without "noJobs". Write what the page says while there are no jobs: "noJobs" with description, heading, intro and paragraph',
      ),
      ['hiring'],
    ),
  ),
  'not-found': v.strictObject({ title: line, heading: headline, intro: plainText, homeLabel: line, linksHeading: line }),
  review: v.strictObject({ ...head, heading: line, linkLabel: line }),
} as const;

export type Teaser = v.InferOutput<typeof teaser>;
export type WhyBlock = v.InferOutput<typeof whyBlock>;
type PageContent = { [K in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[K]> };
/** The pages that every shop has. A shop has any other page only if its content has a file for it. */
export const REQUIRED_PAGES = ['home', 'services', 'coupons', 'reviews', 'about', 'careers', 'not-found', 'review'] as const;
type RequiredPage = (typeof REQUIRED_PAGES)[number];
export type Pages = Pick<PageContent, RequiredPage> & Partial<Omit<PageContent, RequiredPage>>;
