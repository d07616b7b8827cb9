import { expect } from 'vitest';
import { edited, lineOf, problemsWith } from './sample-content.ts';

/**
 * A mistake in one passage of a sample file: what it replaces, and a part of the only message, which
 * names a line of the passage, or the line `at`.
 */
type Mistake = readonly [from: string, to: string, says: string, at?: number];
type Case = { file: string; from: string; to: string; says: string; at?: number };

/** File → its mistakes. */
export type Mistakes = Record<string, readonly Mistake[]>;

/** Each mistake with its file, for `test.each`. */
export const casesOf = (mistakes: Mistakes): Case[] =>
  Object.entries(mistakes).flatMap(([file, own]) =>
    own.map(([from, to, says, at]) => ({ file, from, to, says, at })),
  );

/** Expects that the build refuses a mistake in one message, which says what it must and where. */
export function expectRefused({ file, from, to, says, at }: Case): void {
  const [problem = '', ...others] = problemsWith(edited(file, from, to));
  expect([problem, others]).toEqual([expect.stringContaining(says), []]);
  const [, named, line] = /^content\/(\S+\.yaml):(\d+):\d+ {2}/.exec(problem)!;
  const first = lineOf(file, from);
  const lines = to
    .trimEnd()
    .split('\n')
    .map((_, index) => first + index);
  expect([named, at === undefined ? lines : [at]]).toEqual([
    file,
    expect.arrayContaining([Number(line)]),
  ]);
}
