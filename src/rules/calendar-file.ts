import type { Day } from '../generator/site.ts';
import { contentLines, escaped } from './content-lines.ts';
import { addDays, isoDay } from './zoned-time.ts';

/** `url` is a web page with more information. */
export type CalendarTexts = Record<'title' | 'notes' | 'place' | 'url', string>;

/** The first and last day are both included. */
export type CalendarEntry = CalendarTexts & { from: Day; to: Day };

/** A calendar file (RFC 5545) with one all-day entry, which does not mark the days as busy. */
export function calendarFile({ title, notes, place, url, from, to }: CalendarEntry, now: Date): string {
  const { host, pathname } = new URL(url);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    'BEGIN:VEVENT',
    // With the same UID, an entry that is added twice appears once.
    `UID:${date(from)}-${date(to)}${pathname.replaceAll('/', '-')}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(from)}`,
    // The format needs the day after the last one.
    `DTEND;VALUE=DATE:${date(addDays(to, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** A data address for a link that downloads a calendar file without a server. */
export function calendarHref(entry: CalendarEntry, now: Date): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`;
}

const date = (day: Day): string => isoDay(day).replaceAll('-', '');
