import { expect, test, vi } from 'vitest';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axeFaults } from '../accessibility/run-axe.ts';
import { spoken } from '../accessibility/spoken.ts';
import { repositoryIn } from '../../support/repository.ts';
import {
  button as buttonOn,
  editedCopy,
  HEADING,
  hit,
  inEditor,
  openTask,
  saidAfter,
  sees,
  settledAfter,
} from './edit-server.ts';

const PICTURE = { width: 1600, height: 1000, channels: 3, background: '#275' } as const;

const EDITOR = { part: 'site-editor' };
/** The rule of axe that does not apply: Tab reaches editable texts, which keep their roles. */
const WHOLE_PAGE = { without: ['focus-order-semantics'] };

/** Runs axe on the editor in a state, and compares the words of screen readers with `spoken/`. */
async function expectAccessible(page: Page, state: string, what: object = EDITOR): Promise<void> {
  await page.waitForFunction(
    () => !/…$/m.test(document.querySelector('site-editor')!.shadowRoot!.textContent),
  );
  expect(await axeFaults(page, what), state).toEqual([]);
  await expect(await spoken(page, 'site-editor')).toMatchFileSnapshot(`spoken/${state}.yaml`);
}

test('axe finds nothing in any state of the tasks, and screen readers say it right', async () => {
  const { page, edit } = await editedCopy('/about');
  const button = buttonOn.bind(null, page);
  await button('Tasks').click();
  await button(/^Coupons/).waitFor();
  await expectAccessible(page, 'start');

  await page.getByRole('searchbox').fill('brake');
  await hit(page, 'Enter');
  await sees(page, /^Found: \d/);
  await expectAccessible(page, 'found');

  await button('Tasks').click();
  await openTask(page, /^What is still/);
  await page.getByRole('heading', { name: 'Still missing' }).waitFor();
  await expectAccessible(page, 'stand-ins');

  await openTask(page, /^Makes of cars/);
  await button(/^Change its web/)
    .first()
    .click();
  await page.getByLabel(/^New web address/).waitFor();
  expect(await axeFaults(page, EDITOR)).toEqual([]);
  await button('Cancel').click();
  await button('Change its web address Acura').waitFor();

  await openTask(page, /^Coupons/);
  await saidAfter(page, () => button(/^Add one/).click());
  await expectAccessible(page, 'coupons');
  await button(/^Not saved/).click();
  await button('Discard my changes Coupons').waitFor();
  await expectAccessible(page, 'drafts');
  await button('Go there').click();
  await inEditor(page, 'input:focus').waitFor();
  await button(/^Not saved/).click();
  await saidAfter(page, () => button(/^Discard/).click());
  await button('Tasks').click();

  edit('content/coupons.yaml', /coupons:/, 'coupons: [');
  await page.getByRole('heading', { name: 'What is wrong' }).waitFor();
  // A click on the mistake edits nothing.
  await page.getByText('cannot be shown until').click();
  expect(await page.getByText('What do you want to change?').count()).toBe(0);
  await expectAccessible(page, 'broken-page');
  edit('content/coupons.yaml', 'coupons: [', 'coupons:');
  await sees(page, /^Click any words/);
});

test('axe finds nothing in any state beside a page, and screen readers say it right', async () => {
  const { page, root, edit } = await editedCopy('/');
  // The shop is closed: its status would say something else while it is open.
  await page.clock.setFixedTime('2026-11-20T09:00:00Z');
  await page.reload();
  const button = buttonOn.bind(null, page);
  const typeHeading = async (words: string) => {
    await page.click(HEADING);
    await page.locator(`${HEADING}[contenteditable]`).waitFor();
    await hit(page, 'End');
    await page.keyboard.type(words);
  };
  const picture = await sharp({ create: PICTURE }).png().toBuffer();
  const photo = { name: 'a.png', mimeType: 'image/png', buffer: picture };
  const choosePhoto = () => page.getByLabel('Choose a photo').setInputFiles(photo);
  const publish = button(/^(Publish|Not published yet: \d+)$/);
  await typeHeading(' <b>bold</b>');
  await sees(page, 'must have only words');
  await expectAccessible(page, 'typing', WHOLE_PAGE);
  // Nothing is unsaved anymore.
  await hit(page, 'Control+Z');
  await sees(page, /^Click any words/);
  await hit(page, 'Control+M');
  await page.getByRole('textbox', { name: 'Heading' }).waitFor();
  await expectAccessible(page, 'form');
  await hit(page, 'Escape');
  await page.locator(`${HEADING}:focus`).waitFor();

  await page.click('.open-now');
  await page.getByRole('heading', { name: 'What do you want to change?' }).waitFor();
  await expectAccessible(page, 'edit-targets');

  let overviews = 0;
  page.on('request', (request) => (overviews += Number(request.url().endsWith('/overview'))));
  await button(/^This page/).click();
  await inEditor(page, 'summary').filter({ hasText: 'Photos' }).click();
  await inEditor(page, 'details .listed button').first().click();
  await choosePhoto();
  await button('Use this photo').waitFor();
  await expectAccessible(page, 'photo');
  // The form has several links to pages.
  expect(overviews).toBe(1);
  await page.click('[data-edit-photo]', { position: { x: 10, y: 10 } });
  await choosePhoto();
  await page.getByRole('slider').press('ArrowLeft');
  await expectAccessible(page, 'photo-point');

  await publish.click();
  await button('Build the site').waitFor();
  await expectAccessible(page, 'publish');

  await publish.click();
  await typeHeading(' of mine');
  const loaded = page.waitForEvent('load');
  edit('content/pages/home.yaml', /(?<=pricing:\n {2}heading: ).*/, 'Theirs');
  await hit(page, 'Enter');
  await loaded;
  await button(/^Discard my words/).waitFor();
  await expectAccessible(page, 'conflict');
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-11-19T09:00:00Z');
  repositoryIn(root);
  await button(/^Go there/).click();
  await inEditor(page, '.rich:focus, textarea:focus').waitFor();
  await button('Not saved: 1').click();
  await button(/^Discard my words/).click();
  await typeHeading(' of mine');
  await settledAfter(page, () => hit(page, 'Enter'));

  await publish.click();
  await inEditor(page, 'summary').filter({ hasText: 'Pages that change' }).click();
  await inEditor(page, 'iframe').nth(1).waitFor();
  await inEditor(page, 'summary').filter({ hasText: 'Earlier' }).click();
  await button('Bring back Changed by your developer').waitFor();
  await expectAccessible(page, 'changes');

  await page.context().setOffline(true);
  await button('Undo').click();
  await sees(page, 'The editor does not answer. If it');
  await expectAccessible(page, 'offline');
});
