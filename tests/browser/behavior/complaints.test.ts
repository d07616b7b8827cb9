import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

/** What the buttons of the open answer do. */
const offered = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a.button')]
    .filter((link) => link.offsetWidth > 0)
    .map(({ protocol }) => protocol);

test('a complaint opens its answer and lights its parts; Escape, its button, Back and a key that moves the focus out of it close it', async () => {
  const page = await openPage('/', WIDE);
  await page.click(linkTo(first));
  await opens(page, first);
  expect(await page.locator('[role=dialog]').textContent()).toContain(first.tell[2]);
  expect(await page.evaluate(offered)).toEqual(['tel:']);
  // The page may have moved under the mouse, which lights what it rests on.
  await page.mouse.move(2, 2);
  const numbers = servicesOf(first).map(({ number }) => number);
  await expect
    .poll(() => page.evaluate(litParts))
    .toEqual(numbers.sort((one, other) => one - other));
  await page.keyboard.press('Escape');
  await opens(page);
  expect(await page.evaluate(() => document.activeElement!.getAttribute('href'))).toBe(
    `${answersPage}#${first.id}`,
  );

  await page.click(linkTo(first));
  await opens(page, first);
  await page.click(linkTo(second));
  await opens(page, second);
  const expanded = page.locator('.complaints [aria-expanded=true]');
  expect(await expanded.allTextContents()).toEqual([second.words]);
  // Going from one answer to the next adds no step of history: one Back closes both.
  await page.evaluate(() => history.back());
  await opens(page);

  await page.click(linkTo(second));
  await opens(page, second);
  await page.click('[role=dialog] button');
  await opens(page);

  await page.click(linkTo(first));
  await opens(page, first);
  await page.keyboard.press('Shift+Tab');
  await opens(page);
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
