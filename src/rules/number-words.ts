const ONES = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Writes a whole number below 100 as Americans do before a noun: `no`, `forty-one`. Larger numbers
 * stay digits.
 */
export function numberWords(count: number): string {
  if (count < ONES.length) return ONES[count]!;
  if (count >= 100) return String(count);
  return [TENS[Math.floor(count / 10)], ...(count % 10 ? [ONES[count % 10]] : [])].join('-');
}
