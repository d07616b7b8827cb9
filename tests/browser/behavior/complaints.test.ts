import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ENGINES, openTab } from '../engines/open-tab.ts';
import type { Tab } from '../engines/tab.ts';
import { newPage, openPage } from '../support/open-page.ts';
import { litParts } from '../support/lit-parts.ts';
import { SAMPLE } from '../../support/sites.ts';

// Complaints and the car beside them, on a wide screen. car.test.ts has phones.

const WIDE = { width: 1440, height: 900 };
const { complaints, services } = SAMPLE.content;
const answersPage = services.find(({ kind }) => kind === 'diagnostics')!.path;
const [first, second] = complaints.complaints.filter(({ home }) => home) as [Complaint, Complaint];
type Complaint = (typeof complaints.complaints)[number];
const linkTo = ({ id }: Complaint) => `.complaints a[href$="#${id}"]`;
const servicesOf = ({ services: ids }: Complaint) =>
  ids.map((id) => services.find((service) => service.id === id)!);

/**
 * Runs in the page: whether the answer to `id`, or without it none, is open, with the focus and in
 * the address.
 */
function isOpen(id?: string): boolean {
  const dialog = document.querySelector('[role=dialog]');
  if (!id) return location.hash === '' && !dialog;
  return (
    location.hash === `#${id}` &&
    !!dialog &&
    dialog === document.activeElement &&
    dialog.getBoundingClientRect().height > 100
  );
}
const opens = (page: Page, complaint?: Complaint) =>
  expect.poll(() => page.evaluate(isOpen, complaint?.id)).toBe(true);
const opensIn = (tab: Tab, complaint?: Complaint) =>
  tab.waitFor(`${complaint?.id ?? 'none'} is open`, isOpen, complaint?.id);

/** What the buttons of the open answer do. */
const offered = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a.button')]
    .filter((link) => link.offsetWidth > 0)
    .map(({ protocol }) => protocol);

describe.each(ENGINES)('%s', (engine) => {
  test('a complaint opens its answer and lights its parts; Escape, its button and Back close it', async () => {
    const tab = await openTab(engine, '/', WIDE);
    await tab.click(linkTo(first));
    await opensIn(tab, first);
    expect(
      await tab.evaluate(() => document.querySelector('[role=dialog]')!.textContent),
    ).toContain(first.tell[2]);
    expect(await tab.evaluate(offered)).toEqual(['tel:']);
    // The page may have moved under the mouse, which lights what it rests on.
    await tab.hoverAt(2, 2);
    const numbers = servicesOf(first).map(({ number }) => number);
    await expect
      .poll(() => tab.evaluate(litParts))
      .toEqual(numbers.sort((one, other) => one - other));
    await tab.press('Escape');
    await opensIn(tab);
    expect(await tab.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(
      `${answersPage}#${first.id}`,
    );

    await tab.click(linkTo(first));
    await opensIn(tab, first);
    await tab.click(linkTo(second));
    await opensIn(tab, second);
    const expanded = () =>
      [...document.querySelectorAll('.complaints [aria-expanded=true]')].map(
        ({ textContent }) => textContent,
      );
    expect(await tab.evaluate(expanded)).toEqual([second.words]);
    // Going from one answer to the next adds no step of history: one Back closes both.
    await tab.evaluate(() => history.back());
    await opensIn(tab);

    await tab.click(linkTo(second));
    await opensIn(tab, second);
    await tab.click('[role=dialog] button');
    await opensIn(tab);
  });
});

test('an address that names a complaint opens its answer until it is closed; one that needs no call offers the way to the shop', async () => {
  const visit = complaints.complaints.find((one) =>
    servicesOf(one).every(({ kind }) => kind === 'state-inspection'),
  )!;
  const page = await openPage(`/?from=a-friend#${visit.id}`, WIDE);
  await opens(page, visit);
  expect(await page.evaluate(offered)).toEqual(['https:']);
  await page.keyboard.press('Escape');
  await opens(page);
  expect(new URL(page.url()).search).toBe('?from=a-friend');
});

test('an answer closes when a key moves the focus out of it, and stays open when a click does', async () => {
  const page = await openPage('/', WIDE);
  await page.click(linkTo(first));
  await opens(page, first);
  await page.click(linkTo(second));
  await opens(page, second);
  await page.keyboard.press('Shift+Tab');
  await opens(page);
  expect(
    await page.evaluate(() => document.activeElement!.closest('.hero-callouts') !== null),
  ).toBe(true);
});

test('the browser handles a click with a key that opens a new tab or window', async () => {
  const page = await openPage('/', WIDE);
  const taken = await page.locator(linkTo(first)).evaluate((link) =>
    ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'].filter((key) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      let isTaken = true;
      const look = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      link.dispatchEvent(click);
      return isTaken;
    }),
  );
  expect([taken, new URL(page.url()).hash]).toEqual([[], '']);
});

describe('the list of answers', () => {
  /**
   * A page on which the requests for the answers, unlike that for the page itself, wait for the
   * test: the first is number 1.
   */
  async function pageWithAnswers(answer: (route: Route, number: number) => Promise<void>) {
    const page = await newPage(WIDE);
    let asked = 0;
    await page.route(`**${answersPage}`, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : answer(route, ++asked),
    );
    await page.goto('/');
    return { page, asked: () => asked };
  }

  test('is loaded when the mouse is over a complaint; if that fails, the click loads it again', async () => {
    const { page, asked } = await pageWithAnswers((route, number) =>
      number === 1 ? route.abort() : route.continue(),
    );
    await page.hover(linkTo(first));
    await expect.poll(asked).toBe(1);
    await page.click(linkTo(first));
    await opens(page, first);
  });

  test.each([
    { what: 'arrives', end: (route: Route) => route.continue() },
    { what: 'fails', end: (route: Route) => route.abort() },
  ])('opens nothing and moves no visitor who went back before it $what', async ({ end }) => {
    const held: Route[] = [];
    const { page, asked } = await pageWithAnswers(async (route) => void held.push(route));
    await page.click(linkTo(first));
    await expect.poll(asked).toBe(1);
    await page.evaluate(() => history.back());
    await opens(page);
    const ended = Promise.race([
      page.waitForEvent('requestfinished'),
      page.waitForEvent('requestfailed'),
    ]);
    await end(held[0]!);
    await ended;
    // The card would come in the next frame, and a navigation in the next task.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(() => setTimeout(resolve, 50))),
        ),
    );
    expect([await page.locator('[role=dialog]').count(), new URL(page.url()).pathname]).toEqual([
      0,
      '/',
    ]);
  });
});

test.each([
  { what: 'the second script', path: '**/complaint-card.*' },
  { what: 'the list of answers', path: `**${answersPage}` },
])('if $what cannot be loaded, the link is followed', async ({ path }) => {
  const page = await newPage(WIDE);
  await page.route(path, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.goto('/');
  await page.click(linkTo(first));
  await page.waitForURL(`${answersPage}#${first.id}`);
});
