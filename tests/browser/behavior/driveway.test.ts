import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fill } from '../../../src/generator/fill.ts';
import { SAMPLE } from '../../support/sites.ts';
import { openPage, textsOf } from '../support/open-page.ts';

const PATH = SAMPLE.kinds['state-inspection']!;
const { criteria, prices, lastCar } = SAMPLE.content.inspections.state!;
const { driveway } = SAMPLE.content.labels;
const ITEMS = criteria.rows.map(({ item }) => item);
const FIXABLE = criteria.rows.flatMap(({ item, fix }) => (fix ? [item] : []));

const count = (ticked: number) =>
  fill(driveway.count, { count: `${ticked}`, total: `${ITEMS.length}` });
const counted = (page: Page) => textsOf(page, '.driveway [role="status"]');
const tick = (page: Page, item: string) =>
  page.getByRole('button', { name: `${driveway.tick}: ${item}`, exact: true }).click();
/** The items on the list of home fixes. */
const left = (page: Page) =>
  page
    .locator('.driveway-fixes li')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((item) => item.dataset.item));

test('ticked items are counted and disappear from the list of home fixes; after the last, the bar says until when to walk in and for how much; nothing is stored', async () => {
  const page = await openPage(PATH, { time: '2026-11-24T12:00-05:00' });
  expect(await left(page)).toEqual(FIXABLE);
  await tick(page, FIXABLE[0]!);
  // The item looks ticked at once. The count comes with the script.
  await expect.poll(() => counted(page)).toEqual([count(1)]);
  expect(await left(page)).toEqual(FIXABLE.slice(1));
  await tick(page, FIXABLE[0]!);
  expect([await counted(page), await left(page)]).toEqual([[count(0)], FIXABLE]);
  for (const item of ITEMS) await tick(page, item);
  expect(await textsOf(page, '.driveway-fixes')).toEqual([]);
  const price = `$${prices.safety.amount}`;
  expect(await counted(page)).toEqual([
    fill(driveway.open, { minutes: `${lastCar}`, time: '5 PM', price }),
  ]);
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie];
  expect(await page.evaluate(stored)).toEqual([0, 0, '']);
});
