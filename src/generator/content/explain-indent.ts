import { parseEvents, YAMLException } from 'js-yaml';
import type { TextMistake } from '../mistake.ts';

/** Advice for a line that begins too far left or right, if no better place for it is found. */
const INDENTATION =
  'This line is not indented like the lines around it. Fields that belong together must start at the same column.';

type Line = { start: number; indent: number; words: string };
type Indent = { line: Line; indent: number; below: number; isWhole: boolean };

/** `mendedIndent`, or general advice for the place where the parser stopped. */
export const explainIndent = (text: string, offset: number): TextMistake =>
  mendedIndent(text, offset) ?? { offset, message: INDENTATION };

/**
 * Advice for a wrong indent on the line at `offset`, or on the line before: how many spaces that
 * line needs, and how it should be written. Undefined if the parser gets past the line with no
 * other indent. The position is that of the line to mend.
 */
export function mendedIndent(text: string, offset: number): TextMistake | undefined {
  const lines = linesOf(text);
  const at = lines.findLastIndex(({ start }) => start <= offset);
  const tried = [at, at - 1].flatMap((index) =>
    lines[index] && FIELD_OR_ITEM.test(lines[index].words) ? placesFor(lines, index, text) : [],
  );
  // People indent by two. A place with which the whole file can be read is better than one that
  // moves the mistake to a later line.
  const even = tried.filter(({ indent }) => indent % 2 === 0);
  const places = even.length > 0 ? even : tried;
  const best = places.find(({ isWhole }) => isWhole) ?? places[0];
  if (!best) return undefined;
  const { line, indent, below } = best;
  const also =
    below > 0
      ? ` Move the ${below === 1 ? 'line' : `${below} lines`} below it in the same way.`
      : '';
  const written = `${' '.repeat(indent)}${line.words.length > 50 ? `${line.words.slice(0, 50)}…` : line.words}`;
  return {
    offset: line.start + line.indent,
    message: `This line is not indented like the lines around it. It begins with ${spaces(line.indent)} and needs ${['none', 'one'][indent] ?? indent}: "${written}".${also}`,
  };
}

const spaces = (count: number): string =>
  count === 1 ? 'one space' : count === 0 ? 'no space' : `${count} spaces`;

/** The lines with words. */
const linesOf = (text: string): Line[] =>
  [...text.matchAll(/^( *)([^\s#].*)$/gm)].map(({ 1: indent, 2: words, index }) => ({
    start: index,
    indent: indent!.length,
    words: words!.trimEnd(),
  }));

/**
 * The indents with which the file can be read past a line, the nearest first, and how many lines
 * below it move with it.
 */
function placesFor(lines: Line[], index: number, text: string): Indent[] {
  const line = lines[index]!;
  const { start, indent } = line;
  const rest = lines.slice(index + 1);
  const inside = rest.findIndex((other) => other.indent <= indent);
  const below = inside < 0 ? rest.length : inside;
  const end = rest[below]?.start ?? text.length;
  const block = text.slice(start, end);
  // A line may begin where a line near it begins, or where the first field of a list's item does.
  const columns = [...lines.slice(Math.max(0, index - NEAR), index), ...rest.slice(0, 1)].flatMap(
    (other) => [other.indent, other.indent + /^(?:- +)*/.exec(other.words)![0].length],
  );
  return [...new Set(columns)]
    .filter((column) => column !== indent)
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a)
    .flatMap((column) => {
      const moved = moveBy(column - indent, block);
      const error = firstError(text.slice(0, start) + moved + text.slice(end));
      return error > start + moved.length
        ? [{ line, indent: column, below, isWhole: error === Infinity }]
        : [];
    });
}

const FIELD_OR_ITEM = /^(?:- |[\w-]+:(?: |$))/;

/** How many lines above a line may show where it belongs. */
const NEAR = 12;

const moveBy = (columns: number, block: string): string =>
  block.replace(/^( *)(?=\S)/gm, (blank) => ' '.repeat(Math.max(0, blank.length + columns)));

/**
 * The offset at which the quick parser, which also finds positions, gives up; past the end if it
 * does not.
 */
export function firstError(text: string): number {
  try {
    parseEvents(text, {});
    return Infinity;
  } catch (error) {
    return error instanceof YAMLException && error.mark ? error.mark.position : 0;
  }
}
