import {
  type FilledFile,
  type FieldMistake,
  matchOffsets,
  type Mistake,
  metadataOf,
  type ParsedFile,
} from '../generator/index.ts';
import { fieldAt, type FieldPath, textsOf } from '../generator/portable.ts';
import { AMOUNT_OR_DAY } from './amounts-and-days.ts';
import { fileNamed } from './content-queries.ts';
import { factSpellings } from './fact-spellings.ts';
import { allowedWords, expressionFor, sameText } from './literals.ts';
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
    const hasComments = source.text.includes('literal:');
    const isCoupons = source.file === 'coupons.yaml';
    const expression = isCoupons ? expressionForCoupons : expressionForFacts;
    return textsOf(source.data).flatMap(({ path, text }) => {
      // Listing the matches of each text would take three times as long.
      if (text.search(expression) < 0 && !hasComments) return [];
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
      return [
        ...outdatedLiterals(source, path, text, expression),
        ...notAllowed(source, path, literals, expression),
      ];
    });
  });
}

const isOfCoupon = (name: string): boolean => /^coupon\./i.test(name);

/** A fact's placeholder, with the other words of the spelling, as in `{coupon.a.value} off`. */
function callOf(name: string, value: string, literal: string): string {
  const [before, after, ...others] = ` ${literal.replace(/\s+/g, ' ')} `.split(` ${value} `);
  return after === undefined || others.length > 0
    ? `{${name}}`
    : `${before} {${name}} ${after}`.trim();
}

/** The literals that no comment allows. */
function notAllowed(
  source: ParsedFile,
  path: FieldPath,
  literals: Literal[],
  expression: RegExp,
): FieldMistake[] {
  const allowed = [...allowedWords(source, path).values()].flatMap(
    (words) => words.match(expression)?.map(sameText) ?? [],
  );
  const offsetOf = matchOffsets(source, path, expression);
  return literals.flatMap(({ literal, calls }, index) =>
    allowed.includes(sameText(literal))
      ? []
      : [{ source, path, ...mistakeOf(source, literal, calls), offset: offsetOf(index) }],
  );
}

function mistakeOf({ file }: ParsedFile, literal: string, calls: readonly string[]): Mistake {
  if (calls.length > 0) return shopMistake('literal', { literal, calls });
  return shopMistake(file === 'coupons.yaml' ? 'own-field' : 'coupon-amount', { literal });
}

/** Finds literals of a text that a comment allows, although no fact has such a value any more. */
const outdatedLiterals = (
  source: ParsedFile,
  path: FieldPath,
  text: string,
  expression: RegExp,
): FieldMistake[] =>
  Array.from(allowedWords(source, path)).flatMap(([offset, words]) =>
    literalsIn(words, text)
      .filter((literal) => !literal.match(expression)?.includes(literal))
      .map((literal) => ({
        source,
        path,
        ...shopMistake('outdated-literal', { literal }),
        offset,
      })),
  );

/** The words of a comment that a text has: all of them, or some between commas. */
function literalsIn(words: string, text: string): string[] {
  // Such as `$35, not price.emissions`, from the editor: it has never been a fact.
  if (words.includes(', not ')) return [];
  const isInText = (literal: string) => text.search(expressionFor([literal])) >= 0;
  return isInText(words) ? [words] : words.split(/,\s+/).filter(isInText);
}
