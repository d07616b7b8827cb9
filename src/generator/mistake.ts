/** A position in a file of the project. Line and column count from 1, as in editors. */
export type Position = { file: string; line: number; column: number };

/**
 * What is wrong, and what to do about it, in whole sentences; and where, if that is known. A mistake without a line is about the
 * file itself: it is missing, or should not exist.
 */
export type Mistake = { message: string } & Partial<Position>;

/** A mistake in a text, by the offset of its first character. */
export type TextMistake = { offset: number; message: string };

/** One line for a terminal: `content/chairs.yaml:14:5  what is wrong. What is expected.` Editors make the position clickable. */
export function formatMistake({ message, file, line, column }: Mistake): string {
  if (file === undefined) return message;
  return `${file}${line === undefined ? '' : `:${line}:${column}`}  ${message}`;
}
