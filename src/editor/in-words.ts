import { fillIn } from '../generator/fill.ts';

/** A day such as `2026-11-26` as people write it. */
const dayInWords = (day: string): string =>
  new Date(`${day}T00:00`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });

/** A time such as `15:00` as people write it. */
const timeInWords = (time: string): string =>
  new Date(`2000-01-01T${time}`).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

/** A value as visitors read it, with at most so many letters. Of a group, its first texts. */
export function inWords(value: unknown, facts: Record<string, string> = {}, most = 50): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') {
    const parts = Object.values(value).filter((one) => one !== undefined && one !== '');
    const words = parts.slice(0, 2).map((part) => inWords(part, facts, most));
    return parts.length === 0 ? 'empty' : words.join(', ');
  }
  const written = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return dayInWords(written);
  if (/^\d\d:\d\d$/.test(written)) return timeInWords(written);
  // A link shows where it leads: the words of two may be the same.
  const linked = written.replace(/\[([^[\]]+)\]\(([^()]+)\)/g, '$1 ($2)');
  return shortened(fillIn(linked, {}, facts).text, most);
}

/** A text with at most so many letters. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
