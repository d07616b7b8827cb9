import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.ts';
import { SAMPLE } from '../../support/sites.ts';

// tests/unit/rules/excerpt.test.ts has every text. Here is what the page makes of it.

const words = (text: string) => text.trim().split(/\s+/);
const whole = (text: string) => words(text).join(' ');
const { reviews } = SAMPLE.content;
const LONG = reviews.filter(({ text }) => words(text).length > 25);

/** The visible text of every review, and what its button says and reports. */
const cards = (page: Page) =>
  page.locator('.review-card').evaluateAll((all) =>
    all.map((card) => {
      const button = card.querySelector('button');
      const text = card
        .querySelector<HTMLElement>('blockquote p')!
        .innerText.replace(/\s+/g, ' ')
        .trim();
      return {
        text,
        name: button?.textContent.trim(),
        expanded: button?.getAttribute('aria-expanded'),
      };
    }),
  );
/** The same, while the reviews of these indexes are open. */
const opened = (...indexes: number[]) =>
  reviews.map(({ name, text }) => {
    const index = LONG.findIndex((one) => one.text === text);
    if (index < 0) return { text: whole(text), name: undefined, expanded: undefined };
    return indexes.includes(index)
      ? { text: whole(text), name: `Show less of the review by ${name}`, expanded: 'true' }
      : {
          text: `${words(text).slice(0, 25).join(' ')}…`,
          name: `Read more of the review by ${name}`,
          expanded: 'false',
        };
  });

test('long reviews are cut to 25 words; each opens and closes separately, by mouse and keyboard, and its button reports the state', async () => {
  const page = await openPage('/reviews');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  expect(LONG.length).toBeGreaterThanOrEqual(3);
  expect(await cards(page)).toEqual(opened());
  expect(await page.locator('.review-card button span').first().innerText()).toBe('Read more');
  await press(`Read more of the review by ${LONG[1]!.name}`);
  expect(await cards(page)).toEqual(opened(1));
  await press(`Read more of the review by ${LONG[0]!.name}`);
  expect(await cards(page)).toEqual(opened(0, 1));
  await press(`Show less of the review by ${LONG[1]!.name}`);
  expect(await cards(page)).toEqual(opened(0));
  // The button keeps the focus and its place in the order of the page.
  await page.keyboard.press('Enter');
  expect(await cards(page)).toEqual(opened(0, 1));
  await page.keyboard.press('Space');
  expect(await cards(page)).toEqual(opened(0));
});
