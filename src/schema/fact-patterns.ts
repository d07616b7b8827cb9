import type { TextMistake } from '../generator/index.ts';
import { capitalized } from '../rules/capitalized.ts';
import { MONTHS } from '../rules/days.ts';
import { numberWords } from '../rules/number-words.ts';
import { anyOf, escaped, sameText } from './any-of.ts';

/** A fact that a text repeats, as the text has it. */
export type Literal = TextMistake & { literal: string };

/** A literal with all that its reader must know. `advice` goes on after the literal itself. */
export const literalAt = (offset: number, literal: string, advice: string): Literal => ({
  offset,
  literal,
  message: `"${literal}" ${advice} If you mean it as it is, say why in a comment on the first line of this text or the line above it: # literal: ${literal}, because …`,
});

/**
 * A text with a match has all words of one of these lists. They are in lower case if the expression ignores case. Most files do
 * not have them, and looking for words is faster.
 */
export type FactPattern = {
  expression: RegExp;
  words?: string[][];
  /** What to do about a match; undefined if it is no fact. */
  advice: (literal: string, ...groups: (string | undefined)[]) => string | undefined;
};

type Facts = Record<string, string>;

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
const EXACT =
  /^(?:name|email|address|street|state|county|town|city|place|claims\.(?:years|technicians|warranty|courtesy|reviews|rating|reviewCount))$/;
const PLACES = ['county', 'town', 'city'];
const HOURS = ['hours.shop', 'hours.gas', 'hours.wash'];
/** The placeholders of the places that are there. */
const hoursIn = (facts: Facts): string[] => HOURS.filter((name) => facts[name]);

/** The patterns of all facts. There are thousands of facts if there are thousands of pages. */
export function factPatterns(all: Facts): FactPattern[] {
  const entries = Object.entries(all).filter(
    ([name, value]) => value && value.length <= LONGEST && /^[a-z]/.test(name),
  );
  const facts: Facts = Object.fromEntries(entries);
  const namesByValue = (
    isWanted: (name: string, value: string) => boolean,
    key = (value: string): string => value,
  ) => {
    const found = new Map<string, string[]>();
    for (const [name, value] of entries) {
      if (!isWanted(name, value)) continue;
      const names = found.get(key(value));
      if (names) names.push(name);
      else found.set(key(value), [name]);
    }
    return found;
  };
  const prices = namesByValue(
    (name, value) =>
      /^(price\.|coupon\..*\.(value|minimum|maximum)$)/.test(name) && value.startsWith('$'),
  );
  // A single common word, such as a claim "Inspection", also has other uses.
  const exact = namesByValue(
    (name, value) => EXACT.test(name) && (!name.startsWith('claims.') || /[\s\d-]/.test(value)),
  );
  const longStreet = inFull(facts.street ?? '');
  if (longStreet) exact.set(longStreet, ['street']);
  const claims = [...exact].filter(([, names]) => names[0]!.startsWith('claims.'));
  for (const [claim, names] of claims)
    for (const other of otherCases(claim)) exact.set(other, names);
  const pages = namesByValue((name) => name.startsWith('page.'));
  const phrases = namesByValue(
    (name) => /^coupon\.[^.]+$/.test(name),
    (value) => value.toLowerCase(),
  );
  for (const [value, names] of namesByValue(
    (name, value) => /^coupon\..*\.value$/.test(name) && value.endsWith('%'),
  ))
    phrases.set(`${value} off`, names);
  const inWords = new Map(
    [...prices].flatMap(([price, names]) => dollarsInWords(price).map((text) => [text, names])),
  );
  const state = [facts.region, facts.state].map((name) => escaped(name ?? '')).join('|');
  const after = (value: string): string => {
    if (/^\d[\d.,]*$/.test(value)) return besideItsNoun(value);
    return PLACES.some((name) => facts[name] === value) ? `(?!\\s+(?!(?:${state})\\b)[A-Z])` : '';
  };
  return [
    wholeTexts(exact, 'g', after),
    phonePattern(facts),
    // There may be thousands of pages, so look each address up.
    {
      expression: /(?<![\w./-])\/[\w-]+\/([\w-]+)(?!\.\d)/g,
      advice: (literal, id) => usePlaceholder(pages.get(literal) ?? pageNamed(literal, id!, facts)),
    },
    wholeTexts(phrases, 'gi'),
    {
      expression: /\$\d+(?:,\d{3})*(?:\.\d+)?/g,
      advice: (literal) =>
        usePlaceholder(prices.get(literal.replaceAll(',', ''))) ??
        'is neither a price nor the value or minimum of a coupon.',
    },
    { ...wholeTexts(inWords, 'gi'), words: [['dollars']] },
    {
      expression: /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi,
      advice: () => usePlaceholder(hoursIn(facts)),
    },
    { expression: TIMES_OF_DAY, advice: () => usePlaceholder(hoursIn(facts)) },
    openingTimes(facts),
    {
      expression: new RegExp(`\\b(?:${MONTHS.join('|')})\\s\\d{1,2}\\b`, 'g'),
      advice: () => 'is a date, and the text is wrong once it passes.',
    },
    yearsPattern(facts),
    reviewsPattern(facts),
    countPattern(facts),
  ];
}

/** The pattern of whole texts, each with the names of its facts. With the flag i, the texts are in lower case. */
function wholeTexts(
  texts: ReadonlyMap<string, string[]>,
  flags: 'g' | 'gi',
  after?: (text: string) => string,
): FactPattern {
  const names = new Map([...texts].map(([text, named]) => [sameText(text), named]));
  return {
    expression: anyOf(texts.keys(), flags, after),
    // Long words are rare, so most texts lack the first one. Looking for the words of hundreds of texts is slower than the expression.
    words:
      names.size > MANY
        ? undefined
        : [...names.keys()].map((text) => text.split(' ').sort((a, b) => b.length - a.length)),
    advice: (literal) =>
      usePlaceholder(names.get(sameText(flags === 'gi' ? literal.toLowerCase() : literal))),
  };
}

const MANY = 200;

/** Nobody repeats a longer text by heart. */
const LONGEST = 200;

/** A claim at the start of a sentence, and as a heading. */
const otherCases = (claim: string): string[] => [
  capitalized(claim),
  claim.replace(/\b[a-z]/g, capitalized),
];

/** A street with its last word in full: people write both. Undefined if that changes nothing. */
function inFull(street: string): string | undefined {
  const full = street.replace(
    /\b(?:Rd|St|Ave|Blvd|Dr|Ln|Ct|Pl|Hwy|Pkwy)\b\.?$/,
    (short) => STREETS[short.replace('.', '')]!,
  );
  return full === street ? undefined : full;
}

const STREETS: Record<string, string> = {
  Rd: 'Road',
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Dr: 'Drive',
  Ln: 'Lane',
  Ct: 'Court',
  Pl: 'Place',
  Hwy: 'Highway',
  Pkwy: 'Parkway',
};

/** The page that an address without its ending means, such as /services/brakes. */
function pageNamed(address: string, id: string, facts: Facts): string[] | undefined {
  const folder = address.startsWith('/services/')
    ? 'services'
    : /^\/(?:makes|vehicles)\//.test(address)
      ? 'makes'
      : undefined;
  const name = `page.${folder}.${id}`;
  return folder && Object.hasOwn(facts, name) ? [name] : undefined;
}

/** The phone in any way of writing, also as the address of a link. */
function phonePattern({ 'phone.link': link = '' }: Facts): FactPattern {
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
    return `(?:(?<=\\b(?:[Rr]ated|average)\\s+${number})|${REVIEWS}|(?<!\\bof\\s+${number})(?=\\s+stars\\b))`;
  // With a point, it is hardly ever a count, so more words tell that it is the rating.
  return `(?:(?<=\\b(?:[Rr]ated|[Rr]ating|average)(?:\\s+(?:of|is|at))?\\s+${escaped(number)})|(?=\\s+(?:average|rating|out of|stars?)\\b))`;
}

const REVIEWS = '(?=\\s+(?:[a-z]+\\s+)?(?:reviews|ratings)\\b)';

/** Times after a day, such as "Saturday 8-2". What begins with a digit is found faster, so the day is looked for afterward. */
const TIMES_OF_DAY =
  /\d{1,2}(?<=\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|[Ww]eekdays|[Ww]eekends)\b,?:?\s+(?:from\s+)?\d{1,2})(?::\d\d)?\s*(?:[-–—]|to|until|till)\s*(?:\d{1,2}|noon|midnight)\b/g;

/** What follows hours without a noun: the end of a sentence, or days. After "8 to 5" other words may be units. */
const AFTER_HOURS =
  '(?=\\s*(?:[.,;!?)\\0]|$|(?:on|every|daily|weekdays|weekends|Mon|Tue|Wed|Thu|Fri|Sat|Sun)))';

/** A pair of the shop's own times without AM and PM, such as "8 to 5". */
function openingTimes(facts: Facts): FactPattern {
  const pairs = HOURS.flatMap((name) => [
    ...(facts[name] ?? '').matchAll(/(\d+(?::\d\d)?)[AP]M-(\d+(?::\d\d)?)[AP]M/g),
  ]);
  const time = (written: string): string =>
    written.includes(':') ? written : `${written}(?::00)?`;
  const ways = pairs.map(
    ([, open, close]) =>
      `${open}(?<![\\w./:$-]${open})${open!.includes(':') ? '' : '(?::00)?'}\\s*(?:[-–—]|to|until|till)\\s*${time(close!)}`,
  );
  return {
    expression: new RegExp(
      ways.length > 0 ? `(?:${[...new Set(ways)].join('|')})(?![\\w/:-])${AFTER_HOURS}` : '(?!)',
      'g',
    ),
    advice: () => usePlaceholder(hoursIn(facts)),
  };
}

/** The years in business without their plus, where the sentence is about the business. A car may be as many years old. */
function yearsPattern({ 'claims.years': years = '' }: Facts): FactPattern {
  const number = /^(\d+)\+ years$/.exec(years)?.[1];
  const business = '(?:in business|experience|serv\\w+|open|here|neighborhood|fixing|repairing)';
  const written = number && `(?:${number}|${numberWords(Number(number))})\\s+years`;
  return {
    expression: new RegExp(
      written
        ? `\\b${written}\\b(?:(?=[^.!?\\0]{0,40}\\b${business}\\b)|(?<=\\b${business}\\b[^.!?\\0]{0,40}\\b${written}))`
        : '(?!)',
      'gi',
    ),
    words: [['years']],
    advice: () => usePlaceholder(['claims.years']),
  };
}

/** The claimed number of reviews without its plus, before its noun. */
function reviewsPattern({ 'claims.reviews': reviews = '' }: Facts): FactPattern {
  const number = /^(\d[\d,]*)\+$/.exec(reviews)?.[1];
  return {
    expression: new RegExp(number ? `(?<![\\w./,$-])${number}${REVIEWS}` : '(?!)', 'g'),
    advice: () => usePlaceholder(['claims.reviews']),
  };
}

/** A number below three is more often an article than a count. */
const LEAST_COUNT = 3;

/** One expression finds the counts of everything, with a group for each: eight expressions take three times as long. */
function countPattern(facts: Facts): FactPattern {
  const counted = Object.keys(COUNTED).filter(
    (what) => Number(facts[`count.${what}`]) >= LEAST_COUNT,
  );
  const alternatives = counted.map((what) => {
    const [count, nouns] = [Number(facts[`count.${what}`]), COUNTED[what]];
    return `(${count}|${numberWords(count)})(?=(?:\\s+[a-z'-]+){0,2}\\s+(?:${nouns})\\b|\\s+(?:${nouns})\\b)`;
  });
  return {
    expression: new RegExp(
      alternatives.length > 0 ? `\\b(?:${alternatives.join('|')})` : '(?!)',
      'gi',
    ),
    advice: (literal, ...groups) =>
      usePlaceholder([nameOfCount(counted[groups.indexOf(literal)]!, literal)]),
  };
}

const nameOfCount = (what: string, literal: string): string =>
  /\d/.test(literal)
    ? `count.${what}`
    : `${/^[A-Z]/.test(literal) ? 'Count' : 'count'}.${what}.words`;

const usePlaceholder = (names: string[] | undefined): string | undefined =>
  names &&
  `repeats a fact. Write ${names.map((name) => `{${name}}`).join(' or ')}, and it stays true when the fact changes.`;

const dollarsInWords = (price: string): string[] => [
  `${price.slice(1)} dollars`,
  `${numberWords(Number(price.slice(1)))} dollars`,
];

const DAYS =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|every day|seven days|weekdays|weekends)\b/i;
/** Before most other words, these are not days: "Sun visors stay open", "Sat for hours". */
const SHORT_DAYS =
  /\b(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b(?![ -](?!(?:and|or|to|through|from|until)\b)[a-z])/;
const OPEN = /\b(?:open|closed|hours)\b/i;

/** A day of the week in a sentence about opening. */
export function openingDays(text: string): Literal[] {
  // Most files have no such sentence, and splitting takes time.
  if (!OPEN.test(text) || !(DAYS.test(text) || SHORT_DAYS.test(text))) return [];
  let at = 0;
  return text.split(/(?<=[.!?\0])/).flatMap((sentence) => {
    const start = at;
    at += sentence.length;
    const day = OPEN.test(sentence) ? (DAYS.exec(sentence) ?? SHORT_DAYS.exec(sentence)) : null;
    return day ? [literalAt(start + day.index, day[0], usePlaceholder(HOURS)!)] : [];
  });
}
