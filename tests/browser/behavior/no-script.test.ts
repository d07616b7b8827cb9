import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageKind } from '../../../scripts/browser/page-kinds.ts';
import { openPage, textsOf } from '../support/open-page.ts';
import { deadControls, lostWords } from './reading.ts';
import { SAMPLE } from '../../support/sites.ts';

// tests/spec reads every page without script. engines/engines.test.ts has the menu.

const { coupons, inspections, labels } = SAMPLE.content;

const openPath = (path: string): Promise<Page> => openPage(path, { javaScriptEnabled: false });

test('without script, tools that need a script are hidden, and their general answers are visible', async () => {
  const page = await openPath(SAMPLE.kinds['state-inspection']!);
  expect(await textsOf(page, ':is(.sticker-months, .driveway) button')).toEqual([]);
  expect((await textsOf(page, 'main')).join(' ')).not.toMatch(/\b(tap|press|click)\b/i);
  await page.click('.recheck summary');
  expect(await textsOf(page, '.recheck details > p')).toEqual([
    inspections.state!.recheck.paragraph.replace(/\s+/g, ' '),
  ]);
});

test('without script, the questions about emissions lead to an answer, and one is open at a time', async () => {
  const page = await openPath(SAMPLE.kinds.emissions!);
  const press = (...steps: string[]) =>
    page.click(['.emissions-walk', ...steps, 'summary'].join(' > '));
  const answers = () => textsOf(page, '.emissions-walk-answer b');
  await press('details:last-of-type');
  expect(await answers()).toEqual([labels.verdict.probablyNot]);
  // The other answers come back when this one is closed.
  await press('details:last-of-type');
  await press('details:first-of-type');
  expect(await answers()).toEqual([]);
  await press('details', 'details:nth-of-type(1)');
  expect(await answers()).toEqual([labels.verdict.notYet]);
});

test('without script, a coupon opens and closes', async () => {
  const { id } = coupons[0]!;
  const page = await openPath('/coupons');
  await page.click(`#${id} .coupon-card-show`);
  expect(await textsOf(page, `#ticket-${id}`)).toHaveLength(1);
  await page.click(`#ticket-${id} [popovertargetaction="hide"]`);
  expect(await textsOf(page, `#ticket-${id}`)).toEqual([]);
});

/** They have each widget. */
const KINDS: PageKind[] = ['home', 'service', 'diagnostics', 'state-inspection', 'reviews'];

test('without script, no page hides words or shows a control that does nothing', async () => {
  const page = await openPath('/');
  for (const kind of KINDS) {
    await page.goto(SAMPLE.kinds[kind]!);
    const dead = await page.evaluate(deadControls);
    expect({ kind, dead, lost: await lostWords(page) }).toEqual({ kind, dead: [], lost: [] });
  }
});
