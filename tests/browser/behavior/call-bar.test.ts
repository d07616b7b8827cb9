import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftOf, openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

const { labels, makes, services, shop } = SAMPLE.content;
const MAKE = makes[0]!;
const DIAGNOSTICS = services.find(({ kind }) => kind === 'diagnostics')!;

/** Whether the bar is shown, and how far its lower edge is below the window. */
const place = (page: Page) =>
  page.locator('.call-bar').evaluate((bar) => ({
    shown: bar.checkVisibility(),
    below: Math.round(bar.getBoundingClientRect().bottom) - innerHeight,
  }));
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test('it is at the bottom of windows below 900 px, and visitors can scroll everything out from under it', async () => {
  const page = await openPage('/about');
  for (const width of [390, 899]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await place(page)).toEqual({ shown: true, below: 0 });
    await scrollToEnd(page);
    expect(await place(page)).toEqual({ shown: true, below: 0 });
    const clear = await page.evaluate(() => {
      const words = [...document.querySelectorAll('.site-footer *')].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      return (
        Math.round(document.querySelector('.call-bar')!.getBoundingClientRect().top) -
        Math.round(Math.max(...words))
      );
    });
    expect(clear).toBeGreaterThanOrEqual(0);
  }
  await page.setViewportSize({ width: 900, height: 844 });
  expect((await place(page)).shown).toBe(false);
});

test('on a phone in landscape, where it would take a fifth of the window, it is only at the end of the page', async () => {
  const page = await openPage('/about', { width: 844, height: 500 });
  expect((await place(page)).below).toBeGreaterThan(500);
  await scrollToEnd(page);
  expect(await place(page)).toEqual({ shown: true, below: 0 });
});

/** Where the links of the bar lead. */
const offered = (page: Page) =>
  page
    .locator('.call-bar a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
test('while the shop is closed, it offers e-mail that names the car; then it offers the call', async () => {
  const page = await openPage(MAKE.path, { time: '2027-02-09T07:59:30-05:00', runs: true });
  expect(await offered(page)).toEqual(['mailto:', 'https:']);
  expect(await draftOf(page)).toEqual({
    to: shop.email,
    lines: [`${labels.mail.car}: ${MAKE.name}`, `${labels.mail.complaint}: `],
  });
  await page.clock.runFor('01:00');
  expect(await offered(page)).toEqual(['tel:', 'https:']);
});

test('on the page of a service, the e-mail names the service and asks for the car', async () => {
  const page = await openPage(DIAGNOSTICS.path);
  const { car, service, complaint } = labels.mail;
  expect((await draftOf(page)).lines).toEqual([
    `${car}: `,
    `${service}: ${DIAGNOSTICS.name}`,
    `${complaint}: `,
  ]);
});
