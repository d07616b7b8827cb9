import { dayAfter } from '../rules/days.ts';

/** Attributes of an element that the script removes at a local time. */
export const until = (time: string) => ({ 'data-widget': 'timed', 'data-until': time });

/** Attributes of an element that the script removes once a day, `YYYY-MM-DD`, has passed. */
export const untilEndOf = (day: string | undefined) =>
  day === undefined ? undefined : until(dayAfter(day));
