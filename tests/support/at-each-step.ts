import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const STEPS = [
  'existsSync',
  'linkSync',
  'mkdirSync',
  'readFileSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
] as const;

/** Does `act`, which is synchronous, and calls `before` with the number of each of its steps on the disk. What `before` does itself is no step. */
export function atEachStep(act: () => void, before: (step: number) => void): void {
  const own = Object.fromEntries(STEPS.map((name) => [name, fs[name]]));
  let step = 0;
  const as = (functions: object): void => {
    Object.assign(fs, functions);
    syncBuiltinESMExports();
  };
  const hooked = Object.fromEntries(
    STEPS.map((name) => [
      name,
      (...args: never[]) => {
        as(own);
        try {
          before(step++);
        } finally {
          as(hooked);
        }
        return (own[name] as (...args: never[]) => unknown)(...args);
      },
    ]),
  );
  as(hooked);
  try {
    act();
  } finally {
    as(own);
  }
}
