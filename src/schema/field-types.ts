import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { dollars } from '../rules/dollars.ts';
import { brokenLink, linkLike } from '../rules/inline.ts';
import { SCENE_ART } from '../drawings/scene.ts';
import { SERVICE_ART } from '../rules/names.ts';
import { displayPhone } from '../rules/phone.ts';
import { typeset } from '../rules/typeset.ts';
import { forEditor } from './for-editor.ts';
import { requirement } from './requirements.ts';
import { correctedPhone, gapIn, markupIn } from './wrong-texts.ts';

// The basic field types of content. A message is a code of requirements.ts.

/** Refuses a text in which `find` finds something. */
const refuseIf = (find: (value: string) => string | undefined, message: string) =>
  v.check<string, string>((value) => find(value) === undefined, message);

const withoutLinks = refuseIf(linkLike, requirement('noLink'));
const withWholeLinks = refuseIf(brokenLink, requirement('wholeLinks'));
const withoutMarkup = refuseIf(markupIn, requirement('noMarkup'));

/** Sets how an editor edits a field: `text` in its place on the page, anything else in a form. */
export const editedAs = <
  Kind extends 'text' | 'phone' | 'email' | 'time' | 'date' | 'date-time' | 'link' | 'photo',
>(
  kind: Kind,
) => forEditor<string>({ inputKind: kind });

const trimmedText = v.pipe(
  v.string(),
  editedAs('text'),
  v.trim(),
  v.nonEmpty(requirement('notEmpty')),
  refuseIf(gapIn, requirement('spaceBeforePeriod')),
);

/** A paragraph that `RichText` renders. */
export const richText = v.pipe(
  trimmedText,
  forEditor({
    hasLinks: true,
    yamlHint: 'One paragraph. May hold {placeholders} and [links](/path).',
  }),
  withWholeLinks,
  withoutMarkup,
  v.transform(typeset),
);
/** A customer's paragraph, whose words must stay as they were written. */
export const quotation = v.pipe(
  trimmedText,
  forEditor({ yamlHint: 'One paragraph, without links.' }),
  withoutLinks,
  v.transform(typeset),
);
/** A paragraph that is rendered unchanged. */
export const plainText = v.pipe(
  quotation,
  forEditor({ yamlHint: 'One paragraph. May hold {placeholders}, but no links.' }),
  withoutMarkup,
);
/**
 * A line that stays as typed, because a program outside of this site or a specification compares
 * it.
 */
export const exactLine = v.pipe(
  v.string(),
  editedAs('text'),
  v.trim(),
  v.nonEmpty(requirement('notEmpty')),
  v.regex(/^[^\n]*$/, requirement('oneLine')),
  withoutLinks,
  withoutMarkup,
);
export const line = v.pipe(exactLine, v.transform(typeset));

const maxLetters = (length: number) =>
  v.maxLength<string, number, string>(length, requirement('firstScreen'));
/**
 * The heading of a page, in its largest letters. The styles shrink a long one, but it must stay a
 * headline.
 */
export const headline = v.pipe(line, maxLetters(80));
/** The shop's notice above every page, for a few days. */
export const noticeLine = v.pipe(
  line,
  maxLetters(80),
  v.metadata<string, { holdsFacts: true }>({ holdsFacts: true }),
);
/** One line of the home page's headline, beside the car. */
export const heroLine = v.pipe(line, maxLetters(24));
/** A name as wide as the page. */
export const wideName = v.pipe(line, maxLetters(24));

/** A list with at least one item. */
export const nonEmptyList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1));

/** Refuses a heading with nothing below it. */
export const hasText = <
  Part extends { paragraph?: string | undefined; bullets?: string[] | undefined },
>() =>
  v.check<Part, string>(
    ({ paragraph, bullets }) => paragraph !== undefined || bullets !== undefined,
    requirement('textOrBullets'),
  );

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, requirement('slug')));
/** The id of a service or make with its own file. An owner chooses it from a list. */
const idIn = (folder: 'services' | 'makes') =>
  v.pipe(slug, forEditor({ inputKind: 'choice', refersToFileIn: folder }));
export const serviceId = idIn('services');
export const makeId = idIn('makes');
/** Corrects a value that an owner types into a form in another spelling. */
export const parseTyped = (parse: (typed: string, group: never) => string) =>
  forEditor<string>({ parseTyped: parse });
/** Sets the first value of a form's field. */
export const initial = <Value>(value: Value) => forEditor<Value>({ initial: () => value });
/**
 * The name of an item in links. An editor makes it, such as `review-3`, and shows the first of
 * these fields that has words as the item's name.
 */
export const shortName = (...nameFields: string[]) => v.pipe(slug, forEditor({ nameFields }));
export const internalPath = v.pipe(
  v.string(),
  editedAs('link'),
  forEditor({ isInternal: true }),
  v.regex(/^\/(?![/\\])[^\s?]*$/, requirement('internalPath')),
);
/** Completes an address that somebody types as `example.com`. */
export const asHttps = (typed: string): string =>
  typed.replace(/^(?:http:\/\/)?(?=[\w-]+(\.[\w-]+)+(\/|$))/i, 'https://');
export const httpsUrl = v.pipe(
  v.string(),
  editedAs('link'),
  parseTyped(asHttps),
  v.regex(/^https:\/\/[^\s/]+\.[^\s]*$/, requirement('https')),
  v.check((url) => URL.canParse(url), requirement('https')),
  // Hosts' headers and settings contain the domain, and there `;`, `*`, quotes and `$` have a
  // meaning.
  v.check(hasPlainDomain, requirement('plainDomain')),
);
function hasPlainDomain(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { hostname, username, password } = new URL(url);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && username + password === '';
}
export const e164 = v.pipe(
  v.string(),
  editedAs('phone'),
  parseTyped((typed) => correctedPhone(typed) ?? typed),
  refuseIf(correctedPhone, requirement('phoneMeant')),
  v.regex(/^\+(1[0-9]{10}|[2-9][0-9]{7,14})$/, requirement('phone')),
  forEditor({ nameOf: (phone: string) => displayPhone(String(phone)) }),
);

export const email = v.pipe(v.string(), editedAs('email'), v.email(requirement('email')));
export const art = v.picklist([...SERVICE_ART, ...SCENE_ART]);
export const photoName = v.pipe(
  v.union(
    [httpsUrl, v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|avif)$/i))],
    requirement('photoName'),
  ),
  editedAs('photo'),
);
export const amount = v.pipe(
  v.number(),
  v.integer(requirement('dollars')),
  v.minValue(1),
  forEditor({ nameOf: dollars }),
);

export const modelYear = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100));

const latitude = v.pipe(v.number(requirement('latitude')), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(requirement('longitude')), v.minValue(-180), v.maxValue(180));
export const coordinateFields = {
  latitude: field(
    'Latitude',
    'Press and hold the place in a maps app: the first of the two numbers, such as 38.89768.',
    latitude,
  ),
  longitude: field('Longitude', 'The second of the two numbers, such as -77.036.', longitude),
};
export const coordinates = v.strictObject(coordinateFields);
