import { poll } from '../../support/poll.ts';
import { trials, type Row, type Trial } from '../row.ts';
import type { Page } from 'playwright-core';
import { NOT_FOUND } from '../shop.ts';
import { FIRST_VISITS, tryOn, visitor } from '../visitor.ts';

const wanted = (holds: boolean, what: string): string[] => (holds ? [] : [`not so: ${what}`]);

const menuIsOpen = (page: Page): Promise<boolean> => page.locator('[popover]').first().isVisible();
const HAMBURGER = 'header button[popovertarget]';
const openFolds = (page: Page, where: string): Promise<string> =>
  page
    .locator(`${where} details`)
    .evaluateAll((all) =>
      all.flatMap((fold, place) => ((fold as HTMLDetailsElement).open ? [place] : [])).join(),
    );

/** Checks that only one fold is open at a time, and that a click closes it. */
const oneAtATime = async (page: Page, where: string): Promise<string[]> => {
  if ((await openFolds(page, where)) !== '') return ['one is open at first'];
  for (const [press, open] of [
    [0, '0'],
    [1, '1'],
    [1, ''],
  ] as const) {
    await page.locator(`${where} details > summary`).nth(press).click();
    const isSo = async () => (await openFolds(page, where)) === open;
    await poll(`after a click on fold ${press} of ${where}, only ${open} is open`, isSo);
  }
  return [];
};

const tryReview: Trial = async (browser, url) => {
  for (const hasScript of [true, false]) {
    await using context = await visitor(browser, url, { ...FIRST_VISITS[0]!, hasScript });
    await context.route(/^https:/, (route) =>
      route.fulfill({ body: 'reviews', contentType: 'text/html' }),
    );
    const page = await context.newPage();
    await page.goto('/about');
    await page.goto('/review', { waitUntil: 'commit' });
    await page.waitForURL(/^https:\/\/www\.google\.com\/maps\//);
    await page.goBack();
    if (!page.url().endsWith('/about')) return [`Back leads to ${page.url()}`];
  }
  return [];
};

export const ROWS: Row[] = [
  ...trials('4', {
    'Mobile menu: open or closed; the hamburger toggles it; a link click closes it.': tryOn(
      '/about',
      async (page) => {
        const states = [await menuIsOpen(page)];
        for (const one of [HAMBURGER, HAMBURGER, HAMBURGER, '[popover] a[href="/about"]']) {
          await page.click(one);
          states.push(await menuIsOpen(page));
        }
        return wanted(
          states.join() === 'false,true,false,true,false',
          `closed, open, closed, open, closed: ${states}`,
        );
      },
    ),
    'Mobile Services and Vehicles accordion: one section open at a time, collapsible.': tryOn(
      '/about',
      async (page) => {
        await page.click(HAMBURGER);
        return await oneAtATime(page, '[popover]');
      },
    ),
    'FAQ accordion: one item open at a time, collapsible.': tryOn('/', (page) =>
      oneAtATime(page, '.faq-list'),
    ),
    'Review expansion: a set of expanded review ids, toggled per review.': tryOn(
      '/reviews',
      async (page) => {
        const more = page.getByRole('button', { name: /^Read more/ });
        const less = page.getByRole('button', { name: /^Show less/ });
        const counts = async () => `${await more.count()}/${await less.count()}`;
        const seen = [await counts()];
        for (const button of [more, more, less]) {
          await button.first().click();
          seen.push(await counts());
        }
        return wanted(seen.join() === '3/0,2/1,1/2,2/1', `each has its own state: ${seen}`);
      },
    ),
    '/review replaces the location with the external review page at once.': tryReview,
  }),
  ...trials('2', {
    '| any other path | Not-found page |': async (_browser, url) => {
      const answers = await Promise.all(['/vehicles', NOT_FOUND].map((path) => fetch(url + path)));
      return answers.flatMap((one) => wanted(one.status === 404, `${one.url} is not found`));
    },
  }),
];
