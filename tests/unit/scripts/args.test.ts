import { expect, test } from 'vitest';
import { ArgsError, readArgs } from '../../../scripts/shared/args.ts';

const OPTIONS = {
  production: { help: 'Refuse stand-ins.' },
  out: { value: 'DIR', help: 'Write there.' },
};
const NUMBER = { runs: { value: 'NUMBER', range: [1, 1000], help: 'How many.' } } as const;
const read = (...words: string[]) => readArgs(words, OPTIONS);

test('reads switches, and values after a space or an equals sign', () => {
  expect(read()).toEqual({});
  expect(read('--production', '--out', 'a b')).toEqual({ production: true, out: 'a b' });
  expect(read('--out=x=y')).toEqual({ out: 'x=y' });
});

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
  expect(() => read(...words)).toThrow(new ArgsError(message));
});
