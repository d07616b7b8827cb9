import type { PageRoute } from '../route.ts';
import { type Fault, pageName, type PageSummary, type SiteCheck } from './page.ts';
import { fault } from './faults.ts';

/** No two pages have the same title, and no two indexable pages the same description. */
export const titlesDiffer: SiteCheck = (pages, { contentRoot }) => {
  const indexed = pages.filter(({ route }) => route.head.robots !== 'noindex');
  return [
    ...sameTextFaults('title', pages, ({ title }) => title, contentRoot),
    ...sameTextFaults('description', indexed, ({ description }) => description, contentRoot),
  ];
};

function sameTextFaults(
  what: string,
  pages: readonly PageSummary[],
  textOf: (page: PageSummary) => string,
  contentRoot: string,
): Fault[] {
  const first = new Map<string, PageRoute>();
  return pages.flatMap((page): Fault[] => {
    const { route } = page;
    const text = textOf(page);
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, route);
      return [];
    }
    const mistake = fault('same-text', {
      what,
      other: pageName(other, contentRoot),
      otherPath: other.path,
      text,
    });
    return [{ route, ...mistake, text }];
  });
}
