import { expect, test } from 'vitest';
import { SAMPLE } from '../../support/sites.ts';
import { hold, newPage, textsOf } from '../support/open-page.ts';

const PATH = SAMPLE.kinds['state-inspection']!;
const { labels } = SAMPLE.content;
const SCRIPT = '**/sticker-months.*';

test('a tool whose script could not be loaded says so, works at the next touch, and looks pressed meanwhile', async () => {
  const page = await newPage({ expected: /^A tool of this page could not be loaded\./ });
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(PATH);
  const alerts = () => textsOf(page, '.sticker-months [role="alert"]');
  const pressed = () => textsOf(page, '.sticker-months-keys [aria-pressed="true"]');
  await page.getByRole('button', { name: 'November', exact: true }).click();
  await expect.poll(alerts).toEqual([labels.toolFailed]);
  expect(await pressed()).toEqual([]);

  await page.unrouteAll();
  const release = await hold(page, SCRIPT);
  await page.getByRole('button', { name: 'February', exact: true }).click();
  expect([await alerts(), await pressed()]).toEqual([[], ['February']]);
  release();
  await page.locator('.sticker-months-years').waitFor();
  expect(await textsOf(page, '.sticker-months-days')).toEqual([labels.sticker.year]);
});
