import { poll } from '../../browser/engines/poll.ts';
import { trials, type Row, type Trial } from '../row.ts';
import type { Page } from 'playwright-core';
import { NOT_FOUND } from '../shop.ts';
import { tryOn, visitor } from '../visitor.ts';
import { FIRST_MOMENT, type Visit } from '../visits.ts';

const wanted = (holds: boolean, what: string): string[] => (holds ? [] : [`not so: ${what}`]);

const menuIsOpen = (page: Page): Promise<boolean> => page.locator('[popover]').first().isVisible();
const hamburger = (page: Page) => page.locator('header button[popovertarget]');
/** The places of the open folds. */
const openFolds = (page: Page, where: string): Promise<number[]> =>
  page
    .locator(`${where} details`)
    .evaluateAll((all) =>
      all.flatMap((fold, place) => ((fold as HTMLDetailsElement).open ? [place] : [])),
    );

/** Opens the first fold, the second, and closes it: one item is open at a time, and it folds. */
const oneAtATime = async (page: Page, where: string): Promise<string[]> => {
  const steps: [press: number, open: number[]][] = [
    [0, [0]],
    [1, [1]],
    [1, []],
  ];
  if ((await openFolds(page, where)).length > 0) return ['one is open at first'];
  for (const [press, open] of steps) {
    await page.locator(`${where} details > summary`).nth(press).click();
    const isSo = async () => `${await openFolds(page, where)}` === `${open}`;
    await poll(`after a click on fold ${press} of ${where}, only ${open} is open`, isSo);
  }
  return [];
};

/** Goes to /review, with script or without, and back. */
const tryReview =
  (hasScript: boolean): Trial =>
  async (browser, url) => {
    const visit: Visit = { moment: FIRST_MOMENT, device: 'phone', hasScript };
    await using context = await visitor(browser, url, visit);
    await context.route(/^https:/, (route) =>
      route.fulfill({ body: 'reviews', contentType: 'text/html' }),
    );
    const page = await context.newPage();
    await page.goto('/about');
    await page.goto('/review', { waitUntil: 'commit' });
    await page.waitForURL(/^https:\/\/www\.google\.com\/maps\//);
    await page.goBack();
    return wanted(page.url().endsWith('/about'), `Back leads to the page before: ${page.url()}`);
  };

export const ROWS: Row[] = [
  ...trials('4', {
    'Mobile menu: open or closed; the hamburger toggles it; a link click closes it.': tryOn(
      '/about',
      async (page) => {
        const states = [await menuIsOpen(page)];
        for (const act of [
          () => hamburger(page).click(),
          () => hamburger(page).click(),
          () => hamburger(page).click(),
          () => page.locator('[popover] a[href="/about"]').click(),
        ]) {
          await act();
          states.push(await menuIsOpen(page));
        }
        return wanted(
          states.join() === 'false,true,false,true,false',
          `closed, open, closed, open, closed: ${states}`,
        );
      },
    ),
  }),
  ...trials('4', {
    'Mobile Services and Vehicles accordion: one section open at a time, collapsible.': tryOn(
      '/about',
      async (page) => {
        await hamburger(page).click();
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
  }),
  ...trials('4', {
    '/review replaces the location with the external review page at once.': async (...site) => [
      ...(await tryReview(true)(...site)),
      ...(await tryReview(false)(...site)),
    ],
  }),
  ...trials('2', {
    '| any other path | Not-found page |': async (_browser, url) => [
      ...wanted((await fetch(`${url}/vehicles`)).status === 404, '/vehicles is not found'),
      ...wanted((await fetch(url + NOT_FOUND)).status === 404, `${NOT_FOUND} is not found`),
    ],
  }),
];
