import { canonicalUrl } from '../paths.ts';
import { type Check, type Fault, nameOf, type ScannedPage } from './page.ts';
import { copyOf, type Tag, textOf } from './scan-html.ts';

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 50, most: 160 };

/**
 * Each page has a title of 15–65 characters, and each indexable page a description of 50–160 characters. No two pages share
 * either.
 */
export const titlesAndDescriptions: Check = () => {
  const repeatedTitle = repeated('title');
  const repeatedDescription = repeated('description');
  return {
    page: (page) => {
      const title = titleOf(page);
      const ofTitle = [...length('title', title, TITLE), ...repeatedTitle(page, title)];
      if (page.route.head.robots === 'noindex') return ofTitle;
      const description = descriptionOf(page);
      return [
        ...ofTitle,
        ...length('description', description, DESCRIPTION),
        ...repeatedDescription(page, description),
      ];
    },
  };
};

/** Each indexable page has its own address as canonical; other pages have no canonical. */
export const canonicals: Check = ({ origin }) => ({
  page: ({ route, facts }) => {
    const links = facts.flatMap(({ inHead }) =>
      inHead.filter(({ attributes }) => attributes.rel === 'canonical'),
    );
    const found = links.map(({ attributes }) => attributes.href);
    const expected = route.head.robots === 'noindex' ? [] : [canonicalUrl(origin, route.path)];
    if (found.join() === expected.join()) return [];
    const has = found.length ? `the canonical "${found.join('" and "')}"` : 'no canonical';
    return [
      {
        says: `has ${has}, where ${expected.length ? `"${expected.join()}"` : 'none'} is expected.`,
      },
    ];
  },
});

/** Structured data is valid JSON. */
export const structuredData: Check = () => ({
  page: ({ raw }) =>
    raw.flatMap(({ tag, text }) => {
      try {
        if (tag.attributes.type === 'application/ld+json') JSON.parse(text);
        return [];
      } catch (error) {
        return [{ says: `holds structured data that is not JSON: ${(error as Error).message}.` }];
      }
    }),
});

function length(
  what: string,
  text: string,
  { least, most }: { least: number; most: number },
): Fault[] {
  const count = charactersIn(text);
  if (least <= count && count <= most) return [];
  return [
    {
      says: `has a ${what} of ${count} characters, "${text}". It must have ${least} to ${most}.`,
      words: text,
    },
  ];
}

/** A character such as an emoji takes two units of a string. */
const charactersIn = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff](?=[\udc00-\udfff])/g)?.length ?? 0);

function repeated(what: string): (page: ScannedPage, text: string) => Fault[] {
  const first = new Map<string, string>();
  return ({ route }, text) => {
    const other = first.get(text);
    if (other !== undefined)
      return [
        {
          says: `has the same ${what} as ${other}: "${text}". Each page needs its own.`,
          words: text,
        },
      ];
    first.set(text, nameOf(route));
    return [];
  };
}

function titleOf({ html }: ScannedPage): string {
  const start = html.indexOf('<title>');
  return start < 0 ? '' : copyOf(textOf(html.slice(start, html.indexOf('</title>', start))));
}

function descriptionOf({ facts }: ScannedPage): string {
  const isDescription = ({ attributes }: Tag): boolean => attributes.name === 'description';
  return facts.flatMap(({ inHead }) => inHead).find(isDescription)?.attributes.content ?? '';
}
