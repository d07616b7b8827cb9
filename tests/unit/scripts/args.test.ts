import { expect, test } from 'vitest';
import { ArgsError, readArgs } from '../../../scripts/shared/args.ts';

const OPTIONS = {
  production: { help: 'Refuse stand-ins.' },
  out: { value: 'DIR', help: 'Write there.' },
};
const NUMBER = { runs: { value: 'NUMBER', range: [1, 1000], help: 'How many.' } } as const;

test('reads whole numbers in their range', () => {
  expect(readArgs(['--runs=1000'], NUMBER)).toEqual({ runs: 1000 });
  for (const text of ['abc', '0', '1001', '1.5'])
    expect(() => readArgs(['--runs', text], NUMBER)).toThrow(
      new ArgsError(`The option --runs takes a whole number from 1 to 1000, not "${text}".`),
    );
});

test.each([
  [['--produktion'], "Unknown option '--produktion'"],
  [['--out'], "Option '--out <value>' argument missing"],
])('refuses %s, and names what it knows', (words, problem) => {
  const message = `${problem}. Known options: --production, --out DIR.`;
  expect(() => readArgs(words, OPTIONS)).toThrow(new ArgsError(message));
});
