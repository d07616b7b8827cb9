import { expect, test } from 'vitest';
import { inspectionDays, planRecheck } from '../../../src/rules/recheck.ts';
import { parseIsoDay, formatIsoDay } from '../../../src/rules/days.ts';
import { CLOSED_FOR_WEEKS, HOURS } from './sample-shop.ts';

const CLOSING = 1020;
const days = (today: string, hours = HOURS) =>
  inspectionDays(hours, parseIsoDay(today), 15).map(formatIsoDay);

test('the days to choose from: today and the open ones of the last 15 days, the latest first', () => {
  expect(days('2026-11-30')).toEqual(
    ['30', '28', '27', '25', '24', '23', '21', '20', '19', '18', '17', '16'].map(
      (day) => `2026-11-${day}`,
    ),
  );
});
test.each([
  ['a Sunday', '2026-11-29', '2026-11-30', '2026-11-28'],
  ['Thanksgiving', '2026-11-26', '2026-11-27', '2026-11-25'],
])('the days to choose from begin with the next open day on %s', (_when, today, ...first) => {
  expect(days(today).slice(0, 2)).toEqual(first);
});

test.each([
  ['on the last day itself', '2026-11-02', '2026-11-02', '2026-11-17'],
  ['before Thanksgiving', '2026-11-11', '2026-11-20', '2026-11-25'],
  ['not once that day is over', '2026-11-02', '2026-11-17', undefined],
])('the last visit is %s', (_what, inspected, today, visit) => {
  const now = { ...parseIsoDay(today), minute: CLOSING };
  const found = planRecheck(HOURS, parseIsoDay(inspected), now, 15).visit;
  expect(found && formatIsoDay(found.day)).toBe(visit);
});

test('there is no visit if the lane is closed for all 15 days', () => {
  expect(days('2026-12-14', CLOSED_FOR_WEEKS)[0]).toBe('2027-01-05');
  const day = parseIsoDay('2026-12-12');
  const { lastDay, visit } = planRecheck(CLOSED_FOR_WEEKS, day, { ...day, minute: CLOSING }, 15);
  expect([formatIsoDay(lastDay), visit]).toEqual(['2026-12-27', undefined]);
});
