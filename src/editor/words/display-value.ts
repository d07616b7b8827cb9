import { fillOrKeep, LINK, PLACEHOLDER, shortened } from '../../generator/portable.ts';

/** A day, a time or a moment of a file as people write it; any other text, or no day, as it is. */
export function displayDate(text: string): string {
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

/**
 * A value as visitors read it, each text in at most `max` characters, a link's address behind its
 * words if asked for. A group shows its first two values, and a missing fact is “…”.
 */
export function displayValue(
  value: unknown,
  factValues: Record<string, string>,
  { max = 50, withAddresses = false } = {},
): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') {
    const parts = Object.values(value).filter(
      (part) => part !== undefined && part !== '' && part !== 0,
    );
    const words = parts
      .slice(0, 2)
      .map((part) => displayValue(part, factValues, { max, withAddresses }));
    return parts.length === 0 ? 'empty' : words.join(', ').replace(/([.?!…]), /, '$1 ');
  }
  const written = displayDate(String(value)).replace(LINK, withAddresses ? '$1 ($2)' : '$1');
  return shortened(fillOrKeep(written, factValues).replace(PLACEHOLDER, '…'), max);
}
