import type { Browser } from 'playwright-core';
import { type PageFacts, readPage } from './read-page.ts';
import { MAKE_PAGES } from './shop.ts';
import { visitor } from './visitor.ts';
import { DEVICES, nameOf, type Visit, VISITS } from './visits.ts';

/** A page as one visitor found it. */
export type Visited = PageFacts & { path: string; visit: Visit };

/** More at once is not quicker on two cores. */
const AT_ONCE = 3;

/**
 * The pages of makes share a template: each is visited once on each device, at another moment or
 * without script in its turn, and at least once with script.
 */
const isVisited = (path: string, visit: Visit): boolean => {
  const index = MAKE_PAGES.indexOf(path);
  const ofDevice = VISITS.filter(({ device }) => device === visit.device);
  const turn = index + DEVICES.indexOf(visit.device);
  return index < 0 || ofDevice[turn % ofDevice.length] === visit;
};

/** Opens the pages in every kind of visit, and reads them: path → its visits. */
export async function walk(
  browser: Browser,
  url: string,
  paths: string[],
): Promise<Map<string, Visited[]>> {
  const found = new Map(paths.map((path): [string, Visited[]] => [path, []]));
  const waiting = [...VISITS];
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
