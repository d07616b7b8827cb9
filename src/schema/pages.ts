import * as v from 'valibot';
import { choiceTitles, field } from '../generator/index.ts';
import { SCENE_ART } from '../drawings/scene.ts';
import { line, plainText, nonEmptyList, richText } from './field-types.ts';
import {
  head,
  heading,
  nearMe,
  pageHeading,
  paragraph,
  photo,
  optionalAlt,
} from './shared-fields.ts';
import { home, sceneArt, why } from './home-page.ts';
import { sectionBlock } from './section-block.ts';
import { requirement } from './requirements.ts';

const masthead = {
  ...head,
  heading: pageHeading,
  intro: field('First lines', 'Below the heading of the page.', richText),
};

const blocks = field('Sections', v.array(sectionBlock));

const careers = v.pipe(
  v.strictObject({
    ...masthead,
    imageAlt: optionalAlt,
    hiring: field(
      'Are you hiring?',
      'If no, the page shows only the texts of "No jobs at the moment", and asks nobody to apply.',
      v.pipe(
        v.picklist(['yes', 'no'], requirement('yesNo')),
        choiceTitles({ yes: 'Yes', no: 'No' }),
      ),
    ),
    noJobs: field(
      'No jobs at the moment',
      v.optional(
        v.strictObject({
          description: head.description,
          heading: pageHeading,
          intro: field('First lines', plainText),
          paragraph,
        }),
      ),
    ),
    art: sceneArt,
    roles: field(
      'Jobs',
      nonEmptyList(
        field(
          'Job',
          v.strictObject({
            title: field('Title', line),
            paragraph,
            art: sceneArt,
            imageAlt: optionalAlt,
          }),
        ),
      ),
    ),
    apply: field(
      'How to apply',
      v.strictObject({
        heading,
        paragraph,
        items: field('What to send', nonEmptyList(field('Item', richText))),
        subject: field('Subject of the e-mail', line),
        buttonLabel: field('Words of the button', line),
      }),
    ),
    blocks,
  }),
  v.forward(
    v.check(({ hiring, noJobs }) => hiring !== 'no' || noJobs !== undefined, requirement('noJobs')),
    ['hiring'],
  ),
);

const aboutWhy = v.strictObject({
  ...why.entries,
  promises: field(
    'Promises',
    'Beside the text. If there are none, the claims of the shop are shown instead.',
    v.optional(
      v.strictObject({
        heading,
        items: field('Promises', nonEmptyList(field('Promise', richText))),
      }),
    ),
  ),
});

const carWashPhoto = v.strictObject({
  art: sceneArt,
  image: photo,
  imageAlt: optionalAlt,
  drawingAlt: field('What the drawing shows', 'For people who cannot see it.', line),
  caption: field('Caption', 'Visitors read it below the picture.', line),
});

const choose = field(
  'Help to choose',
  'Above the list of what drivers complain about.',
  v.optional(v.strictObject({ heading, paragraph: field('Text', richText) })),
);

export const pageSchemas = {
  home: field('Home page', home),
  services: field('Services page', v.strictObject({ ...masthead, nearMe, choose })),
  coupons: field(
    'Coupons page',
    v.strictObject({
      ...masthead,
      printLabel: field('Words of the print button', line),
      termsHeading: field('Heading of the terms', line),
      terms: field('Terms for all coupons', nonEmptyList(field('Term', richText))),
    }),
  ),
  reviews: field(
    'Reviews page',
    v.strictObject({
      ...masthead,
      source: field('Where the reviews are from', richText),
      listHeading: field('Heading of the reviews', line),
      fiveStars: field(
        'While all have five stars',
        'Shown only while every review that is no sample has five stars.',
        richText,
      ),
      howHeading: field('Heading of how to review', line),
      how: field('How to review', richText),
    }),
  ),
  about: field(
    'About page',
    v.strictObject({
      ...masthead,
      imageAlt: optionalAlt,
      blocks,
      why: field('Why trust us', aboutWhy),
    }),
  ),
  'car-wash': field(
    'Car wash page',
    v.strictObject({
      ...masthead,
      imageAlt: optionalAlt,
      art: field('Drawing', 'Shown until there is a photo.', v.optional(v.picklist(SCENE_ART))),
      blocks,
      photos: field('Pictures', nonEmptyList(field('Picture', carWashPhoto))),
    }),
  ),
  careers: field('Careers page', careers),
  'not-found': field(
    'Page for wrong addresses',
    v.strictObject({
      title: head.title,
      heading: pageHeading,
      intro: field('First lines', plainText),
      homeLabel: field('Words of the link home', line),
      linksHeading: field('Heading of the links', line),
    }),
  ),
  review: field(
    'Way to the review site',
    'Sends visitors there at once. They see these words only if that fails.',
    v.strictObject({ ...head, heading, linkLabel: field('Words of the link', line) }),
  ),
} as const;

type PageContent = { [K in keyof typeof pageSchemas]: v.InferOutput<(typeof pageSchemas)[K]> };
/**
 * The pages that every shop has. A shop has any other page only if its content has a file for it.
 */
export const REQUIRED_PAGES = [
  'home',
  'services',
  'coupons',
  'reviews',
  'about',
  'careers',
  'not-found',
  'review',
] as const;
type RequiredPage = (typeof REQUIRED_PAGES)[number];
export type Pages = Pick<PageContent, RequiredPage> & Partial<Omit<PageContent, RequiredPage>>;
