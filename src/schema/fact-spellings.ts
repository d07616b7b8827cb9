import { capitalized } from '../generator/portable.ts';
import { dollars } from '../rules/dollars.ts';
import { groupedDigits } from '../rules/grouped-digits.ts';
import type { Coupon } from './content.ts';

/**
 * The values that no text may repeat, each in the spellings that people use, with the names of its
 * facts. A coupon that ends has no placeholder, but texts must not repeat its amounts either.
 */
export function factSpellings(
  factValues: Record<string, string>,
  endingCoupons: Partial<Coupon>[],
): Map<string, string[]> {
  const spellings = new Map<string, string[]>();
  const add = (name: string, ...ways: string[]): void => {
    for (const spelling of new Set(ways))
      spellings.set(spelling, [...(spellings.get(spelling) ?? []), name]);
  };
  const value = (name: string): string => factValues[name] ?? '';

  add('name', value('name'));
  add('email', value('email'));
  add('address', value('address'));
  add('street', value('street'), inFull(value('street')));
  const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(value('phone.link')) ?? [];
  if (line !== undefined) add('phone', ...plainPhones(`${area}`, `${exchange}`, line));
  add('phone', value('phone'));
  add('phone.link', value('phone.link'));
  for (const name of Object.keys(factValues)) {
    if (/^price\.|^coupon\..*\.(?:value|minimum)$/.test(name)) add(name, ...amounts(value(name)));
    if (/^coupon\.[^.]+$/i.test(name) && /^free /i.test(value(name))) add(name, value(name));
  }
  for (const { id, value: given, minimum } of endingCoupons)
    for (const amount of [given, minimum])
      add(`coupon.${id}`, ...amounts(typeof amount === 'number' ? dollars(amount) : `${amount}`));
  for (const name of ['years', 'technicians', 'warranty', 'courtesy', 'reviews'])
    // A single word, such as "inspection", also has other uses.
    if (/[\s\d-]/.test(value(`claims.${name}`)))
      add(`claims.${name}`, ...inAnyCase(value(`claims.${name}`)));
  const rating = value('claims.rating');
  for (const before of ['Rated', 'rated', 'rating of', 'rating is'])
    add('claims.rating', `${before} ${rating}`);
  for (const after of ['stars', 'out of 5', 'average', 'rating'])
    add('claims.rating', `${rating} ${after}`);
  for (const after of ['reviews', 'ratings', 'online reviews', 'online ratings'])
    add('claims.reviewCount', `${value('claims.reviewCount')} ${after}`);
  return spellings;
}

const plainPhones = (area: string, exchange: string, line: string): string[] =>
  ['-', '.', ' '].flatMap((gap) => {
    const plain = [area, exchange, line].join(gap);
    return [plain, `1${gap}${plain}`, `+1${gap}${plain}`];
  });

/** Spells dollars as $1500, $1,500, $1500.00 and 1500 dollars, and a percentage as 10% off. */
function amounts(amount: string): string[] {
  if (amount.endsWith('%')) return [`${amount} off`];
  if (!amount.startsWith('$')) return [];
  const number = amount.slice(1).replaceAll(',', '');
  return [`$${number}`, `$${groupedDigits(Number(number))}`, `$${number}.00`, `${number} dollars`];
}

/** Spells a claim as in a sentence, at its start, and as a heading. */
const inAnyCase = (claim: string): string[] => [
  claim,
  capitalized(claim),
  claim.replace(/\b[a-z]/g, capitalized),
];

/** Spells out a street's last word: people write it both ways. */
const inFull = (street: string): string =>
  street.replace(/\b(\w+)\.?$/, (word, short: string) => STREETS[short] ?? word);

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
