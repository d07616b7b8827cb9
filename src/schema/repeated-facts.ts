import {
  type FilledFile,
  type FieldMistake,
  matchOffsets,
  type Mistake,
  metadataOf,
  type ParsedFile,
  startOfLine,
  sourceTextAt,
} from '../generator/index.ts';
import { escapeRegExp, fieldAt, type FieldPath, textsOf } from '../generator/portable.ts';
import { AMOUNT_OR_DAY } from './amounts-and-days.ts';
import { fileNamed } from './content-queries.ts';
import { factSpellings } from './fact-spellings.ts';
import { endingCoupons } from './missing-facts.ts';
import { shopMistake } from './mistakes.ts';

/**
 * These define the facts, but for texts that hold some; in reviews.yaml are customers' words, which
 * must not change.
 */
const EXEMPT_FILES = ['shop.yaml', 'towns.yaml', 'reviews.yaml'];

/** The words of a coupon. Its other fields hold its amounts and days. */
const COUPON_WORDS = ['off', 'work', 'with', 'description', 'note'];

/** A repeated fact in the text's spelling, and the placeholders that may take its place. */
type Literal = { literal: string; calls: readonly string[] };

/**
 * Finds facts that a text repeats as plain text instead of a placeholder. They would be wrong after
 * the fact changes. In a coupon's words, any amount or day could contradict the coupon's fields.
 */
export function repeatedFacts(
  filledFiles: FilledFile[],
  factValues: Record<string, string>,
): FieldMistake[] {
  const ending = endingCoupons((file) => fileNamed(filledFiles, file)?.source.data);
  const spellings = [...factSpellings(factValues, ending)];
  const expressionForFacts = expressionFor(spellings.map(([spelling]) => spelling));
  const otherSpellings = spellings.filter(([, names]) => !names.every(isOfCoupon));
  const expressionForCoupons = new RegExp(
    `${expressionFor(otherSpellings.map(([spelling]) => spelling)).source}|${AMOUNT_OR_DAY}`,
    'g',
  );
  const namesBySpelling = new Map(
    spellings.map(([spelling, names]) => [sameText(spelling), names]),
  );
  return filledFiles.flatMap(({ source, schema }) => {
    const isExempt = EXEMPT_FILES.includes(source.file);
    const isCoupons = source.file === 'coupons.yaml';
    const expression = isCoupons ? expressionForCoupons : expressionForFacts;
    return textsOf(source.data).flatMap(({ path, text }) => {
      // Listing the matches of each text would take three times as long.
      if (text.search(expression) < 0) return [];
      if (isExempt && !metadataOf(fieldAt(schema, path)).holdsFacts) return [];
      if (isCoupons && !COUPON_WORDS.includes(String(path.at(-1)))) return [];
      // One coupon's amount says nothing about another's, and its own card says its own.
      const isOffered = (name: string) => name in factValues && !(isCoupons && isOfCoupon(name));
      const literals = Array.from(text.matchAll(expression), ([literal]) => ({
        literal,
        calls: (namesBySpelling.get(sameText(literal)) ?? [])
          .filter(isOffered)
          .map((name) => callOf(name, factValues[name]!, literal)),
      }));
      return notAllowed(source, path, literals, expression);
    });
  });
}

const isOfCoupon = (name: string): boolean => /^coupon\./i.test(name);

/** A fact's placeholder, with the words of the spelling around its value: `{coupon.a.value} off`. */
function callOf(name: string, value: string, literal: string): string {
  const [before, after, ...others] = ` ${literal.replace(/\s+/g, ' ')} `.split(` ${value} `);
  return after === undefined || others.length > 0
    ? `{${name}}`
    : `${before} {${name}} ${after}`.trim();
}

/** One expression for whole texts, the longest first. */
function expressionFor(texts: string[]): RegExp {
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  const ways = longestFirst.map(spaced).join('|');
  return new RegExp(`(?<![\\w./+-])(?:${ways || '(?!)'})(?![\\w-]|[.,]\\d)`, 'g');
}

/**
 * Ignores whether words have a hyphen, a space or a line break between them, and whether an
 * apostrophe is as a keyboard has it.
 */
const sameText = (text: string): string => text.replace(/[\s-]+/g, ' ').replaceAll('’', "'");

const spaced = (text: string): string =>
  escapeRegExp(text).replace(/\s+/g, '\\s+').replaceAll('-', '[\\s-]+').replaceAll('’', "['’]");

/** The literals that no comment allows. */
function notAllowed(
  source: ParsedFile,
  path: FieldPath,
  literals: Literal[],
  expression: RegExp,
): FieldMistake[] {
  const { start, written } = sourceTextAt(source, path);
  const allowed = allowedLiterals(source.text, start, start + written.length, expression);
  const offsetOf = matchOffsets(source, path, expression);
  return literals.flatMap(({ literal, calls }, index) =>
    allowed.includes(sameText(literal))
      ? []
      : [
          {
            source,
            path,
            ...mistakeOf(source, literal, calls),
            offset: offsetOf(index),
          },
        ],
  );
}

function mistakeOf({ file }: ParsedFile, literal: string, calls: readonly string[]): Mistake {
  if (calls.length > 0) return shopMistake('literal', { literal, calls });
  return shopMistake(file === 'coupons.yaml' ? 'own-field' : 'coupon-amount', { literal });
}

/**
 * The literals that a comment `# literal: …` allows before its reason, on the first or last line of
 * a text, or right above it.
 */
function allowedLiterals(text: string, start: number, end: number, expression: RegExp): string[] {
  const first = startOfLine(text, start);
  const [above] = COMMENTS.exec(text.slice(0, first))!;
  const beside = [first, end].map((from) => /.*/.exec(text.slice(from))![0]);
  return [above, ...beside].flatMap((lines) =>
    Array.from(lines.matchAll(LITERAL), ([, words]) => words!.match(expression) ?? [])
      .flat()
      .map(sameText),
  );
}

/** Lines of comments at the end of a text. */
const COMMENTS = /(?:(?<![^\n])[^\S\n]*#.*\n)*$/;
const LITERAL = /#[^\S\n]*literal:(.*?)(?:, because|$)/gm;
