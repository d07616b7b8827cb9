import type { Day } from '../generator/site.ts';
import { contentLines, escaped } from './content-line.ts';
import { addDays, isoDay } from './zoned-time.ts';

export type CalendarEntry = {
  title: string;
  notes: string;
  place: string;
  /** Web page with more about it. */
  url: string;
  /** Whole days, both counted. */
  from: Day;
  to: Day;
};

/** A calendar file (RFC 5545) with one entry of whole days, which leaves the days free for other things. */
export function calendarFile({ title, notes, place, url, from, to }: CalendarEntry, now: Date): string {
  const { host, pathname } = new URL(url);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//EN`,
    'BEGIN:VEVENT',
    // The same entry, added twice, is one entry.
    `UID:${date(from)}-${date(to)}${pathname.replaceAll('/', '-')}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${date(from)}`,
    // The day after the last one, as the format counts.
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

/** The address of a link that hands over a calendar file without asking a server. */
export function calendarHref(entry: CalendarEntry, now: Date): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`;
}

const date = (day: Day): string => isoDay(day).replaceAll('-', '');
