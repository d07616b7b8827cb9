import { canonicalUrl } from '../paths.ts';
import { type Check, type Fault, nameOf, type ScannedPage } from './page.ts';
import { copyOf, textOf } from './scan-html.ts';

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 50, most: 160 };

/** Each page has one title of 15–65 and one description of 50–160 characters, and no two pages share either. */
export const titlesAndDescriptions: Check = () => {
  const repeatedTitle = repeated('title');
  const repeatedDescription = repeated('description');
  return {
    page: (page) => {
      const indexed = page.route.head.robots !== 'noindex';
      const [title, description] = [titleOf(page), descriptionOf(page)];
      return [
        ...length('title', title, TITLE),
        ...(indexed ? length('description', description, DESCRIPTION) : []),
        ...repeatedTitle(page, title),
        ...repeatedDescription(page, description),
      ];
    },
  };
};

/** Each indexable page has its own address as canonical; other pages have no canonical. */
export const canonicals: Check = ({ origin }) => ({
  page: ({ route, tags }) => {
    const found: (string | undefined)[] = [];
    for (const { name, attributes } of tags) if (name === 'link' && attributes.rel === 'canonical') found.push(attributes.href);
    const expected = route.head.robots === 'noindex' ? [] : [canonicalUrl(origin, route.path)];
    if (found.join() === expected.join()) return [];
    return [
      {
        says: `has ${found.length ? `the canonical "${found.join('" and "')}"` : 'no canonical'}, where ${expected.length ? `"${expected.join()}"` : 'none'} is expected.`,
      },
    ];
  },
});

/** Structured data is valid JSON. */
export const structuredData: Check = () => ({
  page: ({ raw }) =>
    raw.flatMap(({ tag, text }) => {
      if (tag.attributes.type !== 'application/ld+json') return [];
      try {
        JSON.parse(text);
        return [];
      } catch (error) {
        return [{ says: `holds structured data that is not JSON: ${(error as Error).message}.` }];
      }
    }),
});

function length(what: string, text: string, { least, most }: { least: number; most: number }): Fault[] {
  const count = [...text].length;
  return count < least || count > most
    ? [{ says: `has a ${what} of ${count} characters, "${text}". It must have ${least} to ${most}.`, words: text }]
    : [];
}

function repeated(what: string): (page: ScannedPage, text: string) => Fault[] {
  const first = new Map<string, string>();
  return ({ route }, text) => {
    const other = first.get(text);
    if (other !== undefined) return [{ says: `has the same ${what} as ${other}: "${text}". Each page needs its own.`, words: text }];
    first.set(text, nameOf(route));
    return [];
  };
}

function titleOf({ html }: ScannedPage): string {
  const start = html.indexOf('<title>');
  return start < 0 ? '' : copyOf(textOf(html.slice(start, html.indexOf('</title>', start))));
}

function descriptionOf({ tags }: ScannedPage): string {
  return tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')?.attributes.content ?? '';
}
