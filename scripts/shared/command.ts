import { realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { BuildError } from '../../src/generator/portable.ts';
import { type Args, ArgsError, helpText, type Options, readArgs } from './args.ts';

type Command<T extends Options> = {
  usage: string;
  about: string;
  options?: T;
  /**
   * The name of the one argument that the command requires, such as FOLDER. Without it, the command
   * takes no arguments.
   */
  operand?: string;
  run: (args: Args<T>, root: string, operand: string) => Promise<number | void>;
};

const HELP = { help: { help: 'Show this text.' } };

/**
 * Runs one command: reads its options, answers --help, and turns errors into text and an exit code:
 * 2 for a wrong command line, otherwise 1.
 */
export async function runCommand<const T extends Options = {}>({
  usage,
  about,
  options,
  operand,
  run,
}: Command<T>): Promise<void> {
  const allOptions = { ...options, ...HELP };
  // A program that reads the output, such as head, may end before this one does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    const words = process.argv.slice(2);
    const first = operand && words[0]?.startsWith('-') === false ? words.shift() : undefined;
    const args = readArgs(words, allOptions);
    if (args.help) return console.log(helpText(usage, about, allOptions));
    if (operand && !first) throw new ArgsError(`This command needs a ${operand}: ${usage}.`);
    process.exitCode = (await run(args as Args<T>, projectRoot(), first ?? '')) ?? 0;
  } catch (error) {
    console.error(explainError(error, projectRoot()));
    process.exitCode = error instanceof ArgsError ? 2 : 1;
  }
}

/**
 * The project's folder, with links resolved, as the bundler knows it. Every script is in scripts/,
 * even when it runs from a bundle.
 */
const projectRoot = (): string => resolve(dirname(realpathSync(process.argv[1]!)), '..');

/**
 * The text of an error for the terminal. A BuildError or an ArgsError shows only its message. An
 * error with a cause also shows the lines of our own code in the cause's stack. Any other error is
 * returned unchanged.
 */
export function explainError(error: unknown, root: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof ArgsError || error instanceof BuildError) return error.message;
  return error.cause instanceof Error
    ? [error.message, ...ownFrames(error.cause, root)].join('\n')
    : error;
}

/** The stack lines that are in this project, relative to `root`. */
function ownFrames({ stack = '' }: Error, root: string): string[] {
  const own = stack.split('\n').filter((line) => /^\s+at (?!.*(?:node_modules|node:))/.test(line));
  return own.map((line) => line.replace(root + sep, ''));
}
