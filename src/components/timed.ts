import { dayAfter } from '../rules/zoned-time.ts';

/**
 * Attributes of an element that the script removes at a local time: `YYYY-MM-DD`, or
 * `YYYY-MM-DDTHH:MM`.
 */
export const until = (time: string) => ({ 'data-widget': 'timed', 'data-until': time });

/**
 * Attributes of an element that the script removes once a day, `YYYY-MM-DD`, has passed. There are
 * none if there is no day.
 */
export const untilEndOf = (day: string | undefined) =>
  day === undefined ? undefined : until(dayAfter(day));
