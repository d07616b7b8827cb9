import { dateWords, fill, LINK, PLACEHOLDER, shortened } from '../../generator/portable.ts';

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
  const written = dateWords(String(value)).replace(LINK, withAddresses ? '$1 ($2)' : '$1');
  return shortened(fill(written, factValues).replace(PLACEHOLDER, '…'), max);
}
