import { dayAfter } from '../rules/days.ts';

/** Attributes with which the script removes an element at a local time. */
export const removedAt = (time: string) =>
  ({ 'data-widget': 'timed', 'data-until': time }) as const;

/** Attributes with which the script removes an element after a day, `YYYY-MM-DD`. */
export const removedAfter = (day: string | undefined) =>
  day === undefined ? undefined : removedAt(dayAfter(day));
