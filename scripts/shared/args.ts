import { parseArgs } from 'node:util';

/**
 * One option of a command. Without `value`, it is a switch. With `range`, its value must be a whole
 * number in that range.
 */
type Option = {
  help: string;
  value?: string;
  range?: readonly [min: number, max: number];
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
  content: { value: 'DIR', help: 'Read content from there instead of content/.' },
  production: { help: 'Fail while a stand-in is left or a share card is missing.' },
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
  const read = parseWords(words, options).map(([name, value]) => {
    const { range } = options[name]!;
    return [name, range ? wholeNumber(String(value), name, range) : value];
  });
  return Object.fromEntries(read) as Args<T>;
}

function parseWords(words: string[], options: Options): [name: string, value: unknown][] {
  const types = Object.entries(options).map(([name, { value }]) => {
    const type = value === undefined ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  try {
    return Object.entries(parseArgs({ args: words, options: Object.fromEntries(types) }).values);
  } catch (error) {
    // Node's other sentences do not help here.
    const [problem] = (error as Error).message.split(/[.\n]/);
    const spelled = Object.entries(options).map(spellOption).join(', ');
    throw new ArgsError(`${problem}. Known options: ${spelled}.`);
  }
}

/** An option as it is written: `--out DIR`. */
const spellOption = ([name, { value }]: [name: string, option: Option]): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

function wholeNumber(text: string, name: string, [min, max]: readonly [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new ArgsError(
    `The option --${name} takes a whole number from ${min} to ${max}, not "${text}".`,
  );
}

/** The text of --help. */
export function helpText(usage: string, about: string, options: Options): string {
  const rows = Object.entries(options).map((row) => [spellOption(row), row[1].help] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  const lines = rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`);
  return `${usage}\n${about}\n\n${lines.join('\n')}`;
}
