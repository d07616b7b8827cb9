import { dayAfter } from '../rules/days.ts';

/** Attributes of an element that the script removes at a local time. */
export const removedAt = (time: string) =>
  ({ 'data-widget': 'timed', 'data-until': time }) as const;

/** Attributes of an element that the script removes once a day, `YYYY-MM-DD`, has passed. */
export const removedAfter = (day: string | undefined) =>
  day === undefined ? undefined : removedAt(dayAfter(day));
