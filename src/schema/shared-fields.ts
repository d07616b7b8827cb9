import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { forEditor } from './for-editor.ts';
import { headline, internalPath, line, nonEmptyList, photoName, richText } from './field-types.ts';
import { DESCRIPTION_LENGTH, requirement, TITLE_LENGTH } from './requirements.ts';

// The fields that many files have, with their words for the owner.

/**
 * Removes a bar and the shop's name from the end of a long title, which search engines would cut.
 */
export const withoutLongName = (title: string): string =>
  title.length > TITLE_LENGTH.max ? title.replace(/ \| [^|]*$/, '') : title;

const lengthIn = ({ min, max }: typeof TITLE_LENGTH) =>
  forEditor<string>({ yamlHint: `${min} to ${max} characters.` });

export const head = {
  title: field(
    'Page title',
    'Search results and the browser tab show it.',
    v.pipe(
      line,
      lengthIn(TITLE_LENGTH),
      v.transform(withoutLongName),
      v.minLength(TITLE_LENGTH.min, requirement('title')),
      v.maxLength(TITLE_LENGTH.max, requirement('title')),
    ),
  ),
  description: field(
    'Description for search results',
    'Search results and shared links show it below the title.',
    v.pipe(
      line,
      lengthIn(DESCRIPTION_LENGTH),
      v.minLength(DESCRIPTION_LENGTH.min, requirement('description')),
      v.maxLength(DESCRIPTION_LENGTH.max, requirement('description')),
    ),
  ),
};

export const heading = field('Heading', line);
export const paragraph = field('Text', richText);
export const pageHeading = field('Heading of the page', 'The largest words on it.', headline);
export const points = field('Points', nonEmptyList(field('Point', richText)));
export const optionalPoints = field('Points', v.optional(nonEmptyList(field('Point', richText))));

const href = field('Where the link leads', 'A path on this site, such as /coupons.', internalPath);
export const link = field('Link', v.strictObject({ text: field('Words of the link', line), href }));

export const photo = field(
  'Photo',
  'Without one, the page shows a drawing.',
  v.optional(photoName),
);
const ALT_TITLE = 'What the photo shows';
const ALT_HINT = 'For people who cannot see it. Screen readers read it out.';
const altText = v.pipe(line, forEditor({ isAltText: true }));
export const optionalAlt = field(ALT_TITLE, ALT_HINT, v.optional(altText));
export const banner = field(
  'Photo at the top',
  v.optional(v.strictObject({ image: photo, imageAlt: field(ALT_TITLE, ALT_HINT, altText) })),
);

/** The part about the towns near the shop, or about the shop being near. */
export const nearMe = field(
  'Near you',
  'For people who search for a shop near them.',
  v.strictObject({ heading, paragraph }),
);
