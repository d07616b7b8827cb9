import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished } from 'vitest';

const STEPS = [
  'existsSync',
  'linkSync',
  'mkdirSync',
  'readFileSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
] as const;

/** Runs before a step on the disk, with its number, its function and its first path. */
export type Before = (step: number, call: string, path: string) => void;

/**
 * Runs `act`, and calls `before` at each of its steps on the disk. `before` may throw, and its own
 * steps do not count.
 */
export function atEachStep<Result>(act: () => Result, before: Before): Result {
  const own = Object.fromEntries(STEPS.map((name) => [name, fs[name]]));
  let step = 0;
  const as = (functions: object): void => {
    Object.assign(fs, functions);
    syncBuiltinESMExports();
  };
  const hooked = Object.fromEntries(
    STEPS.map((name) => [
      name,
      (...args: [never]) => {
        as(own);
        try {
          before(step++, name, args[0]);
        } finally {
          as(hooked);
        }
        return (own[name] as (...args: [never]) => unknown)(...args);
      },
    ]),
  );
  as(hooked);
  let result: Result | undefined;
  try {
    result = act();
    if (result instanceof Promise) result.finally(() => as(own)).catch(() => {});
    return result;
  } finally {
    if (!(result instanceof Promise)) as(own);
  }
}

/**
 * Does not wait for the disk until the test ends: that takes most of the time, and no test cuts the
 * power.
 */
export function withoutFlush(): void {
  const { writeFileSync } = fs;
  const set = (write: typeof writeFileSync): void => {
    fs.writeFileSync = write;
    syncBuiltinESMExports();
  };
  set((path, data, options) =>
    writeFileSync(
      path,
      data,
      typeof options === 'object' && options ? { ...options, flush: false } : options,
    ),
  );
  onTestFinished(() => set(writeFileSync));
}
