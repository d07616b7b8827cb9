import {
  type Draft,
  eachText,
  type FieldMistake,
  type FieldPath,
  type Source,
  textsOf,
  writtenAt,
} from '../generator/index.ts';
import { MOST_SHOWN } from '../generator/tools.ts';
import { escaped } from './any-of.ts';
import {
  factPatterns,
  type FactPattern,
  type Literal,
  literalAt,
  openingDays,
} from './fact-patterns.ts';

/** Files that define the facts, and customers' words, which must not be changed. */
const EXEMPT_FILES = ['shop.yaml', 'towns.yaml', 'reviews.yaml'];

/** Finds facts that a text repeats as plain text instead of a placeholder. They would be wrong after the fact changes. */
export function repeatedFacts(drafts: Draft[], facts: Record<string, string>): FieldMistake[] {
  const patterns = factPatterns(facts);
  return drafts.flatMap(({ source }) =>
    EXEMPT_FILES.includes(source.file) ? [] : literalsIn(source, patterns),
  );
}

/** No content has this character, and no pattern matches across it. */
const BETWEEN_TEXTS = '\0';

function literalsIn(source: Source, patterns: FactPattern[]): FieldMistake[] {
  // Searching all texts of a file at once takes a fraction of the time.
  let joined = '';
  const starts: number[] = [];
  eachText(source.value, (text) => {
    starts.push(joined.length);
    joined += text + BETWEEN_TEXTS;
  });
  const found = literals(joined, patterns);
  if (found.length === 0) return [];
  const texts = textsOf(source.value);
  const byText = new Map<number, Literal[]>();
  let index = 0;
  // Both are in the order of the file.
  for (const literal of found) {
    while (index + 1 < starts.length && starts[index + 1]! <= literal.offset) index += 1;
    const own = { ...literal, offset: literal.offset - starts[index]! };
    const others = byText.get(index);
    if (others) others.push(own);
    else byText.set(index, [own]);
  }
  return [...byText].flatMap(([which, own]) =>
    unmeant(source, texts[which]!.path, texts[which]!.text, own),
  );
}

function literals(text: string, patterns: FactPattern[]): Literal[] {
  const found = openingDays(text);
  const lower = text.toLowerCase();
  for (const { expression, words, advice } of patterns) {
    const written = expression.ignoreCase ? lower : text;
    // Most files have no match, and matchAll copies the expression.
    if (
      words?.some((list) => list.every((word) => written.includes(word))) === false ||
      text.search(expression) < 0
    )
      continue;
    for (const match of text.matchAll(expression)) {
      const advised = advice(...(match as [string]));
      if (advised !== undefined) found.push(literalAt(match.index, match[0], advised));
    }
  }
  return withoutInner(
    found.sort((a, b) => a.offset - b.offset || b.literal.length - a.literal.length),
  );
}

/** One mistake is reported once: "Sat" of "Sat 8-2" is not another one. */
function withoutInner(found: Literal[]): Literal[] {
  let end = 0;
  return found.filter(({ offset, literal }) => {
    if (offset + literal.length <= end) return false;
    end = offset + literal.length;
    return true;
  });
}

function unmeant(source: Source, path: FieldPath, text: string, found: Literal[]): FieldMistake[] {
  const { start, end, written } = writtenAt(source, path);
  const meant = meantLiterals(source.text, start, end);
  return found
    .filter(({ literal }) => !meant.some((comment) => comment.includes(literal)))
    .map(({ literal, offset, message }, index) => ({
      source,
      path,
      message,
      // What comes after the first hundred is only counted, so it needs no place of its own.
      offset: index < MOST_SHOWN ? start + offsetIn(written, literal, text.slice(0, offset)) : end,
    }));
}

/** The offset of a literal in a text as the file writes it, with its line breaks, after `before` in the text itself. If escape codes hide it, the start. */
function offsetIn(written: string, literal: string, before: string): number {
  const spaced = new RegExp(escaped(literal), 'g');
  let rest = [...before.matchAll(spaced)].length;
  for (const { index } of written.matchAll(spaced)) if (rest-- === 0) return index;
  return 0;
}

/** The comments `# literal: …` on the first or last line of a text, or right above it. */
function meantLiterals(text: string, start: number, end: number): string[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  const firstLine = text.slice(lineStart, endOfLine(text, start));
  const lastLine = text.slice(end, endOfLine(text, end));
  return [above, firstLine, lastLine].flatMap((line) => /#\s*literal:(.*)/.exec(line)?.[1] ?? []);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
