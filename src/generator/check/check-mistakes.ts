import { mistakeMaker, type Wording, wording, type Words } from '../base/mistake.ts';
import { didYouMean } from '../base/closest-match.ts';

const codeWording = <Params>(developer: Words<[Params]>): Wording<Params> => ({
  developer,
  owner: (_, { here }) => `${here} has a mistake that only your developer can correct.`,
});

/** The mistakes in the site's code. A developer's words end a sentence about the page. */
const CODE_MISTAKES = {
  'no-name': codeWording<{ tag: string }>(
    ({ tag }) => `has a link or button without a name: ${tag}. Give it words, or an aria-label.`,
  ),
  'first-headings': codeWording<{ count: number }>(
    ({ count }) => `has ${count} first-level headings. A page must have exactly one h1.`,
  ),
  'heading-levels': codeWording<{ before?: number; level: number }>(({ before, level }) => {
    const does = before === undefined ? 'begins with' : `jumps from h${before} to`;
    return `${does} h${level}. Headings must begin with h1 and go down one level at a time.`;
  }),
  'no-such-id': codeWording<{ name: string; attribute: string; id: string }>(
    ({ name, attribute, id }) =>
      `has a <${name} ${attribute}="${id}">, but nothing on the page has that id.`,
  ),
  'image-attribute': codeWording<{ src: string | undefined; attribute: string }>(
    ({ src, attribute }) => `shows ${src} without ${attribute}.`,
  ),
  'no-value': codeWording<{ name: string; attribute: string; value: string }>(
    ({ name, attribute, value }) =>
      `has a <${name} ${attribute}="${value}">. A value is missing: ` +
      "check what the page's content and its template pass to this element.",
  ),
};

/**
 * All mistakes that checks of pages find. A developer's words end a sentence that begins with the
 * page; in an owner's words, `here` is the page.
 */
export const CHECK_MISTAKES = {
  ...CODE_MISTAKES,
  'same-id': wording<{ id: string }>({
    developer: ({ id }) => `has the id "${id}" more than once. An id must be unique on its page.`,
    owner: (_, { here }) => `${here} has two parts with the same short name. Change one of them.`,
  }),
  'same-text': wording<{ what: string; other: string; otherPath: string; text: string }>({
    developer: ({ what, other, text }) =>
      `has the same ${what} as ${other}: "${text}". Each page needs its own.`,
    owner: ({ what, otherPath }, { here }) =>
      `${here} has the same ${what} as the page ${otherPath}. Change one of the two.`,
  }),
  /** With `anchor`, the page exists, but nothing on it has that id. */
  'broken-link': wording<{ target: string; anchor?: string; suggestion?: string }>({
    developer: ({ target, anchor, suggestion }) => {
      const what =
        anchor === undefined
          ? 'no page or file has that address.'
          : `nothing there has the id "${anchor}".`;
      return `links to ${target}, but ${what} ${didYouMean(suggestion)}`.trim();
    },
    owner: ({ target, anchor }) =>
      anchor === undefined
        ? `A link here leads to ${target}, but there is no such page.`
        : `A link here leads to ${target}. The page is there, but not that place on it.`,
    fixes: ({ target, anchor, suggestion }) => {
      if (suggestion === undefined) return [];
      const replacement =
        anchor === undefined
          ? suggestion + target.slice(target.split('#')[0]!.length)
          : `${target.split('#')[0]}#${suggestion}`;
      return [{ kind: 'replace', find: target, replacement, title: `Lead to ${replacement}` }];
    },
  }),
  'no-file': wording<{ src: string }>({
    developer: ({ src }) =>
      `loads ${src}, but no such file is built. ` +
      'Put it into public/ or content/images/, or correct the name.',
    owner: (_, { here }) => `${here} shows a picture that is not there. Put in a photo again.`,
  }),
  orphan: wording<object>({
    developer:
      'is not linked from any other page, so visitors cannot find it. ' +
      'Add a link to it, or delete it.',
    owner: (_, { here }) =>
      `No other page leads to ${here}, so visitors cannot find it. ` +
      'Put a link to it into a text, or remove the page.',
  }),
  alike: wording<{ part: string; file: string; other: string; limit: string }>({
    developer: ({ part, other, limit }) =>
      `shares ${part} of its five-word phrases with ${other}. ` +
      `Pages of one kind must share less than ${limit}. Rewrite one of them.`,
    owner: ({ file, other }, names) =>
      `The pages “${names.file(file)}” and “${names.file(other)}” say nearly the same. ` +
      "Search engines show only one of them. Write the newer one's paragraphs in your own words, " +
      'or remove it under Tasks: then all else can be published.',
  }),
};

export const checkMistake = mistakeMaker(CHECK_MISTAKES);

/**
 * Whether a mistake is in the site's code. Then no line of content has it, and on several pages it
 * is still one mistake.
 */
export const isInCode = ({ code }: { code: string }): boolean => Object.hasOwn(CODE_MISTAKES, code);
