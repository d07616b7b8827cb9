import * as v from 'valibot';
import { field, typeset } from '../generator/index.ts';
import { brokenLink, linkLike } from '../rules/inline.ts';
import { SCENE_ART } from '../drawings/scene.ts';
import { SERVICE_ART } from '../rules/names.ts';

// The basic field types of content. A message continues a sentence: "phone" is "123". It must be …

/** Refuses a text in which `find` finds something. `message` gets what was found. */
const without = (find: (value: string) => string | undefined, message: (found: string) => string) =>
  v.check<string, (issue: { input: string }) => string>(
    (value) => find(value) === undefined,
    ({ input }) => message(find(input)!),
  );

// HTML forbids control characters. A paragraph may have line breaks, and also tabs from an editor.
const withoutControls = (control: RegExp) =>
  without(
    (value) => control.exec(value)?.[0],
    (found) =>
      `must not have the control character U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, which no page can show: type that part again`,
  );
const withoutLinks = without(
  linkLike,
  (link) => `must not have a link, such as "${link}". Write only the words`,
);
const withWholeLinks = without(
  brokenLink,
  (link) =>
    `must have only complete links, but "${link}" is not one and would be printed as it is. Write [words](/path), [words](https://…), [words](mailto:…) or [words]({phone.link}), with %28 and %29 for parentheses in an address`,
);
/** A tag, the code of a sign, or bold words. A footnote's **, or a < before and a > after some words, are ordinary text. */
const MARKUP =
  /<\/?[A-Za-z]\w*(?:\s[^<>=]*=[^<>]*|\s*\/?)>|<!--|&(?:[a-z]{2,}\d*|#\w+);|(?<!\w)\*\*[^\s*][^*]*\*\*/;
const withoutMarkup = without(
  // Most texts have none of these signs, and finding them is quicker.
  (value) =>
    value.includes('<') || value.includes('&') || value.includes('**')
      ? MARKUP.exec(value)?.[0]
      : undefined,
  (found) =>
    `must not have HTML or Markdown, but "${found}" would be printed as it is. Write only the words`,
);

/** How an editor edits a field: `text` in its place on the page, `code` is for programs, and anything but a text is in a form. */
export const edited = <
  Input extends 'text' | 'time' | 'date' | 'date-time' | 'link' | 'code' | 'photo',
>(
  input: Input,
) => v.metadata<string, { readonly input: Input }>({ input });

const paragraph = v.pipe(
  v.string(),
  edited('text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  withoutControls(/[^\P{Cc}\n\t]/u),
);

/** A paragraph that `RichText` renders. */
export const text = v.pipe(
  paragraph,
  withWholeLinks,
  withoutMarkup,
  v.transform(typeset),
  v.description('One paragraph. May hold {placeholders} and [links](/path).'),
);
/** A customer's paragraph, whose words must stay as they were written. */
export const quotation = v.pipe(
  paragraph,
  withoutLinks,
  v.transform(typeset),
  v.description('One paragraph. May hold {placeholders}, but no links.'),
);
/** A paragraph that is rendered unchanged. */
export const plainText = v.pipe(quotation, withoutMarkup);
/** A line whose signs stay as they were typed, because a program outside of this site compares them, or a specification does. */
export const exactLine = v.pipe(
  v.string(),
  edited('text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.regex(/^[^\n]*$/, 'must be text on a single line'),
  withoutControls(/\p{Cc}/u),
  withoutLinks,
  withoutMarkup,
);
export const line = v.pipe(exactLine, v.transform(typeset));

const atMost = (length: number) =>
  v.maxLength<string, number, string>(
    length,
    `must have at most ${length} characters, or it would fill the first screen`,
  );
/** The heading of a page, in its largest letters. The styles make long ones smaller, down to what is still a headline. */
export const headline = v.pipe(line, atMost(80));
/** One line of the home page's headline, beside the car. */
export const headlineLine = v.pipe(line, atMost(24));
/** A name as wide as the page. */
export const wideName = v.pipe(line, atMost(24));

/** A list with at least one item. */
export const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1));

/** Refuses a heading with nothing below it. */
export const hasText = <
  Part extends { paragraph?: string | undefined; bullets?: string[] | undefined },
>() =>
  v.check<Part, string>(
    ({ paragraph, bullets }) => paragraph !== undefined || bullets !== undefined,
    'must have "paragraph" or "bullets"',
  );

export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, such as land-rover',
  ),
);
/** The name of a file in a folder. An owner chooses it from a list. */
const nameIn = (folder: 'services' | 'makes') =>
  v.pipe(
    slug,
    v.metadata<string, { readonly input: 'choice'; readonly folder: typeof folder }>({
      input: 'choice',
      folder,
    }),
  );
export const serviceName = nameIn('services');
export const makeName = nameIn('makes');
/** Takes what somebody means who types something else into a form. */
export const meaning = (meant: (typed: string) => string) =>
  v.metadata<string, { readonly meant: typeof meant }>({ meant });
/** What a new value begins with in a form. */
export const begins = <Value>(begin: Value) =>
  v.metadata<Value, { readonly begin: Value }>({ begin });
/** The name of an item in links. An editor makes it from the item's words, in the first of these fields that has any. */
export const shortName = (...madeFrom: string[]) => v.pipe(slug, v.metadata({ madeFrom }));
export const internalPath = v.pipe(
  v.string(),
  edited('link'),
  v.regex(
    /^\/(?![/\\])[^\s?]*$/,
    'must be a path on this site that starts with one slash, such as /coupons',
  ),
);
const HTTPS = 'must be a full https address, such as https://example.com/page';
export const httpsUrl = v.pipe(
  v.string(),
  edited('link'),
  meaning((typed) => typed.replace(/^(?:http:\/\/)?(?=www\.)/i, 'https://')),
  v.regex(/^https:\/\/[^\s/]+\.[^\s]*$/, HTTPS),
  v.check((url) => URL.canParse(url), HTTPS),
  // The domain goes into the headers and the settings of hosts, where `;`, `*`, quotes and `$` mean something.
  v.check(
    hasPlainDomain,
    'must have a domain of letters, digits, dots and hyphens, without a name or password before it, such as https://example.com/page',
  ),
);
function hasPlainDomain(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { hostname, username, password } = new URL(url);
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && username + password === '';
}
const PHONE =
  'must be a phone number with + and the country code, without spaces, such as +12025550123. After +1 there are ten digits';
export const e164 = v.pipe(
  v.string(),
  meaning((typed) => correctedPhone(typed) ?? typed),
  without(correctedPhone, (right) => `${PHONE}. Write "${right}"`),
  v.regex(/^\+(1[0-9]{10}|[2-9][0-9]{7,14})$/, PHONE),
);

/** The right form of a number that is written as people do, such as (202) 555-0123. */
function correctedPhone(written: string): string | undefined {
  const digits = written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const right = `+1${digits}`;
  return /^[\d\s().+/-]+$/.test(written) && /^[2-9]\d{9}$/.test(digits) && right !== written
    ? right
    : undefined;
}
export const email = v.pipe(
  v.string(),
  v.email('must be an e-mail address, such as name@example.com'),
);
export const art = v.picklist([...SERVICE_ART, ...SCENE_ART]);
export const image = v.pipe(
  v.union(
    [httpsUrl, v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|avif)$/i))],
    'must be a file name inside content/images, such as bays.jpg, or a full https address',
  ),
  edited('photo'),
);
export const amount = v.pipe(v.number(), v.integer('must be whole dollars'), v.minValue(0));

const latitude = v.pipe(
  v.number('must be one number of degrees, such as 38.89768'),
  v.minValue(-90),
  v.maxValue(90),
);
const longitude = v.pipe(
  v.number('must be one number of degrees, such as -77.036'),
  v.minValue(-180),
  v.maxValue(180),
);
export const position = {
  latitude: field(
    'Latitude',
    'Press and hold the place in a maps app: the first of the two numbers, such as 38.89768.',
    latitude,
  ),
  longitude: field('Longitude', 'The second of the two numbers, such as -77.036.', longitude),
};
export const point = v.strictObject(position);
