import * as v from 'valibot';
import { field } from '../generator/index.ts';
import { shortHours } from '../rules/hours-format.ts';
import { firstOverlap, type OpenHours } from '../rules/hours.ts';
import { forEditor } from './for-editor.ts';
import { editedAs, parseTyped, nonEmptyList } from './field-types.ts';
import { requirement } from './requirements.ts';

const CLOCK = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const clock = v.pipe(v.string(), editedAs('time'), v.regex(CLOCK, requirement('clock')));
export const isoDate = v.pipe(
  v.string(),
  editedAs('date'),
  v.isoDate(requirement('date')),
  v.check(isCalendarDate, requirement('realDate')),
);

export const isoDateTime = v.pipe(
  v.string(),
  editedAs('date-time'),
  v.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, requirement('dateTime')),
  v.check((value) => isCalendarDate(value.slice(0, 10)), requirement('realDateTime')),
);

const DAY_SPAN = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))?$/;
const WHOLE_DAY = /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?s?\.?$/i;
/** Corrects Saturday to Sat, and Monday to Friday to Mon-Fri. Any other text stays as typed. */
function correctedDays(typed: string): string {
  const parts = typed.split(/\s*(?:-|–|to|through)\s*/i);
  if (!parts.every((part) => WHOLE_DAY.test(part))) return typed;
  return parts.map((day) => day[0]!.toUpperCase() + day.slice(1, 3).toLowerCase()).join('-');
}
const daysSchema = v.pipe(
  v.string(),
  parseTyped(correctedDays),
  v.regex(DAY_SPAN, requirement('days')),
);
type Span = OpenHours & { days: string };
/** Hours that nobody gave would be saved at once. */
const NO_HOURS = { open: '', close: '' };
const openAndClose = { open: field('Opens', clock), close: field('Closes', clock) };
const spanSchema = v.pipe(
  v.strictObject({
    days: field('Days', 'A day such as Sat, or a range such as Mon-Fri.', daysSchema),
    ...openAndClose,
  }),
  forEditor<Span>({
    initial: () => ({ days: '', ...NO_HOURS }),
    nameOf: (hours: Span) => (areClocks(hours) && shortHours([hours])) || hours.days || 'New',
  }),
  v.forward(
    v.check((hours) => closesLater(hours), requirement('later')),
    ['close'],
  ),
);
export const weekSchema = v.pipe(
  v.array(field('Line', spanSchema)),
  v.minLength(1, requirement('someHours')),
  v.rawCheck(({ dataset, addIssue }) => {
    const spans = dataset.typed ? dataset.value : [];
    // Other checks report malformed days and times, and hours that end before they start.
    const possible = spans.filter(
      (hours) => DAY_SPAN.test(hours.days) && areClocks(hours) && closesLater(hours),
    );
    const { span, day } = firstOverlap(possible) ?? {};
    if (!span) return;
    const at = (input: unknown, key: unknown, value: unknown) =>
      ({ type: 'unknown', origin: 'value', input, key, value }) as const;
    addIssue({
      message: requirement('overlap'),
      received: day,
      path: [at(spans, spans.indexOf(span), span), at(span, 'days', span.days)],
      input: span.days,
    });
  }),
);

const openHours = v.pipe(
  v.strictObject(openAndClose),
  v.forward(
    v.check((hours) => closesLater(hours), requirement('later')),
    ['close'],
  ),
);
const spansOfDay = v.pipe(
  nonEmptyList(field('Part of the day', openHours)),
  forEditor<OpenHours[]>({ initial: () => [NO_HOURS, NO_HOURS] }),
  v.check(
    (spans) => firstOverlap(spans.map((span) => ({ days: 'Mon', ...span }))) === undefined,
    requirement('breakBetweenSpans'),
  ),
);
export const dayHours = v.pipe(
  v.union(
    [
      field('Closed', v.literal('closed')),
      field('Open at other hours', openHours),
      field('Open twice, with a break', spansOfDay),
    ],
    requirement('dayHours'),
  ),
  // Nobody has chosen yet. A first choice would be saved at once.
  forEditor({ nameOf: dayHoursWords, initial: () => '' }),
);

/** Writes the hours of one day as words: `8AM-12PM`, `closed`. */
export function dayHoursWords(hours: 'closed' | OpenHours | OpenHours[]): string {
  if (typeof hours === 'string') return hours;
  const spans = [hours].flat().filter(areClocks);
  // If all days are the same, `shortHours` names no days.
  return shortHours(spans.map((span) => ({ days: 'Mon-Sun', ...span }))) || '…';
}

const areClocks = ({ open, close }: OpenHours): boolean => CLOCK.test(open) && CLOCK.test(close);
// Another check reports malformed times.
const closesLater = (hours: OpenHours): boolean => hours.open < hours.close || !areClocks(hours);

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
