import type { CrossProblem, Draft } from '../generator/read/content-model.ts';
import { type FieldPath, type Source, writtenAt } from '../generator/read/locate.ts';
import { eachText, textsOf } from '../generator/read/texts-of.ts';
import { MONTHS } from '../rules/days.ts';
import { numberWords } from '../rules/number-words.ts';

/** Files that define the facts, and customers' words, which must not be changed. */
const EXEMPT_FILES = ['shop.yaml', 'towns.yaml', 'reviews.yaml'];

/** Nouns that can follow a count, as a regular expression. */
const COUNTED: Record<string, string> = {
  services: 'services|kinds of work',
  parts: 'numbered parts',
  makes: 'makes',
  towns: 'towns',
  questions: 'questions|answers',
  coupons: 'coupons',
  reviews: 'reviews',
  stateItems: 'things an? \\S+ inspector',
  emissionsItems: 'things that decide',
};

/** Facts to search for as whole words. A place name that begins a longer name, such as Fairfax Station, is ignored. */
const EXACT = /^(?:name|email|address|state|county|town|city|place|claims\.(?:years|technicians|courtesy|reviews|rating|reviewCount))$/;
const HOURS = ['hours.shop', 'hours.gas', 'hours.wash'];
/** The placeholders of the places that are there. */
const hoursIn = (facts: Record<string, string>): string[] => HOURS.filter((name) => facts[name]);
const PLACES = ['county', 'town', 'city'];

const DAYS = /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|every day|seven days|weekdays|weekends)\b/i;
/** Before most other words, these are not days: "Sun visors stay open", "Sat for hours". */
const SHORT_DAYS = /\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b(?![ -](?!(?:and|or|to|through|from|until)\b)[a-z])/;
const OPEN = /\b(?:open|closed|hours)\b/i;

type Finding = { literal: string; at: number; advice: string };
/**
 * A text with a match has all words of one of these lists. They are in lower case if the expression ignores case. Most files do
 * not have them, and looking for words is faster.
 */
type Pattern = {
  expression: RegExp;
  words?: string[][];
  advice: (literal: string, ...groups: (string | undefined)[]) => string | undefined;
};

/** Finds facts that a text repeats as plain text instead of a placeholder. They would be wrong after the fact changes. */
export function repeatedFacts(drafts: Draft[], facts: Record<string, string>): CrossProblem[] {
  const patterns = patternsOf(facts);
  return drafts.flatMap(({ source }) => (EXEMPT_FILES.includes(source.file) ? [] : problemsIn(source, patterns)));
}

/** No content has this character, and no pattern matches across it. */
const BETWEEN_TEXTS = '\0';

function problemsIn(source: Source, patterns: Pattern[]): CrossProblem[] {
  // Searching all texts of a file at once takes a fraction of the time.
  let joined = '';
  const starts: number[] = [];
  eachText(source.value, (text) => {
    starts.push(joined.length);
    joined += text + BETWEEN_TEXTS;
  });
  const found = findings(joined, patterns);
  if (found.length === 0) return [];
  const texts = textsOf(source.value);
  return found.flatMap((finding) => {
    const index = starts.findLastIndex((start) => start <= finding.at);
    const { path, text } = texts[index]!;
    return problemAt(source, path, text, { ...finding, at: finding.at - starts[index]! }) ?? [];
  });
}

function patternsOf(facts: Record<string, string>): Pattern[] {
  // There are thousands of facts if there are thousands of pages.
  const entries = Object.entries(facts).filter(([name, value]) => value && /^[a-z]/.test(name));
  const namesByValue = (isWanted: (name: string, value: string) => boolean): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [name, value] of entries) if (isWanted(name, value)) found.set(value, [...(found.get(value) ?? []), name]);
    return found;
  };
  const prices = namesByValue((name, value) => /^(price\.|coupon\..*\.(value|minimum|maximum)$)/.test(name) && value.startsWith('$'));
  // A single common word, such as a claim "Inspection", also has other uses.
  const exact = namesByValue((name, value) => EXACT.test(name) && (!name.startsWith('claims.') || /[\s\d-]/.test(value)));
  const pages = namesByValue((name) => name.startsWith('page.'));
  const offers = namesByValue((name) => /^coupon\.[^.]+$/.test(name));
  const percentages = namesByValue((name, value) => /^coupon\..*\.value$/.test(name) && value.endsWith('%'));
  const phrases = new Map([...offers].map(([offer, names]) => [offer.toLowerCase(), names]));
  for (const [value, names] of percentages) phrases.set(`${value} off`, names);
  phrases.set(`${facts['claims.warranty']} warranty`.toLowerCase(), ['claims.warranty']);
  const inWords = new Map([...prices].flatMap(([price, names]) => dollarsInWords(price).map((text) => [text, names])));
  return [
    {
      expression: anyOf(exact, 'g', (value) =>
        /^\d[\d.,]*$/.test(value) ? besideItsNoun(value) : PLACES.some((name) => facts[name] === value) ? '(?!\\s+[A-Z])' : '',
      ),
      words: wordsOf(exact),
      advice: (literal) => usePlaceholder(exact.get(literal)),
    },
    phonePattern(facts),
    // There may be thousands of pages, so look each address up.
    { expression: /(?<![\w./-])\/[\w-]+\/[\w-]+(?!\.\d)/g, advice: (literal) => usePlaceholder(pages.get(literal)) },
    { expression: anyOf(phrases, 'gi'), words: wordsOf(phrases), advice: (literal) => usePlaceholder(phrases.get(literal.toLowerCase())) },
    {
      expression: /\$\d+(?:,\d{3})*(?:\.\d+)?/g,
      advice: (literal) =>
        usePlaceholder(prices.get(literal.replaceAll(',', ''))) ?? 'is neither a price nor the value or minimum of a coupon.',
    },
    { expression: anyOf(inWords, 'gi'), words: [['dollars']], advice: (literal) => usePlaceholder(inWords.get(literal.toLowerCase())) },
    { expression: /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi, advice: () => usePlaceholder(hoursIn(facts)) },
    {
      expression: new RegExp(`\\b(?:${MONTHS.join('|')})\\s\\d{1,2}\\b`, 'g'),
      advice: () => 'is a date, and the text is wrong once it passes.',
    },
    countPattern(facts),
  ];
}

/** The phone in any way of writing, also as the address of a link. */
function phonePattern({ 'phone.link': link = '' }: Record<string, string>): Pattern {
  const digits = link.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const lastFour = digits.slice(-4);
  const spaced = [...digits.slice(0, -4), lastFour].join('[\\s().–-]{0,3}');
  return {
    expression: new RegExp(`(?<![\\w+])(?:tel:)?(?:\\+?1[ .-]?|\\+)?\\(?${spaced}(?!\\d)`, 'g'),
    words: [[lastFour]],
    advice: (literal) => usePlaceholder([literal.startsWith('tel:') ? 'phone.link' : 'phone']),
  };
}

/** A number alone, such as a rating of 4.4, is that fact only beside these words. The 5 in "4 of 5 stars" is the scale. */
function besideItsNoun(number: string): string {
  if (!number.includes('.'))
    return `(?:(?<=\\b(?:[Rr]ated|average)\\s+${number})|(?=\\s+(?:[a-z]+\\s+)?(?:reviews|ratings)\\b)|(?<!\\bof\\s+${number})(?=\\s+stars\\b))`;
  // With a point, it is hardly ever a count, so more words tell that it is the rating.
  return `(?:(?<=\\b(?:[Rr]ated|[Rr]ating|average)(?:\\s+(?:of|is|at))?\\s+${escaped(number)})|(?=\\s+(?:average|rating|out of|stars?)\\b))`;
}

/** A number below three is more often an article than a count. */
const LEAST_COUNT = 3;

/** One expression finds the counts of everything, with a group for each: eight expressions take three times as long. */
function countPattern(facts: Record<string, string>): Pattern {
  const counted = Object.keys(COUNTED).filter((what) => Number(facts[`count.${what}`]) >= LEAST_COUNT);
  const alternatives = counted.map((what) => {
    const [count, nouns] = [Number(facts[`count.${what}`]), COUNTED[what]];
    return `(${count}|${numberWords(count)})(?=(?:\\s+[a-z'-]+){0,2}\\s+(?:${nouns})\\b|\\s+(?:${nouns})\\b)`;
  });
  return {
    expression: new RegExp(alternatives.length > 0 ? `\\b(?:${alternatives.join('|')})` : '(?!)', 'gi'),
    advice: (literal, ...groups) => usePlaceholder([nameOfCount(counted[groups.indexOf(literal)]!, literal)]),
  };
}

const nameOfCount = (what: string, literal: string): string =>
  /\d/.test(literal) ? `count.${what}` : `${/^[A-Z]/.test(literal) ? 'Count' : 'count'}.${what}.words`;

const usePlaceholder = (names: string[] | undefined): string | undefined =>
  names && `repeats a fact. Write ${names.map((name) => `{${name}}`).join(' or ')}, and it stays true when the fact changes.`;

const dollarsInWords = (price: string): string[] => [`${price.slice(1)} dollars`, `${numberWords(Number(price.slice(1)))} dollars`];

const wordsOf = (texts: ReadonlyMap<string, unknown>): string[][] => [...texts.keys()].map((text) => text.split(/\s+/));

/** One regular expression for many words, longest first. With the bounds in each alternative, V8 searches in half the time. */
function anyOf(texts: ReadonlyMap<string, unknown>, flags: string, after: (value: string) => string = () => ''): RegExp {
  const alternatives = [...texts.keys()]
    .sort((a, b) => b.length - a.length)
    .map((value) => `(?<![\\w./-])${escaped(value)}${after(value)}(?![\\w-]|\\.\\d)`);
  return new RegExp(alternatives.join('|') || '(?!)', flags);
}

const escaped = (value: string): string => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

function findings(text: string, patterns: Pattern[]): Finding[] {
  const found = openingDays(text);
  const lower = text.toLowerCase();
  for (const { expression, words, advice } of patterns) {
    const written = expression.ignoreCase ? lower : text;
    // Most files have no match, and matchAll copies the expression.
    if (words?.some((list) => list.every((word) => written.includes(word))) === false || text.search(expression) < 0) continue;
    for (const match of text.matchAll(expression)) {
      const advised = advice(...(match as [string]));
      if (advised !== undefined) found.push({ literal: match[0], at: match.index, advice: advised });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** A day of the week in a sentence about opening. */
function openingDays(text: string): Finding[] {
  // Most files have no such sentence, and splitting takes time.
  if (!OPEN.test(text) || !(DAYS.test(text) || SHORT_DAYS.test(text))) return [];
  let at = 0;
  return text.split(/(?<=[.!?\0])/).flatMap((sentence) => {
    const start = at;
    at += sentence.length;
    const day = OPEN.test(sentence) ? (DAYS.exec(sentence) ?? SHORT_DAYS.exec(sentence)) : null;
    return day ? [{ literal: day[0], at: start + day.index, advice: usePlaceholder(HOURS)! }] : [];
  });
}

function problemAt(source: Source, path: FieldPath, text: string, { literal, at, advice }: Finding): CrossProblem | undefined {
  const { start, end, written } = writtenAt(source, path);
  if (isMeant(source.text, start, end, literal)) return undefined;
  const spaced = new RegExp(escaped(literal), 'g');
  const before = [...text.slice(0, at).matchAll(spaced)].length;
  const place = [...written.matchAll(spaced)][before];
  const message = `"${literal}" ${advice} If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: ${literal}, because …`;
  return { source, path, part: 'value', message, offset: place && start + place.index };
}

/** Whether a comment `# literal: …` on the first or last line of a text, or right above it, holds these words. */
function isMeant(text: string, start: number, end: number, literal: string): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart);
  const firstLine = text.slice(lineStart, endOfLine(text, start));
  const lastLine = text.slice(end, endOfLine(text, end));
  return [above, firstLine, lastLine].some((line) => /#\s*literal:(.*)/.exec(line)?.[1]?.includes(literal));
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
