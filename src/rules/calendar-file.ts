import type { Day } from '../generator/index.ts';
import { type DayRange, addDays, formatIsoDay } from './days.ts';
import { foldedLines, escapeText } from './folded-lines.ts';

/** `url` is a web page with more information. */
export type CalendarTexts = Record<'title' | 'notes' | 'place' | 'url', string>;

/**
 * A calendar file (RFC 5545) with an all-day entry for each span of days. The entries do not mark
 * the days as busy.
 */
export function calendarFile(texts: CalendarTexts, spans: DayRange[], now: Date): string {
  return foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(texts.url).host}//EN`,
    ...spans.flatMap((span) => entry(texts, span, now)),
    'END:VCALENDAR',
  ]);
}

function entry(
  { title, notes, place, url }: CalendarTexts,
  { from, to }: DayRange,
  now: Date,
): string[] {
  const { host, pathname } = new URL(url);
  return [
    'BEGIN:VEVENT',
    // With the same UID, an entry that is added twice appears once.
    `UID:${date(from)}-${date(to)}${pathname.replaceAll('/', '-')}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(from)}`,
    // The end is exclusive: the day after the last one.
    `DTEND;VALUE=DATE:${date(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A data address for a link that downloads a calendar file without a server. */
export function calendarHref(texts: CalendarTexts, spans: DayRange[], now: Date): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(texts, spans, now))}`;
}

const date = (day: Day): string => formatIsoDay(day).replaceAll('-', '');
