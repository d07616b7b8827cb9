import { itemName } from './titles.ts';

/** Letters of a text in a sentence. */
const MOST_LETTERS = 60;

/** A value in a few words. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `“${shortened(asRead(value))}”`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  const name = itemName(value);
  if (name !== undefined) return `“${shortened(name)}”`;
  const parts = Object.values(value).filter((part) => typeof part !== 'object');
  return parts.length > 0 ? shortened(parts.join(', ')) : `${Object.keys(value).length} items`;
}

/** Two values with an arrow between them. Of long texts, only the words that differ. */
export function differing(old: unknown, now: unknown): string {
  if (
    typeof old !== 'string' ||
    typeof now !== 'string' ||
    old.length + now.length <= MOST_LETTERS * 2
  )
    return `${show(old)} → ${show(now)}`;
  // Two links with the same words differ in where they lead.
  const isSameWords = asRead(old) === asRead(now);
  const [a, b] = [old, now].map((text) => (isSameWords ? text : asRead(text)).split(' ')) as [
    string[],
    string[],
  ];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const part = (words: string[]): string => {
    const own = words.slice(start, words.length - end).join(' ');
    return own === '' ? '…' : `“${start > 0 ? '…' : ''}${shortened(own)}${end > 0 ? '…' : ''}”`;
  };
  return `${part(a)} → ${part(b)}`;
}

/** A text without the signs of its links. */
const asRead = (text: string): string => text.replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1');

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).trimEnd()}…` : text;
