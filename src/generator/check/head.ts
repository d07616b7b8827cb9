import { canonicalUrl } from '../paths.ts';
import type { Check, CheckedPage } from './page.ts';
import { nameOf } from './page.ts';
import { textOf } from './scan-html.ts';

const TITLE = { least: 15, most: 65 };
const DESCRIPTION = { least: 50, most: 160 };

/** Each page has one title of 15–65 and one description of 50–160 characters, and no two pages share either. */
export const titlesAndDescriptions: Check = ({ pages }) => [
  ...pages.flatMap((page) => {
    const indexed = page.route.head.robots !== 'noindex';
    return [
      ...length(page, 'title', titleOf(page), TITLE),
      ...(indexed ? length(page, 'description', descriptionOf(page), DESCRIPTION) : []),
    ];
  }),
  ...repeated(pages, 'title', titleOf),
  ...repeated(pages, 'description', descriptionOf),
];

/** Each indexable page names its own address as canonical; others name none. */
export const canonicals: Check = ({ pages, origin }) =>
  pages.flatMap((page) => {
    const found = page.tags.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical').map(({ attributes }) => attributes.href);
    const expected = page.route.head.robots === 'noindex' ? [] : [canonicalUrl(origin, page.route.path)];
    if (found.join() === expected.join()) return [];
    return [`${nameOf(page)} has ${found.length ? `the canonical "${found.join('" and "')}"` : 'no canonical'}, where ${expected.length ? `"${expected.join()}"` : 'none'} is expected.`];
  });

/** Structured data is JSON that can be read. */
export const structuredData: Check = ({ pages }) =>
  pages.flatMap((page) =>
    [...page.html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].flatMap(([, json]) => {
      try {
        JSON.parse(json!);
        return [];
      } catch (error) {
        return [`${nameOf(page)} holds structured data that is not JSON: ${(error as Error).message}.`];
      }
    }),
  );

function length(page: CheckedPage, what: string, text: string, { least, most }: { least: number; most: number }): string[] {
  const count = [...text].length;
  return count < least || count > most ? [`${nameOf(page)} has a ${what} of ${count} characters, "${text}". It must have ${least} to ${most}.`] : [];
}

function repeated(pages: CheckedPage[], what: string, textOfPage: (page: CheckedPage) => string): string[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const text = textOfPage(page);
    const other = first.get(text);
    first.set(text, other ?? page);
    return other ? [`${nameOf(page)} has the same ${what} as ${nameOf(other)}: "${text}". Each page needs its own.`] : [];
  });
}

function titleOf({ html }: CheckedPage): string {
  return textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

function descriptionOf({ tags }: CheckedPage): string {
  return tags.find(({ name, attributes }) => name === 'meta' && attributes.name === 'description')?.attributes.content ?? '';
}
