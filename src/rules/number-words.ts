const ONES = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * A whole number below 1000 as Americans write it before a noun: `no`, `forty-one`, `one hundred
 * twelve`. Larger numbers stay digits.
 */
export function numberWords(count: number): string {
  if (count < ONES.length) return ONES[count]!;
  if (count < 100)
    return [TENS[Math.floor(count / 10)], ...(count % 10 ? [ONES[count % 10]] : [])].join('-');
  if (count >= 1000) return String(count);
  const rest = count % 100;
  return `${ONES[Math.floor(count / 100)]} hundred${rest ? ` ${numberWords(rest)}` : ''}`;
}
