/** A day, a time or a moment of a file as people write it; any other text, or no day, as it is. */
export function dateWords(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?$/.exec(text) ?? [];
  const moment = new Date(`${day ?? '2000-01-01'}T${time ?? '00:00'}`);
  // No other day, as February 29 of most years, and no time such as 99:99.
  const isMoment = moment.getDate() === Number(day?.slice(-2) ?? 1);
  if ((day ?? time) === undefined || !isMoment) return text;
  return moment.toLocaleString('en-US', {
    ...(day && { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    ...(time && { hour: 'numeric', minute: '2-digit' }),
  });
}
