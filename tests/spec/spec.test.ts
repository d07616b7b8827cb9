import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { sharedBrowser } from '../browser/support/shared-browser.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows/rows.ts';
import { EVERY_PAGE } from './shop.ts';
import { type Visited, walk, whereOf } from './walk.ts';

let browser: Browser;
let url: string;
let visited: Map<string, Visited[]>;

/** It takes a quarter of a minute on two free cores. */
const A_SLOW_WALK = 600_000;

beforeAll(async () => {
  browser = await sharedBrowser();
  url = inject('shopSite').url;
  visited = await walk(browser, url, EVERY_PAGE);
}, A_SLOW_WALK);

async function faultsOf(row: Row): Promise<string[]> {
  if ('trial' in row) return row.trial(browser, url);
  const pages = row.on.flatMap((path) => visited.get(path)!);
  return pages.flatMap((page) => row.check(page).map((fault) => `${whereOf(page)}: ${fault}`));
}

/** Enough to see what is wrong; a fault of all pages has hundreds. */
const SHOWN = 12;

/** Said with each failure. */
const HOW =
  'This is not as the specification says. If a fact of the shop has changed, write it into tests/spec/spec.yaml.';

test.each(ROWS.map((row) => [`${row.section}: ${row.says}`, row] as const))(
  '%s',
  async (_, row) => {
    const faults = await faultsOf(row);
    expect(faults.slice(0, SHOWN), `${faults.length} faults. ${HOW}`).toEqual([]);
  },
);
