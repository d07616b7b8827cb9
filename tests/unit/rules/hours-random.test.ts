import { expect, test } from 'vitest';
import { changeLabel, shortHours } from '../../../src/rules/hours-format.ts';
import {
  DAYS,
  type Holiday,
  type Week,
  placeHours,
  placeStatus,
} from '../../../src/rules/hours.ts';
import { addDays, isoDay } from '../../../src/rules/zoned-time.ts';

const DAY = 1440;
const WEEKS = 24;
const LENGTH = 36;
/** The status looks no further ahead. */
const LOOKED_AT = 14;
const MONDAY = { year: 2026, month: 11, day: 23 };

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

const clock = (minute: number): string =>
  minute === DAY
    ? '23:59'
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Times of one day: closed, whole, until midnight, from midnight, with breaks. */
function randomTimes(random: (below: number) => number): number[] {
  const inside = Array.from({ length: 2 * random(3) }, () => 15 + 15 * random(94));
  const times = [...new Set(inside)].sort((a, b) => a - b);
  if (times.length % 2) times.pop();
  const kind = random(6);
  if (kind === 0) return [];
  if (kind === 1) return [0, DAY];
  if (kind === 2) return [0, ...times, DAY].slice(0, times.length + 2);
  if (kind === 3 && times.length) return [0, ...times.slice(1)];
  if (kind === 4 && times.length) return [...times.slice(0, -1), DAY];
  return times;
}

const spans = (times: number[]): { open: string; close: string }[] =>
  times.flatMap((open, i) => (i % 2 ? [] : [{ open: clock(open), close: clock(times[i + 1]!) }]));

/** A week, its holidays, and whether the place is open at each minute from Monday on. */
function randomHours(seed: number) {
  const random = numbers(seed);
  const usual = DAYS.map(() => randomTimes(random));
  const week: Week = usual.flatMap((times, day) =>
    spans(times).map((span) => ({ days: DAYS[day]!, ...span })),
  );
  const holidays: Holiday[] = [];
  const open = new Uint8Array(LENGTH * DAY);
  const closedUntil = random(4) ? 0 : 4 + random(16);
  for (let d = 0; d < LENGTH; d++) {
    let times = usual[(1 + d) % 7]!;
    if (d < closedUntil || random(9) === 0) {
      times = d < closedUntil ? [] : randomTimes(random);
      const shop = times.length ? spans(times) : 'closed';
      holidays.push({ date: isoDay(addDays(MONDAY, d)), shop });
    }
    for (let i = 0; i < times.length; i += 2)
      open.fill(1, d * DAY + times[i]!, d * DAY + times[i + 1]!);
  }
  return { week, usual, hours: placeHours(week, holidays, 'shop'), open };
}

/**
 * The minute, counted from Monday, that a label such as `Fri 12/4 8:30 AM` means to a reader on a
 * day.
 */
function minuteSaid(label: string, today: number): number {
  const [, name, month, date, hour, minutes, half] =
    /^(?:(\w{3}) )?(?:(\d+)\/(\d+) )?(\d+)(?::(\d\d))?\u00a0(AM|PM)$/.exec(label)!;
  const minute = (Number(hour) % 12) * 60 + Number(minutes ?? 0) + (half === 'PM' ? 720 : 0);
  // Without a day it is still to come: the 12 AM of today is the end of today.
  if (!name) return (minute ? today : today + 1) * DAY + minute;
  const isDay = (ahead: number): boolean => {
    const day = addDays(MONDAY, today + ahead);
    if (DAYS[(1 + today + ahead) % 7] !== name) return false;
    return month ? day.month === Number(month) && day.day === Number(date) : true;
  };
  const ahead = Array.from({ length: 20 }, (_, i) => i + 1).find(isDay)!;
  return (today + ahead) * DAY + minute;
}

test('the status of random hours is right at each minute, and its words mean the minute of the change', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= WEEKS; seed++) {
    const { hours, open } = randomHours(seed);
    const next = new Int32Array(open.length).fill(-1);
    for (let m = open.length - 2; m >= 0; m--)
      next[m] = open[m] === open[m + 1] ? next[m + 1]! : m + 1;
    // Each minute of some days; of the others one in each quarter of an hour, the finest step of
    // these hours.
    for (let d = 0; d < LENGTH - LOOKED_AT - 2; d++)
      for (let minute = 0; minute < DAY; minute += seed % 6 ? 15 : 1) {
        const at = d * DAY + minute;
        const today = addDays(MONDAY, d);
        const status = placeStatus(hours, { ...today, minute });
        const until = next[at]!;
        const said = status.until && minuteSaid(changeLabel(status.until, today), d);
        const seen = until >= 0 && until < (d + LOOKED_AT + 1) * DAY;
        const isRight = seen
          ? said === until
          : // At the edge it may look a midnight further.
            said === null || said === until;
        if (status.open !== !!open[at] || !isRight) wrong.push(`${seed}: ${at}, ${until}, ${said}`);
      }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('the words of random hours mean those hours, at each minute of the week', () => {
  const written = DAYS.map((_, i) => DAYS[(i + 1) % 7]!);
  const minuteOf = (text: string): number => {
    const [, hour, minutes, half] = /^(\d+)(?::(\d\d))?(AM|PM)$/.exec(text)!;
    return (Number(hour) % 12) * 60 + Number(minutes ?? 0) + (half === 'PM' ? 720 : 0);
  };
  const openIn = (text: string): Uint8Array => {
    const open = new Uint8Array(8 * DAY);
    for (const line of text.split(', ')) {
      const [, from = 'Mon', to = from === 'Mon' && !/^[A-Z]/.test(line) ? 'Sun' : from, times] =
        /^(?:([A-Z][a-z]{2})(?:-(\w{3}))? )?(.*)$/.exec(line)!;
      for (let day = written.indexOf(from); day <= written.indexOf(to); day++)
        for (const span of times!.split(' and ')) {
          const [start, end] = span === '24 hours' ? [0, DAY] : span.split('-').map(minuteOf);
          open.fill(1, day * DAY + start!, day * DAY + end! + (end! > start! ? 0 : DAY));
        }
    }
    // Sunday's night is Monday's morning.
    for (let m = 0; m < DAY; m++) open[m] ||= open[7 * DAY + m]!;
    return open.subarray(0, 7 * DAY);
  };
  for (let seed = 1; seed <= 150; seed++) {
    const { week, usual } = randomHours(seed);
    if (!week.length) continue;
    const expected = new Uint8Array(7 * DAY);
    for (const [day, times] of usual.entries())
      for (let i = 0; i < times.length; i += 2)
        expected.fill(1, ((day + 6) % 7) * DAY + times[i]!, ((day + 6) % 7) * DAY + times[i + 1]!);
    const text = shortHours(week);
    expect(Buffer.compare(openIn(text), expected), `${seed}: ${text}`).toBe(0);
  }
});
