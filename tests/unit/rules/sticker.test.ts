import { expect, test } from 'vitest';
import { parseIsoDay } from '../../../src/rules/days.ts';
import type { PlaceHours } from '../../../src/rules/hours.ts';
import { readSticker, stickerYears } from '../../../src/rules/sticker.ts';
import { CLOSED_FOR_WEEKS, HOURS } from './sample-shop.ts';

const NOON = 720;
const CLOSING = 1020;

const at = (iso: string, minute = NOON) => ({ ...parseIsoDay(iso), minute });
const read = (sticker: string, today: string, hours: PlaceHours, minute = NOON) =>
  readSticker(parseIsoDay(sticker), at(today, minute), hours);
const on = (iso: string) => ({ day: parseIsoDay(iso) });
const days = (first: string, last = first) => ({ from: parseIsoDay(first), to: parseIsoDay(last) });

test.each([
  [10, 2026, 2027],
  [11, 2025, 2026, 2027],
  [12, 2025, 2026],
])('in November 2026, a sticker for month %s may show the right years', (month, ...years) => {
  expect(stickerYears(month, at('2026-11-03'))).toEqual(years);
});

// November 26 (Thanksgiving), December 25 and Sundays are closed.
test.each<[string, string, string, object, number?]>([
  [
    'expired, on a closed day',
    '2026-10',
    '2026-11-26',
    { daysLeft: -26, visitSpans: [days('2026-11-27')], next: on('2026-11-27') },
  ],
  [
    'of next month: its first seven days',
    '2026-12',
    '2026-11-20',
    {
      lastDay: parseIsoDay('2026-12-31'),
      daysLeft: 41,
      visitSpans: [days('2026-12-01', '2026-12-05'), days('2026-12-07')],
      lastOpenDay: on('2026-12-31'),
    },
  ],
  [
    'of this month: the next seven days, without those that are closed',
    '2026-12',
    '2026-12-22',
    { visitSpans: [days('2026-12-22', '2026-12-24'), days('2026-12-26'), days('2026-12-28')] },
  ],
  [
    'of this month, after closing: from tomorrow, and no day of the next month',
    '2026-12',
    '2026-12-28',
    { daysLeft: 3, visitSpans: [days('2026-12-29', '2026-12-31')], lastOpenDay: on('2026-12-31') },
    CLOSING,
  ],
  [
    'of this month, after closing on its last open day: too late',
    '2026-12',
    '2026-12-31',
    { daysLeft: 0, visitSpans: [], reopens: on('2027-01-01') },
    CLOSING,
  ],
])('a sticker that is %s', (_what, sticker, today, answer, minute) => {
  expect(read(sticker, today, HOURS, minute)).toMatchObject(answer);
});

test('a lane that is closed for weeks has a last open day before, and opens again after', () => {
  expect(read('2026-12', '2026-12-01', CLOSED_FOR_WEEKS)).toMatchObject({
    daysLeft: 30,
    lastOpenDay: on('2026-12-12'),
  });
  expect(read('2026-12', '2026-12-13', CLOSED_FOR_WEEKS)).toMatchObject({
    daysLeft: 18,
    visitSpans: [],
    reopens: on('2027-01-05'),
  });
});
