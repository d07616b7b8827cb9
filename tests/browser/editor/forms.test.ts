import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../accessibility/run-axe.ts';
import {
  button,
  click,
  editedCopy,
  hit,
  HEADING,
  inEditor,
  openTask,
  refuseChange,
  saidAfter,
  sees,
  settledAfter,
} from './edit-server.ts';

/** Runs `act` before the next request to `url` goes on, unless the page has canceled it. */
const before = (page: Page, url: string, act: () => Promise<unknown>): Promise<unknown> =>
  page.route(url, async (route) => (await act(), route.continue().catch(() => {})), { times: 1 });

const openLastAnswer = async (page: Page) => {
  await openTask(page, /^Questions/);
  await inEditor(page, 'ol > li > details > summary').last().click();
  return inEditor(page, 'details[open] [data-field$=answer]');
};

const FIRST_ITEM = /^ {2}- [^]*?(?=^ {2}- )/m;

test('sends in turn what is typed quickly, even if the server starts again', async () => {
  const { page, differences } = await editedCopy('/about');
  await openTask(page, /^Closed days/);
  for (const index of [0, 1]) await inEditor(page, 'summary').nth(index).click();
  const names = page.getByRole('listitem').getByRole('textbox', { name: 'Name of the day' });
  await names.nth(0).fill('One');
  for (const status of [405, 403]) await refuseChange(page, { status });
  await names.nth(1).fill('Two');
  await hit(page, 'Enter');
  await expect
    .poll(() => differences().filter((line) => /^\+ .*"?(One|Two)\b/.test(line)).length, {
      timeout: 15_000,
    })
    .toBe(2);
  expect(await button(page, /^Not saved/).count()).toBe(0);
  await expect.poll(() => inEditor(page, 'details[open]').count()).toBe(2);
  await expect.poll(() => inEditor(page, 'textarea:focus').inputValue()).toBe('Two');

  // After a reload during an undo, the page does not say “Working…” forever.
  await page.route('**/__edit/undo', () => {});
  await click(page, 'Undo');
  await sees(page, 'Working…');
  // A text saved before the page knows the state is sent once.
  await before(page, '**/__edit/state', async () => {
    await names.nth(0).fill('Three');
    await hit(page, 'Enter');
  });
  await before(page, '**/__edit/change', () => page.waitForResponse('**/__edit/state'));
  await page.reload();
  await sees(page, 'One → Three');
});

test('words that are refused wait in “Not saved”, also after a reload', async () => {
  const { page } = await editedCopy('/about');
  await openTask(page, /^Coupons/);
  await inEditor(page, 'summary').nth(1).click();
  const dollars = page.getByRole('textbox', { name: 'Dollars' }).first();
  await dollars.fill('15%');
  await hit(page, 'Enter');
  await sees(page, /“15%” does not fit “Dollars”.* Press “Not saved”/);
  expect(await dollars.inputValue()).toBe('20');
  await click(page, 'Not saved: 1');
  await page.reload();
  expect(await inEditor(page, 'blockquote').textContent()).toBe('15%');
  await click(page, /^Discard my words/);
  await expect.poll(() => button(page, /^Not saved/).count()).toBe(0);
  // So do letters for a text that has not opened yet.
  await page.route('**/__edit/form', () => {}, { times: 1 });
  await page.click('h1');
  await page.keyboard.type('Early');
  await page.reload();
  await click(page, 'Not saved: 1');
  expect(await inEditor(page, 'blockquote').textContent()).toBe('Early');
});

test('shows what the last search finds, also after a reload', async () => {
  const { page } = await editedCopy('/about');
  const input = page.getByRole('searchbox');
  await click(page, 'Tasks');
  const find = async (words: string) => {
    await input.fill(words);
    await hit(page, 'Enter');
  };
  const found = page.getByText(/^Found: /);
  await before(page, '**/__edit/search', async () => {
    await find('holiday');
    await found.waitFor();
  });
  await find('coupon');
  await found.waitFor();
  await page.reload();
  await found.waitFor();
  expect(await input.inputValue()).toBe('holiday');
  expect(await button(page, /^Coupons/).count()).toBe(0);
  await find('erase a coupon');
  await sees(page, 'one of these tasks');
  expect(await button(page, /^(Coupons|Photos)/).count()).toBe(1);
});

test('waits in a form while its list is another one already', async () => {
  const { page, read } = await editedCopy('/coupons');
  const idsNow = (): string[] =>
    Array.from(read('content/coupons.yaml').matchAll(/- id: (.*)/g), ([, id]) => id!);
  const ids = idsNow();
  let loads = 0;
  page.on('load', () => loads++);
  await openTask(page, /^Coupons/);
  const items = inEditor(page, 'ol > li > details > summary');
  await items.nth(2).click();
  const third = (await items.nth(2).textContent())!.replace(/^3. /, '').trim();
  // Until this request goes on, the form shows the list in its old order.
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/__edit/form', async (route) => (await held, route.continue()));
  await saidAfter(page, () => button(page, `Move up ${third}`).press('Enter'));
  // A press on the old form would hit another item.
  await inEditor(page, '[inert]').waitFor();
  expect(idsNow()).toEqual([ids[0], ids[2], ids[1], ...ids.slice(3)]);
  expect(loads).toBe(0);
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  // The moved item is open, and has the focus, even after a reload.
  const focused = inEditor(page, 'details[open] button:focus');
  await expect.poll(() => focused.getAttribute('aria-label')).toBe(`Move up ${third}`);
  await settledAfter(page, () => click(page, `Remove this coupon ${third}`));
  expect(idsNow()).toEqual(ids.toSpliced(2, 1));
  // The focus is on a summary now, so a second press removes nothing.
  await inEditor(page, 'summary:focus').waitFor();
  expect(await inEditor(page, 'details[open]').count()).toBe(0);
  // Nothing is missing that was typed before the server answered.
  await items.first().click();
  const day = inEditor(page, 'input:focus');
  await before(page, '**/__edit/change', () => day.fill(`${new Date().getFullYear() + 1}-12-24`));
  await click(page, 'Add Last day');
  await button(page, 'Not saved: 1').waitFor();
  await sees(page, 'Not saved yet: press Enter');
  // A new item takes keys before the server answers.
  await page.route('**/__edit/change', () => {});
  await click(page, /^Add one/);
  await inEditor(page, 'details[open] :focus').waitFor();
});

test('keeps the focus at an item with lists in it that was moved', async () => {
  const { page } = await editedCopy('/car-wash');
  await click(page, 'This page');
  await inEditor(page, 'summary').filter({ hasText: 'Sections' }).click();
  await inEditor(page, 'summary').filter({ hasText: '1. Pull' }).click();
  await click(page, /^Move down Pull/);
  await inEditor(page, 'summary:focus').filter({ hasText: '2. Pull' }).waitFor();
});

test('loads a page again only when nobody types in its form', async () => {
  const { page, url, read } = await editedCopy('/');
  await before(page, '**/__edit/form', async () => {
    await page.keyboard.type('Early');
    await click(page, 'Edit');
  });
  await page.click(HEADING);
  await expect.poll(() => read('content/pages/home.yaml')).toContain('Early');
  await click(page, 'Edit');
  const drawings = page.locator('[aria-label=Drawing]');
  await drawings.first().waitFor();
  await click(page, 'Edit');
  await inEditor(page, '[aria-pressed=false]:focus').waitFor();
  await expect.poll(() => drawings.count()).toBe(0);
  await hit(page, 'Enter');
  await drawings.first().waitFor();
  await click(page, 'This page');
  await page.click(HEADING);
  await page.locator(`${HEADING}[contenteditable]`).waitFor();
  await page.keyboard.type(' and out');
  // The next page saves it.
  await page.goto(`${url}/coupons`);
  await expect.poll(() => read('content/pages/home.yaml')).toContain(' and out');
  // The form of the other page is not for this one.
  expect(await inEditor(page, '.sheet').count()).toBe(0);
  await openTask(page, /^Coupons/);
  await inEditor(page, 'summary').first().click();
  const inputs = page.getByRole('listitem').getByRole('textbox');
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('textbox', { name: 'Free work' }).first().fill('battery check');
  await before(page, '**/__edit/change', () => inputs.last().fill('We test'));
  await inputs.last().focus();
  await expect.poll(() => read('content/coupons.yaml')).toContain('battery check');
  await hit(page, 'End');
  await page.keyboard.type(' it here.', { delay: 60 });
  expect(loads).toBe(0);
  // A text typed while the page is requested stays, even if the window is closed before the save.
  await before(page, '**/coupons', () => page.keyboard.type(' Now'));
  await hit(page, 'Enter');
  await expect.poll(() => read('content/coupons.yaml')).toContain('We test it here.');
  await expect.poll(() => inputs.last().inputValue()).toBe('We test it here. Now');
  expect(loads).toBe(0);
  await page.route('**/__edit/change', () => {});
  await hit(page, 'Tab');
  const other = await page.context().newPage();
  await page.close();
  await other.goto(`${url}/coupons`);
  await expect.poll(() => read('content/coupons.yaml')).toContain('We test it here. Now');
});

test('Save leaves a long form and the focus where they are', async () => {
  const { page } = await editedCopy('/about', { viewport: { width: 1280, height: 500 } });
  const answer = await openLastAnswer(page);
  // Nobody must look for what has just been unfolded.
  await expect.poll(async () => (await answer.boundingBox())!.y).toBeLessThan(440);
  await answer.click({ position: { x: 20, y: 15 } });
  await page.keyboard.type('So');
  const top = async () => Math.round((await answer.boundingBox())!.y);
  const before = await top();
  await settledAfter(page, () => click(page, 'Save'));
  await expect.poll(top).toBe(before);
  await expect.poll(() => answer.evaluate((input) => input.matches(':focus'))).toBe(true);
  // What is pressed stays under the pointer, though a mistake of the field above is known by now.
  const items = inEditor(page, 'ol > li');
  const count = await items.count();
  const checked = page.waitForResponse('**/__edit/check');
  await answer.fill('Call {fone}.');
  await button(page, /^Remove this question/)
    .last()
    .hover();
  await page.mouse.down();
  await checked;
  await setTimeout(300);
  await settledAfter(page, () => page.mouse.up());
  expect(await items.count()).toBe(count - 1);
  // The form opened with another page, but from there.
  await hit(page, 'Escape');
  await inEditor(page, '.tasks:focus').waitFor();
});

test('keeps what is typed while another program changes its file', async () => {
  const { page, edit, read } = await editedCopy('/about');
  const answer = await openLastAnswer(page);
  await answer.click();
  await hit(page, 'Control+A');
  await page.keyboard.type('{phone} ');
  edit('content/faq.yaml', FIRST_ITEM, '');
  const theirs = read('content/faq.yaml');
  await page.keyboard.type('and you.', { delay: 60 });
  expect(await saidAfter(page, () => hit(page, 'Tab'))).toContain('Press “Not saved”');
  await click(page, 'Not saved: 1');
  await page.locator('blockquote', { hasText: '23 and you.' }).waitFor();
  expect(read('content/faq.yaml')).toBe(theirs);
});

test('opens no other item, and gives it no focus, after another program removed one', async () => {
  const { page, edit } = await editedCopy('/about');
  await openTask(page, /^Questions/);
  await inEditor(page, 'ol > li > details > summary').nth(1).click();
  await inEditor(page, 'details[open] [data-field$=answer]').click();
  const loaded = page.waitForEvent('load');
  edit('content/faq.yaml', FIRST_ITEM, '');
  await loaded;
  await expect.poll(() => inEditor(page, ':is(details[open], [data-field]:focus)').count()).toBe(0);
});

test('shows a text that is not saved yet, though its form was open before the last save', async () => {
  const { page } = await editedCopy('/');
  await click(page, 'This page');
  await click(page, 'Close');
  const retype = async (words: string) => {
    await page.click(HEADING);
    await page.locator(`${HEADING}[contenteditable]`).waitFor();
    await hit(page, 'Control+A');
    await page.keyboard.type(words);
    return settledAfter(page, () => hit(page, 'Enter'));
  };
  await retype('Walk in');
  expect(await retype('Walk in for $20 now')).toContain('Not saved yet');
  const input = inEditor(page, '.sheet [data-field]');
  await expect.poll(() => input.textContent()).toBe('Walk in for $20 now');
});

test('knows which text is which after texts changed places', async () => {
  const { page, edit } = await editedCopy('/services');
  const line = page.getByText('Nearby towns:');
  await expect.poll(() => line.getAttribute('data-edit')).toMatch(/^towns\.yaml#towns\.0\.name /);
  edit('content/towns.yaml', 'Centreville, latitude: 38.8404', 'Centreville, latitude: 39.2');
  await sees(page, 'Nearby towns: Manassas Park');
  expect(await line.getAttribute('data-edit')).toMatch(/^towns\.yaml#towns\.6\.name /);
});

test('works by touch on a phone, with a form from the bottom and a menu', async () => {
  const { page, differences } = await editedCopy('/about', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const boxes = () =>
    inEditor(page, '.toolbar > *').evaluateAll((all) =>
      all.slice(0, 6).map((one) => one.getBoundingClientRect().toJSON()),
    );
  const before = await boxes();
  await button(page, 'This page').tap();
  const card = (await inEditor(page, 'img').boundingBox())!;
  expect(card.width / card.height).toBeCloseTo(1200 / 630, 1);
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  for (const key of ['x', 'Backspace']) await title.press(key);
  await sees(page, 'Tap any words');
  await title.fill('Coupons');
  await page.getByRole('alert').getByText('It must have 15 to 65 letters.').waitFor();
  await title.press('Enter');
  await button(page, /^Not saved/).waitFor();
  expect(await boxes()).toEqual(before);
  const sheet = (await inEditor(page, '.sheet').boundingBox())!;
  expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, 390, 844]);
  expect(sheet.y).toBeGreaterThan(250);
  expect(await axeFaults(page, { part: 'site-editor' })).toEqual([]);
  expect(differences()).toEqual([]);
  // A keyboard leaves this much. The field stays in sight.
  await page.setViewportSize({ width: 390, height: 270 });
  await expect.poll(async () => Math.abs((await title.boundingBox())!.y - 170)).toBeLessThan(50);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Edit').tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.locator('#menu').getByRole('link', { name: 'Coupons' }).tap();
  await page.waitForURL('**/coupons');
});
