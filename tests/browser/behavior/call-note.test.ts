import { expect, test } from 'vitest';
import { comeBackAt, openPage, textsOf } from '../support/open-page.ts';
import { displayPhone } from '../../../src/rules/phone.ts';
import { SAMPLE } from '../../support/sites.ts';

// tests/spec has the words of every button at each moment, and tests/unit/rules the hours.

const { kinds, content } = SAMPLE;
const { callNote, walkIns, closedToday, opens, openUntil } = content.labels;
const PHONE = displayPhone(content.shop.phone);
const HOURS = 'Mon-Fri 8AM-5PM, Sat 8AM-2PM';

const OPEN = '2026-11-27T10:30:00-05:00';
const HOLIDAY = '2026-11-26T12:00:00-05:00';

test.each([
  { when: OPEN, state: 'open', time: '5 PM', beside: PHONE },
  { when: HOLIDAY, state: 'closed', time: 'Fri 8 AM', beside: callNote.mail },
] as const)(
  'at $when the line below the button and the walk-ins say: $state, $time',
  async ({ when, state, time, beside }) => {
    const page = await openPage(kinds.emissions!, { time: when });
    const said = (label: string) => label.replace('{time}', time);
    expect(await textsOf(page, '.call-note')).toEqual([`${said(callNote[state])} ${beside}`]);
    expect(await textsOf(page, '.notice-now')).toEqual([said(walkIns[state])]);
  },
);

test('the top bar names a holiday until it is over, and does not say the usual hours beside it', async () => {
  const page = await openPage(kinds.service!, { time: HOLIDAY });
  const named = closedToday.replace('{name}', content.shop.holidays[0]!.name);
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    `${named} ${opens.replace('{time}', 'Fri 8 AM')}`,
  ]);
  await comeBackAt(page, OPEN);
  expect(await textsOf(page, '.top-bar p:first-child')).toEqual([
    `${openUntil.replace('{place}', content.labels.place.shop).replace('{time}', '5 PM')} ${HOURS}`,
  ]);
});
