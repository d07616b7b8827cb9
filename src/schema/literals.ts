import { type ParsedFile, sourceTextAt, startOfLine } from '../generator/index.ts';
import { escapeRegExp, type FieldPath } from '../generator/portable.ts';

// Words in texts that must not repeat a fact, and the comments `# literal: …` that allow some.

/** Finds any of these words as whole words in a text, the longest first. */
export function expressionFor(texts: string[]): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  const ways = longestFirst.map(spaced).join('|');
  return new RegExp(`(?<![\\w./+-])(?:${ways || '(?!)'})(?![\\w-]|[.,]\\d)`, 'g');
}

/**
 * Ignores whether words have a hyphen, a space or a line break between them, and whether an
 * apostrophe is as a keyboard has it.
 */
export const sameText = (text: string): string => text.replace(/[\s-]+/g, ' ').replaceAll('’', "'");

const spaced = (text: string): string =>
  escapeRegExp(text).replace(/\s+/g, '\\s+').replaceAll('-', '[\\s-]+').replaceAll('’', "['’]");

/**
 * The words that comments allow before their reason, by the comment's offset. The comments are on
 * the first or last line of a text, or right above it.
 */
export function allowedWords(source: ParsedFile, path: FieldPath): Map<number, string> {
  const { text } = source;
  const { start, written } = sourceTextAt(source, path);
  const first = startOfLine(text, start);
  const above = COMMENTS.exec(text.slice(0, first))!.index;
  const ranges = [
    { from: above, lines: text.slice(above, first) },
    ...[first, start + written.length].map((from) => ({
      from,
      lines: /.*/.exec(text.slice(from))![0],
    })),
  ];
  return new Map(
    ranges.flatMap(({ from, lines }) =>
      Array.from(lines.matchAll(LITERAL), ({ 1: words, index }) => [from + index, words!.trim()]),
    ),
  );
}

/** Lines of comments at the end of a text. */
const COMMENTS = /(?:(?<![^\n])[^\S\n]*#.*\n)*$/;
const LITERAL = /#[^\S\n]*literal:(.*?)(?:, because|$)/gm;
