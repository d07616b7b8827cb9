import { parseArgs } from 'node:util';
import { nearest } from '../../src/generator/tools.ts';

/**
 * One option of a command. Without `value`, it is a switch. With `range`, its value must be a whole
 * number in that range.
 */
type Option = {
  help: string;
  value?: string;
  range?: readonly [least: number, most: number];
};
export type Options = Record<string, Option>;
export type Args<T extends Options> = {
  [K in keyof T]?: T[K] extends { range: object }
    ? number
    : T[K] extends { value: string }
      ? string
      : true;
};

/** An option that takes a port number. */
export const PORT = { value: 'NUMBER', range: [1, 65_535] } as const;

/** Options of commands that build. */
export const BUILD_OPTIONS = {
  production: { help: 'Fail if the owner has not yet supplied everything.' },
  date: {
    value: 'YYYY-MM-DD',
    help: "Build as of that day, instead of today in the shop's time zone.",
  },
} as const;

/** The command line is wrong. The message is in whole sentences. */
export class ArgsError extends Error {}

/**
 * Reads `--name`, `--name VALUE` and `--name=VALUE`. Throws an ArgsError for anything that is not
 * in `options`.
 */
export function readArgs<const T extends Options>(words: string[], options: T): Args<T> {
  const found: Record<string, string | number | true> = {};
  const types = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  // Not strict: we write better error messages than parseArgs, with a suggestion and the expected
  // value.
  const { tokens } = parseArgs({ args: words, options: types, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') throw unknown(words[token.index]!, undefined, options);
    const { name, rawName, value, inlineValue } = token;
    const option =
      Object.hasOwn(options, name) && rawName === `--${name}` ? options[name]! : undefined;
    if (option === undefined) throw unknown(rawName, name, options);
    if (Object.hasOwn(found, name)) throw new ArgsError(`The option --${name} is given twice.`);
    if (option.value === undefined) {
      if (value !== undefined)
        throw new ArgsError(
          `The option --${name} is a switch and takes no value, but got "${value}".`,
        );
      found[name] = true;
    } else {
      if (!value || (!inlineValue && value.startsWith('--')))
        throw new ArgsError(`The option --${name} needs a value: --${name} ${option.value}.`);
      found[name] = option.range ? wholeNumber(value, name, option.range) : value;
    }
  }
  return found as Args<T>;
}

function wholeNumber(text: string, name: string, [least, most]: readonly [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new ArgsError(
    `The option --${name} takes a whole number from ${least} to ${most}, not "${text}".`,
  );
}

function unknown(word: string, name: string | undefined, options: Options): ArgsError {
  const near = nearest(name ?? word.replace(/^-+/, ''), Object.keys(options));
  const known = Object.keys(options).map((option) => `--${option}`);
  const hint =
    near === undefined ? `Known options: ${known.join(', ')}.` : `Did you mean --${near}?`;
  return new ArgsError(
    `${word.startsWith('-') ? 'There is no option' : 'Unexpected argument'} "${word}". ${hint}`,
  );
}

/** The text of --help. */
export function helpText(usage: string, about: string, options: Options): string {
  const rows = Object.entries(options).map(
    ([name, { value, help }]) =>
      [`--${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`);
  return `${usage}\n${about}\n\n${lines.join('\n')}`;
}
