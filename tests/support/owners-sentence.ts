import { expect } from 'vitest';

/** What an owner does not know: files and their form, and the measures of the build. */
const OF_DEVELOPERS = [
  /yaml|markdown|html|utf-8|placeholder|phrase|undefined|\[object/i,
  /["`{}<>]/,
  /\d{4}-\d\d-\d\d|YYYY/,
  /\d ?%/,
  /\blines? \d|\bcolumn\b|\bindent/,
  // A name in a file, or of a file.
  /\b[a-z]+[A-Z]\w*|\w\/\w+\.\w/,
];

/** Expects whole sentences that the owner of a shop understands. */
export function expectOwnersSentence(said: string): void {
  for (const words of OF_DEVELOPERS) expect(said).not.toMatch(words);
  expect(said).toMatch(/^[A-Z“].*[.]$/s);
}
