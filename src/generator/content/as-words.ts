import { capitalized } from '../base/text.ts';

/** A name as words: `addressSuffix` becomes Address suffix. */
export function asWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll('-', ' ');
  return capitalized(words);
}
