import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { editedCopy, saidAfter } from './edit-server.ts';

// Jobs as an owner does them, each from the page on which it begins to what differs in the files. They go on where the one before
// left off, and each is undone at its end.

type Job = {
  job: string;
  at: string;
  /** What the owner does. */
  does: (page: Page) => Promise<unknown>;
  /** What is other in the files then. */
  differs: string[];
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const choose = (page: Page, name: string | RegExp, label: string) =>
  saidAfter(page, () => page.getByRole('combobox', { name }).last().selectOption({ label }));
const fill = (page: Page, name: string, value: string) =>
  saidAfter(page, async () => {
    const input = page.getByRole('textbox', { name, exact: true }).last();
    await input.fill(value);
    await input.press('Enter');
  });
const task = async (page: Page, name: RegExp): Promise<void> => {
  await button(page, 'Tasks').click();
  await button(page, name).click();
};
/** Types other words over those of an element, at their place. */
const retype = async (page: Page, selector: string, words: string): Promise<void> => {
  await page.locator(selector).locator('visible=true').first().click();
  await page.locator('[contenteditable]').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
  await saidAfter(page, () => page.keyboard.press('Enter'));
};

const JOBS: Job[] = [
  {
    job: 'a coupon of 10% off any brake work, and not off any order',
    at: '/coupons',
    does: async (page) => {
      await task(page, /^Coupons/);
      await saidAfter(page, () => button(page, /^Add one/).click());
      await choose(page, 'Off what', 'In your own words');
      await fill(page, 'Off what', 'any brake work');
      await page.getByText('10% off any brake work').first().waitFor();
    },
    differs: ['+ - id: coupon-1', '+ value: 10%', '+ off: "any brake work"'],
  },
  {
    job: 'the word on one coupon: the coupon comes first, and the word says that it is everywhere',
    at: '/coupons',
    does: async (page) => {
      await page.locator('.coupon-card-value').first().click();
      const offers = page.locator('site-editor .listed button');
      await expect.poll(() => offers.first().textContent()).toMatch(/^Coupons: Coupon 1/);
      await page.getByText(/^Everywhere: Free/).waitFor();
    },
    differs: [],
  },
  {
    job: 'the headline of a service page, beside its number',
    at: '/services/tires-centreville',
    does: (page) => retype(page, 'h1', 'Tire work'),
    differs: ['- heading: Tires in {town}', '+ heading: Tire work'],
  },
  {
    job: 'the headline of the about page, on its picture',
    at: '/about',
    does: (page) => retype(page, 'h1', 'Who we are'),
    differs: ['- heading: About us', '+ heading: Who we are'],
  },
  {
    job: 'an answer that is folded',
    at: '/',
    does: async (page) => {
      const first = page.locator('.faq-list details').first();
      const { width, height } = (await first.locator('summary').boundingBox())!;
      await first.locator('summary').click({ position: { x: width - 12, y: height / 2 } });
      await retype(page, '.faq-list details[open] p', 'Any day.');
    },
    differs: ['+ answer: "Any day."'],
  },
  {
    job: 'a made-up review goes, and not its mark',
    at: '/reviews',
    does: async (page) => {
      await task(page, /^What is still to be supplied/);
      await button(page, /^Reviews › “.*sample/)
        .first()
        .click();
      expect(await button(page, /^Remove This is a sample/).count()).toBe(0);
      await saidAfter(page, () => button(page, /^Remove review/).click());
    },
    differs: [],
  },
];

test('the jobs of an owner', async () => {
  const { page, url, differences } = await editedCopy('/');
  page.setDefaultTimeout(6000);
  const failed: Record<string, unknown> = {};
  for (const { job, at, does, differs } of JOBS) {
    await page.goto(url + at);
    try {
      await does(page);
      expect(differences()).toEqual(differs);
    } catch (error) {
      failed[job] = [error instanceof Error ? error.message : error, differences()];
    }
    while (await button(page, 'Undo').isEnabled())
      await saidAfter(page, () => button(page, 'Undo').click());
    for (const close of await button(page, 'Close').all()) await close.click();
  }
  expect(failed).toEqual({});
}, 120_000);
