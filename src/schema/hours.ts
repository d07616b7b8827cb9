import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { overlappingDay } from '../rules/hours.ts';
import { begins, edited, meaning, some } from './fields.ts';

const CLOCK = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const clock = v.pipe(
  v.string(),
  edited('time'),
  v.regex(
    CLOCK,
    'must be a time from "00:00" to "23:59", such as "08:00". The end of a day is "23:59"',
  ),
);
export const isoDate = v.pipe(
  v.string(),
  edited('date'),
  v.isoDate('must be a date written as YYYY-MM-DD, such as 2026-12-25'),
  v.check(isCalendarDate, 'must be a day that exists, written as YYYY-MM-DD, such as 2026-12-25'),
);

export const isoTime = v.pipe(
  v.string(),
  edited('date-time'),
  v.regex(
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/,
    'must be a day and a time, such as 2026-12-01T12:00',
  ),
  v.check(
    (value) => isCalendarDate(value.slice(0, 10)),
    'must be on a day that exists, such as 2026-12-01T12:00',
  ),
);

const DAY = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
/** Such as Sat for Saturday, and Mon-Fri for Monday to Friday. */
const daysMeant = (typed: string): string =>
  typed
    .trim()
    .split(/\s*(?:-|–|to|through)\s*/i)
    .map((day) => day.charAt(0).toUpperCase() + day.slice(1, 3).toLowerCase())
    .join('-');
const days = v.pipe(
  v.string(),
  meaning(daysMeant),
  v.regex(
    new RegExp(`^${DAY}(-${DAY})?$`),
    'must be a day or a range of days, such as Sat or Mon-Fri. Several days, such as Mon and Wed, are a line each',
  ),
);
const LATER =
  'must be later than open, such as open: "08:00", close: "17:00". The end of a day is "23:59". Hours after midnight are a line for the next day, from "00:00"';
const openAndClose = { open: field('Opens', clock), close: field('Closes', clock) };
const span = v.pipe(
  v.strictObject({
    days: field('Days', 'A day such as Sat, or a range such as Mon-Fri.', days),
    ...openAndClose,
  }),
  begins({ days: 'Sun', open: '10:00', close: '16:00' }),
  v.forward(
    v.check((hours) => closesLater(hours), LATER),
    ['close'],
  ),
);
export const week = v.pipe(
  v.array(field('Line', span)),
  v.minLength(1, 'must list at least one span of days'),
  v.rawCheck(({ dataset, addIssue }) => {
    const spans = dataset.typed ? dataset.value : [];
    // Malformed times, and hours that end before they start, are already reported.
    const overlap = (count: number) =>
      overlappingDay(
        spans.slice(0, count).filter((hours) => areTimes(hours) && closesLater(hours)),
      );
    const i = firstWith(spans.length, (index) => overlap(index + 1) !== undefined);
    const span = spans[i];
    if (!span) return;
    const at = (input: unknown, key: unknown, value: unknown) =>
      ({ type: 'unknown', origin: 'value', input, key, value }) as const;
    addIssue({
      message: `must not name ${overlap(i + 1)} again for hours that overlap or meet those above. For a break, leave time between the two`,
      path: [at(spans, i, span), at(span, 'days', span.days)],
      input: span.days,
    });
  }),
);

/** The first index below `count` that has a property which all later ones have too; `count` if none has it. */
function firstWith(count: number, has: (index: number) => boolean): number {
  let [first, after] = [0, count];
  while (first < after) {
    const middle = (first + after) >> 1;
    if (has(middle)) after = middle;
    else first = middle + 1;
  }
  return first;
}

const clocks = v.pipe(
  v.strictObject(openAndClose),
  begins({ open: '09:00', close: '12:00' }),
  v.forward(
    v.check((hours) => closesLater(hours), LATER),
    ['close'],
  ),
);
const spansOfDay = v.pipe(
  some(field('Part of the day', clocks)),
  begins([
    { open: '08:00', close: '12:00' },
    { open: '13:00', close: '17:00' },
  ]),
  v.check(
    (spans) => overlappingDay(spans.map((span) => ({ days: 'Mon', ...span }))) === undefined,
    'must leave time between two spans',
  ),
);
export const dayHours = v.union(
  [
    field('Closed', v.literal('closed')),
    field('Open at other hours', clocks),
    field('Open twice', spansOfDay),
  ],
  'must be the word closed, hours such as { open: "08:00", close: "12:00" }, or a list of such hours for a day with a break',
);

type Clocks = { open: string; close: string };
const areTimes = ({ open, close }: Clocks): boolean => CLOCK.test(open) && CLOCK.test(close);
// Malformed times are already reported.
const closesLater = (hours: Clocks): boolean => hours.open < hours.close || !areTimes(hours);

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
