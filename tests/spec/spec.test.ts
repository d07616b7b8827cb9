import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { sharedBrowser } from '../browser/support/shared-browser.ts';
import { readPage } from './read-page.ts';
import type { Visited } from './row.ts';
import { ROWS } from './rows/rows.ts';
import { EVERY_PAGE, MAKE_PAGES, SERVICE_PAGES } from './shop.ts';
import { FIRST_VISITS, OTHER_VISITS, type Visit, visitor } from './visitor.ts';

let browser: Browser;
let url: string;
let visited: Map<string, Visited[]>;

beforeAll(async () => {
  browser = await sharedBrowser();
  url = inject('shopSite').url;
  visited = await walk();
  // Takes 15 seconds if the cores are free.
}, 600_000);

/** Pages with the layout of another page that is visited. */
const LIKE_OTHERS = [...MAKE_PAGES.slice(1), ...SERVICE_PAGES.slice(0, 5)];

/** The hour and scripts change pages of one layout alike. Each make is visited on one device. */
const isVisited = (path: string, visit: Visit): boolean => {
  if (!FIRST_VISITS.includes(visit)) return !LIKE_OTHERS.includes(path);
  const index = MAKE_PAGES.indexOf(path);
  return index < 0 || FIRST_VISITS[index % 2] === visit;
};

/** Visits and reads all pages: path → its visits. */
async function walk() {
  const found = new Map(EVERY_PAGE.map((path): [string, Visited[]] => [path, []]));
  const waiting = [...FIRST_VISITS, ...OTHER_VISITS];
  const walkNext = async (): Promise<void> => {
    const visit = waiting.shift();
    if (!visit) return;
    await using context = await visitor(browser, url, visit);
    const page = await context.newPage();
    for (const path of EVERY_PAGE.filter((one) => isVisited(one, visit))) {
      await page.goto(path);
      found.get(path)!.push({ ...(await page.evaluate(readPage)), path, visit });
    }
    await walkNext();
  };
  // More than three at once are not faster on two cores.
  await Promise.all([walkNext(), walkNext(), walkNext()]);
  return found;
}

const whereOf = ({ path, visit }: Visited): string =>
  `${path} (${visit.moment}, ${visit.device}, ${visit.hasScript ? 'with' : 'without'} script)`;

const HOW =
  'This is not as the specification says. If a fact of the shop has changed, write it into tests/spec/spec.yaml.';

test.each(ROWS.map((row) => [`${row.section}: ${row.says}`, row] as const))(
  '%s',
  async (_, row) => {
    const faults =
      'trial' in row
        ? await row.trial(browser, url)
        : row.on
            .flatMap((path) => visited.get(path)!)
            .flatMap((page) => row.check(page).map((fault) => `${whereOf(page)}: ${fault}`));
    // A fault on all pages has hundreds of lines.
    expect(faults.slice(0, 9), `${faults.length} faults. ${HOW}`).toEqual([]);
  },
);
