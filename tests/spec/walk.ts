import type { Browser } from 'playwright-core';
import { type PageSummary, readPage } from './read-page.ts';
import { MAKE_PAGES, SERVICE_PAGES } from './shop.ts';
import { visitor } from './visitor.ts';
import { FIRST_VISITS, nameOf, OTHER_VISITS, type Visit } from './visits.ts';

/** A page as one visitor found it. */
export type Visited = PageSummary & { path: string; visit: Visit };

/** More at once is not quicker on two cores. */
const AT_ONCE = 3;

/** These pages have the layout of another one that is visited. */
const LIKE_OTHERS = [...MAKE_PAGES.slice(1), ...SERVICE_PAGES.slice(0, 5)];

/** What depends on the hour or on scripts belongs to the layout. A make is visited on one device. */
const isVisited = (path: string, visit: Visit): boolean => {
  if (!FIRST_VISITS.includes(visit)) return !LIKE_OTHERS.includes(path);
  const index = MAKE_PAGES.indexOf(path);
  return index < 0 || FIRST_VISITS[index % 2] === visit;
};

/** Opens the pages, and reads them: path → its visits. */
export async function walk(
  browser: Browser,
  url: string,
  paths: string[],
): Promise<Map<string, Visited[]>> {
  const found = new Map(paths.map((path): [string, Visited[]] => [path, []]));
  const waiting = [...FIRST_VISITS, ...OTHER_VISITS];
  const walkNext = async (): Promise<void> => {
    const visit = waiting.shift();
    if (!visit) return;
    await using context = await visitor(browser, url, visit);
    const page = await context.newPage();
    for (const path of paths.filter((one) => isVisited(one, visit))) {
      await page.goto(path);
      found.get(path)!.push({ ...(await page.evaluate(readPage)), path, visit });
    }
    await walkNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkNext));
  return found;
}

export const whereOf = ({ path, visit }: Visited): string => `${path} (${nameOf(visit)})`;
