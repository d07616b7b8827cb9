import { type Fix, mistakeMaker, suggestedFix, wording } from '../generator/index.ts';
import { didYouMean } from '../generator/portable.ts';
import { listWords } from '../rules/list-words.ts';
import { TITLE_LENGTH } from './requirements.ts';

const remove = (title: string, above = 0): Fix => ({ kind: 'remove', title, above });
const placeholderFixes = (placeholder: string, suggestion: string | undefined): Fix[] =>
  suggestion === undefined
    ? []
    : [{ kind: 'replace', find: placeholder, replacement: `{${suggestion}}` }];

const BESIDE_SHOP = { gas: 'gas station', wash: 'car wash' } as const;
type PlaceBesideShop = { place: keyof typeof BESIDE_SHOP };
const noHoursInFile = ({ place }: PlaceBesideShop): string =>
  `shop.yaml has no hours for a ${BESIDE_SHOP[place]}`;
const noHours = ({ place }: PlaceBesideShop): string =>
  `The shop has no hours for a ${BESIDE_SHOP[place]}`;

const keepAsTyped = (literal: string): Fix => ({
  kind: 'allow-literal',
  literal,
  title: 'Keep as typed',
});
const IF_MEANT =
  'If you mean it as it is, say why in a comment on the first line of this text or ' +
  'the line above it:';

const DELETE_WORDS = 'Delete the words that depend on it.';
const REMOVE_THOSE = 'Remove those words.';
const COPY_AGAIN =
  'Copy both numbers again, the latitude first and a minus before a western longitude.';
const COPY_AGAIN_OWNER =
  'Copy both numbers again from a maps app. A place in America has a minus before the second.';

const sameWording = (words: string) => ({ developer: words, owner: words });

/** The messages of the checks across files. */
export const MISTAKES = {
  // Names
  repeated: wording<{ field: string; position: string; other: string }>({
    developer: ({ field, position }) =>
      `"${field}" is the same as in ${position}. Each must be different.`,
    owner: ({ other }, { here }) =>
      `Another one, “${other}”, has the same ${here.toLowerCase()}. Change one of the two.`,
    fixes: () => [remove('Remove this one', 1)],
  }),
  'names-itself': wording<{ kind: string }>({
    developer: ({ kind }) => `This is the ${kind} of this same file. Name another one.`,
    owner: ({ kind }, { here }) =>
      `${here} is the ${kind} that this page is about. Choose another one.`,
    fixes: () => [remove('Take it out')],
  }),
  'named-twice': wording<{ kind: string }>({
    developer: ({ kind }) => `This list has this ${kind} twice. Delete one of the two.`,
    owner: ({ kind }) => `This ${kind} is in the list twice. Take one of the two out.`,
    fixes: () => [remove('Take this one out')],
  }),
  'no-such-file': wording<{ kind: string; id: string; folder: string; suggestion?: string }>({
    developer: ({ kind, id, folder, suggestion }) =>
      `There is no ${kind} "${id}". ` +
      `${didYouMean(suggestion, `Write the name of a file in ${folder}, without .yaml.`)} ` +
      'If you deleted its file, delete this entry.',
    owner: ({ kind, id, folder }, { file }) =>
      `The ${kind} “${file(`${folder}/${id}.yaml`)}” is gone. ` +
      'Choose another one, or take this one out as well.',
    fixes: ({ suggestion }) => [...suggestedFix(suggestion), remove('Take it out')],
  }),
  'file-name': wording<object>({
    developer:
      'The name of this file is part of an address: ' +
      'it must be lower-case words joined by hyphens, such as land-rover.yaml. Rename the file.',
    owner: (_, { here }) =>
      `The web address of “${here}” must have only small letters and hyphens. ` +
      'Change it under Tasks.',
  }),
  'title-cut': wording<object>({
    developer:
      `This has more than ${TITLE_LENGTH.max} characters. Only the name of the shop behind a bar ` +
      'is left out by itself: write fewer words.',
    owner: (_, { here }) =>
      `${here} has more than ${TITLE_LENGTH.max} letters. Write fewer words. ` +
      'Only the name of the shop, after a |, is left out by itself.',
  }),
  // Places on the map
  'shop-far': wording<{ far: number; towns: number; max: number }>({
    developer: ({ far, towns, max }) =>
      `This point is more than ${max} miles from ${far} of the ${towns} towns of the service ` +
      `area. ${COPY_AGAIN}`,
    owner: ({ far, towns, max }, { here }) =>
      `${here} is more than ${max} miles from ${far} of the ${towns} towns nearby. ` +
      COPY_AGAIN_OWNER,
  }),
  'town-far': wording<{ miles: string; max: number }>({
    developer: ({ miles, max }) =>
      `This point is ${miles} miles from the shop. ` +
      `A town in the service area must be within ${max}. ${COPY_AGAIN}`,
    owner: ({ miles, max }) =>
      `This town would be ${miles} miles from the shop. ` +
      `A town nearby must be within ${max} miles. ${COPY_AGAIN_OWNER}`,
  }),
  'true-elsewhere': wording<{ where: string; state: string }>({
    developer: ({ where, state }) =>
      `This text is only true in ${where}, and the shop is elsewhere in ${state}, or in ` +
      "another state. Correct the text for the shop's place and write that place here, or " +
      'delete the text.',
    owner: ({ where }, { here }) =>
      `${here} is only true in ${where}, and the shop is elsewhere. ` +
      'Write what is true here. Then ask your developer to remove the note that says so.',
  }),
  // Inspections
  'same-inspection': wording<{ first: string }>({
    developer: ({ first }) =>
      `${first}.yaml in services is this inspection already. Delete one of the two files.`,
    owner: ({ first }, { file }) =>
      `“${file(`services/${first}.yaml`)}” is this inspection already. ` +
      'Remove one of the two services.',
  }),
  'no-inspection': wording<{ inspection: string }>({
    developer: ({ inspection }) =>
      `There is no inspections/${inspection}.yaml, which has its prices and rules. ` +
      'Write it, or delete this service.',
    owner:
      'The prices and rules of this inspection are gone. Bring them back, or remove this service.',
  }),
  'unseen-prices': {
    developer:
      '"pricing" is missing, and without it no page shows the prices of the inspections. ' +
      'Add it, with "heading" and "note".',
    owner:
      'The words beside the prices are missing, and without them no page shows the prices of ' +
      'the inspections. Add them.',
  },
  'inspection-not-offered': wording<{ inspection: string; placeholder: string }>({
    developer: ({ inspection, placeholder }) =>
      `No service has "inspection: ${inspection}", but this text uses ${placeholder}. ` +
      'If you deleted the page, delete the words that depend on it.',
    owner: ({ inspection }, { here }) =>
      `${here} has a price of the ${inspection} inspection, which the shop does not offer. ` +
      REMOVE_THOSE,
  }),
  'coupon-unseen': wording<object>({
    developer:
      'The page of an inspection shows no coupons. Name another service, or delete this line.',
    owner: (_, { here }) =>
      `${here}: the page of an inspection shows no coupons. Choose another service, or none.`,
    fixes: () => [remove('No service')],
  }),
  'discount-unseen': sameWording(
    'The page of an inspection shows no coupons. Name another service, or write words of your ' +
      'own, such as any inspection.',
  ),
  // The drawing across a service's page
  'no-drawing': wording<object>({
    developer: 'There is no such drawing for this service. Delete "exhibit".',
    owner: (_, { here }) => `There is no such drawing for this service. Take “${here}” out.`,
    fixes: () => [remove('Take it out')],
  }),
  'no-part': wording<{ part: string; parts: readonly string[]; suggestion?: string }>({
    developer: ({ part, parts, suggestion }) =>
      `The drawing has no part "${part}". ` +
      `${didYouMean(suggestion, `The parts are ${parts.join(', ')}.`)}`,
    owner: ({ part, parts }) =>
      `The drawing has no part “${part}”. Write one of these: ${parts.join(', ')}.`,
    fixes: ({ suggestion }) => [...suggestedFix(suggestion), remove('Remove this note', 1)],
  }),
  'parts-crossed': wording<{ parts: readonly string[] }>({
    developer: ({ parts }) =>
      `Lines would cross. Write each part once and in this order: ${parts.join(', ')}.`,
    owner: ({ parts }) =>
      'The lines of the drawing would cross. ' +
      `Have each part once, in this order: ${parts.join(', ')}.`,
    fixes: () => [remove('Remove this note', 1)],
  }),
  // Old addresses
  'suffix-today': wording<object>({
    developer: 'This is the suffix that addresses have today. List only the ones before it.',
    owner: (_, { here }) => `${here} is the last word of addresses today. List only former ones.`,
    fixes: () => [remove('Take it out')],
  }),
  'page-there': {
    ...sameWording(
      'There is a page at this address. List only addresses that no page has any more.',
    ),
    fixes: () => [remove('Take it out', 1)],
  },
  'moved-twice': {
    developer: 'This old address is listed twice. Delete one of the two.',
    owner: 'This old address is listed twice. Take one of the two out.',
    fixes: () => [remove('Take this one out', 1)],
  },
  'moved-again': sameWording(
    'This is an old address, too. Write the address that the page has today.',
  ),
  'moved-nowhere': wording<{ suggestion?: string }>({
    developer: ({ suggestion }) =>
      'There is no page at this address. ' +
      didYouMean(suggestion, 'Write the address of a page, as it is after the domain.'),
    owner: 'There is no page at this address. Write the address that the page has today.',
    fixes: ({ suggestion }) => suggestedFix(suggestion),
  }),
  // Places beside the shop
  'no-usual-hours': wording<PlaceBesideShop>({
    developer: ({ place }) =>
      `There are no usual hours for "${place}". Delete it here, or add it in "hours".`,
    owner: ({ place }) =>
      `The ${BESIDE_SHOP[place]} has no usual hours. Add them, or take it out here.`,
    fixes: () => [remove('Take it out')],
  }),
  'hours-missing': wording<PlaceBesideShop & { placeholder: string }>({
    developer: (params) =>
      `${noHoursInFile(params)}, but this text uses ${params.placeholder}. ${DELETE_WORDS}`,
    owner: (params, { here }) => `${noHours(params)}, but ${here} has some. ${REMOVE_THOSE}`,
  }),
  'drawing-without-hours': wording<PlaceBesideShop>({
    developer: (params) =>
      `This drawing shows a ${BESIDE_SHOP[params.place]}, but ${noHoursInFile(params)}. ` +
      'Name another drawing.',
    owner: (params) =>
      `This drawing shows a ${BESIDE_SHOP[params.place]}, but the shop has no hours for one. ` +
      'Choose another drawing.',
  }),
  'no-wash-page': {
    developer: 'The car wash has no page. Write pages/car-wash.yaml, or delete these hours.',
    owner: 'The car wash has no page. Bring the page back, or take these hours out.',
    fixes: () => [remove('Take the hours out')],
  },
  'page-without-hours': wording<PlaceBesideShop>({
    developer: (params) =>
      `${noHoursInFile(params)}, so this page is about nothing. Add the hours, or delete this file.`,
    owner: (params) => `${noHours(params)}, so this page is about nothing. Add the hours.`,
  }),
  'corner-without-hours': wording<PlaceBesideShop>({
    developer: (params) => `${noHoursInFile(params)}. Delete this item.`,
    owner: (params) => `${noHours(params)}. Add them, or take this place out.`,
    fixes: () => [remove('Take it out', 1)],
  }),
  'corner-twice': {
    developer: 'This place is here twice. Delete one of the two.',
    owner: 'This place is here twice. Take one of the two out.',
    fixes: () => [remove('Take this one out', 1)],
  },
  'corner-missing': wording<{ places: readonly string[] }>({
    developer: ({ places }) =>
      `"corner" must name each place with hours in shop.yaml. Add ${listWords(places)}.`,
    owner: ({ places }) => {
      const titles = places.map((place) =>
        place in BESIDE_SHOP ? `the ${BESIDE_SHOP[place as PlaceBesideShop['place']]}` : 'the shop',
      );
      return `Each place with opening hours must be in this list. Add ${listWords(titles)}.`;
    },
  }),
  // Facts
  literal: wording<{ literal: string; calls: readonly string[] }>({
    developer: ({ literal, calls }) =>
      `"${literal}" repeats a fact. Write ${calls.join(' or ')}, ` +
      `and it stays true when the fact changes. ${IF_MEANT} # literal: ${literal}, because …`,
    owner: ({ literal }) =>
      `“${literal}” is kept in one place for all pages. ` +
      'If it changes there, these words would be wrong.',
    fixes: ({ literal, calls }) => [
      ...calls.map((call): Fix => ({ kind: 'replace', find: literal, replacement: call })),
      keepAsTyped(literal),
    ],
  }),
  'coupon-amount': wording<{ literal: string }>({
    developer: ({ literal }) =>
      `"${literal}" is the amount of a coupon that ends, which its card says anyway. ` +
      `Leave it out. ${IF_MEANT} # literal: ${literal}, because …`,
    owner: ({ literal }) =>
      `“${literal}” is the amount of a coupon with a last day, which its card says anyway. ` +
      'When the coupon changes or ends, these words would be wrong. Write them without it.',
    fixes: ({ literal }) => [keepAsTyped(literal)],
  }),
  'own-field': wording<{ literal: string }>({
    developer: ({ literal }) =>
      `"${literal}" could contradict the coupon's own fields: "value" and "minimum" have its ` +
      'amounts, "expires" has its last day. ' +
      `Leave it out here. ${IF_MEANT} # literal: ${literal}, because …`,
    owner: ({ literal }) =>
      `“${literal}” has its own field: “What it gives”, “Only for orders over” or “Last day”. ` +
      'Take it out here, or the coupon could contradict itself.',
    fixes: ({ literal }) => [keepAsTyped(literal)],
  }),
  'outdated-literal': wording<{ literal: string }>({
    developer: ({ literal }) =>
      `"# literal: ${literal}" allows nothing any more, because no fact has this value. If the ` +
      'text means the fact, write its placeholder. If not, delete the comment.',
    owner: ({ literal }) =>
      `“${literal}” was kept here as it was typed. On all other pages it has changed since. ` +
      'Change it here, too, or keep it.',
    fixes: ({ literal }) => [{ kind: 'forget-literal', literal, title: 'Keep as typed' }],
  }),
  'no-reviews-yet': wording<{ placeholder: string }>({
    developer: ({ placeholder }) =>
      `There are no online reviews yet, but this text uses ${placeholder}. ${DELETE_WORDS}`,
    owner: (_, { here }) =>
      `There are no online reviews yet, but ${here} names their number or their average. ` +
      REMOVE_THOSE,
  }),
  'coupon-in-coupon': wording<object>({
    developer: "A coupon's offer cannot name a coupon. Write the words here instead.",
    owner: (_, { here }) => `${here} cannot name a coupon. Write the words here instead.`,
  }),
  'coupon-ends': wording<{ last: string }>({
    developer: ({ last }) =>
      `The coupon ends on ${last}, and this text would still promise it on the next day. ` +
      "The coupon's own card says all that is needed: delete the words that depend on it.",
    owner: (_, { here }) =>
      `${here} speaks of a coupon that has a last day, and would still promise it after that ` +
      `day. The coupon's own card says all that is needed. ${REMOVE_THOSE}`,
  }),
  'not-hundreds': wording<{ min: number }>({
    developer: ({ min }) =>
      `The average and the number of reviews in shop.yaml prove five stars for only ${min} ` +
      `of them, too few to speak of hundreds. ${DELETE_WORDS}`,
    owner: ({ min }, { here }) =>
      `${here} speaks of hundreds of ratings with 5 stars. ` +
      `The average and the number of reviews prove only ${min}. ${REMOVE_THOSE}`,
  }),
  'no-motorcycle-price': wording<object>({
    developer: `inspections/state.yaml has no price for motorcycles, but this text uses it. ${DELETE_WORDS}`,
    owner: (_, { here }) =>
      `${here} has the price for motorcycles, but there is none. ${REMOVE_THOSE}`,
  }),
  'no-coupon': wording<{ coupon: string; placeholder: string; suggestion?: string }>({
    developer: ({ coupon, suggestion }) =>
      `There is no coupon "${coupon}" in coupons.yaml, but this text uses it.` +
      (suggestion === undefined ? '' : ` Did you mean {coupon.${suggestion}}?`) +
      ' If you deleted the coupon, delete the words that depend on it.',
    owner: ({ coupon }, { fact }) =>
      `A text speaks of the coupon “${fact(`Coupon.${coupon}`)}”, which is gone. ${REMOVE_THOSE}`,
    fixes: ({ placeholder, suggestion }) =>
      placeholderFixes(placeholder, suggestion && `coupon.${suggestion}`),
  }),
  'no-page': wording<{ folder: string; id: string; placeholder: string; suggestion?: string }>({
    developer: ({ folder, id, suggestion }) =>
      `There is no ${id}.yaml in ${folder}, but this links to its page.` +
      (suggestion === undefined ? '' : ` Did you mean {page.${folder}.${suggestion}}?`) +
      ' If you deleted the page, delete the link.',
    owner: ({ folder, id }, { here, file }) =>
      `${here} links to the page of “${file(`${folder}/${id}.yaml`)}”, which is gone. ` +
      'Take the link out.',
    fixes: ({ folder, placeholder, suggestion }) =>
      placeholderFixes(placeholder, suggestion && `page.${folder}.${suggestion}`),
  }),
};

export const shopMistake = mistakeMaker(MISTAKES);
