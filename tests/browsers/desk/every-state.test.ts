import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityTree } from '../../../scripts/screen-reader/accessibility-tree.ts';
import { readOut } from '../../../scripts/screen-reader/read-out.ts';
import { axeFaults } from '../accessibility/run-axe.ts';
import { editedCopy, saidAfter } from './edit-server.ts';

/** A text that can be edited is reached with Tab, and stays a heading or a paragraph. */
const KEPT_ROLES = ['focus-order-semantics'];

const HEADING = '[data-edit="pages/home.yaml#prices.heading"]';

/** A green picture of 1,600 by 1,000 pixels. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#275"/></svg>`;

/**
 * Runs axe on the editor in one of its states, and compares what screen readers say of it with the text in `spoken/`. If that has
 * changed, read the difference as somebody would who does not see the screen. If it is right: npx vitest run tests/browsers/desk -u
 */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.waitForFunction(() => !/…$/m.test(document.querySelector('site-editor')!.shadowRoot!.textContent));
  expect(await axeFaults(page, KEPT_ROLES), state).toEqual([]);
  const said = readOut(await accessibilityTree(page, 'site-editor'));
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`spoken/${state}.txt`);
}

test('axe finds nothing in any state, and screen readers say what they should', async () => {
  const { page, url, edit } = await editedCopy('/__edit/');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button(/^Coupons/).waitFor();
  await expectAccessible(page, 'start');

  await page.getByRole('searchbox').fill('brake');
  await page.keyboard.press('Enter');
  await page.getByText(/^Found: \d/).waitFor();
  await expectAccessible(page, 'found');

  await page.goto(`${url}/__edit/`);
  await button(/^What is still/).click();
  await page.getByRole('heading', { name: 'Still to be supplied' }).waitFor();
  await expectAccessible(page, 'missing');

  await button('Tasks').click();
  await button(/^Coupons/).click();
  await saidAfter(page, () => button(/^Add one/).click());
  await expectAccessible(page, 'coupons');
  await button(/^Not saved/).click();
  await button(/^Give up/).waitFor();
  await expectAccessible(page, 'drafts');
  await saidAfter(page, () => button(/^Give up/).click());

  await page.goto(url);
  await page.click(HEADING);
  await page.locator(`${HEADING}[contenteditable]`).waitFor();
  await page.keyboard.type(' <b>bold</b>');
  await page.getByText('must not have HTML or Markdown').waitFor();
  await expectAccessible(page, 'typing');
  await button('More').click();
  await page.getByRole('textbox', { name: 'Heading' }).waitFor();
  await expectAccessible(page, 'form');

  await button('This page').click();
  await page.locator('site-editor summary', { hasText: 'Photos' }).click();
  await page.locator('site-editor details .listed button').first().click();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'shop.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) });
  await button('Use this photo').waitFor();
  await expectAccessible(page, 'photo');

  await button('Publish').click();
  await button('Build the site').waitFor();
  await expectAccessible(page, 'publish');

  await button('Publish').click();
  await page.click(HEADING);
  await page.locator(`${HEADING}[contenteditable]`).waitFor();
  await page.keyboard.type(' of mine');
  edit('content/pages/home.yaml', /(?<=prices:\n {2}heading: ).*/, 'Theirs');
  await page.keyboard.press('Enter');
  await page.getByText('Saved there').waitFor();
  await expectAccessible(page, 'conflict');
  await button('Keep this').click();

  edit('content/coupons.yaml', /coupons:/, 'coupons: [');
  await page.goto(`${url}/__edit/`);
  await button(/^Mistakes: \d/).click();
  await button('Go there').click();
  await page.getByLabel('All of the file').waitFor();
  await expectAccessible(page, 'broken');
});
