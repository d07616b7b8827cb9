import { dayAfter } from '../rules/days.ts';

/** Attributes with which the script removes an element at a local time. */
export const removalAttributesAt = (time: string) =>
  ({ 'data-widget': 'timed', 'data-until': time }) as const;

/** Attributes with which the script removes an element after a day, `YYYY-MM-DD`. */
export const removalAttributesAfter = (day: string | undefined) =>
  day === undefined ? undefined : removalAttributesAt(dayAfter(day));
