import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comeBackAt, openPage, textsOf } from '../support/open-page.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import { SAMPLE } from '../../support/sites.ts';

const { kinds, content } = SAMPLE;
const { callNote, walkIns, closedToday, opens, openUntil } = content.labels;
const PHONE = displayPhone(content.shop.phone);
const HOURS = 'Mon-Fri 8AM-5PM, Sat 8AM-2PM';

const MOMENTS = {
  open: '2026-11-27T10:30:00-05:00',
  evening: '2026-11-27T20:00:00-05:00',
  sunday: '2026-11-29T12:00:00-05:00',
  holiday: '2026-11-26T12:00:00-05:00',
};

/** The words, the address, the event and the place of every button that calls. */
const calls = (page: Page) =>
  page
    .locator('.button[href^="tel:"], .site-header-call, .call-bar a:first-child')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const { href, text, dataset } = one as HTMLAnchorElement;
        return { href, text, event: dataset.event, box: [x, y, width, height] };
      }),
    );

// tests/spec has the words on every page. Here they stay in their place while the page stays open.
test('every call button keeps its words, its number and its place at each moment, with script and without', async () => {
  const page = await openPage('/', { time: MOMENTS.open });
  const withoutScript = await openPage('/', { javaScriptEnabled: false });
  const open = await calls(page);
  expect(open.length).toBeGreaterThan(3);
  expect(await calls(withoutScript)).toEqual(open);
  for (const time of Object.values(MOMENTS)) {
    await comeBackAt(page, time);
    expect({ time, calls: await calls(page) }).toEqual({ time, calls: open });
  }
});

test.each([
  { when: MOMENTS.open, state: 'open', time: '5 PM', beside: PHONE },
  { when: MOMENTS.evening, state: 'closed', time: 'Sat 8 AM', beside: callNote.mail },
  { when: MOMENTS.holiday, state: 'closed', time: 'Fri 8 AM', beside: callNote.mail },
] as const)(
  'at $when the line below the button and the walk-ins say: $state, $time',
  async ({ when, state, time, beside }) => {
    const page = await openPage(kinds.emissions!, { time: when });
    const said = (label: string) => label.replace('{time}', time);
    expect(await textsOf(page, '.call-note')).toEqual([`${said(callNote[state])} ${beside}`]);
    expect(await textsOf(page, '.notice-now')).toEqual([said(walkIns[state])]);
  },
);

test('without script, the line below the button has the hours and the number', async () => {
  const page = await openPage(kinds.service!, { javaScriptEnabled: false });
  expect(await textsOf(page, '.call-note')).toEqual([`${HOURS} ${PHONE}`]);
});

test('the top bar names a holiday until it is over, and does not say the usual hours beside it', async () => {
  const page = await openPage(kinds.service!, { time: MOMENTS.holiday });
  const named = closedToday.replace('{name}', content.shop.holidays[0]!.name);
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    `${named} ${opens.replace('{time}', 'Fri 8 AM')}`,
  ]);
  await comeBackAt(page, MOMENTS.open);
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    `${openUntil.replace('{place}', content.labels.place.shop).replace('{time}', '5 PM')} ${HOURS}`,
  ]);
});
