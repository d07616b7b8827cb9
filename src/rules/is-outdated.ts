/**
 * Whether a rule was last checked more than a year before a day (both `YYYY-MM-DD`): it may have
 * changed since.
 */
export function isOutdated(checked: string, today: string): boolean {
  const [year = '', ...day] = checked.split('-');
  return [Number(year) + 1, ...day].join('-') < today;
}
