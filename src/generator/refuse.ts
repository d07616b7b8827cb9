import { posix } from 'node:path';
import { BuildError } from './build-error.ts';
import { firstHundred } from './first-hundred.ts';
import { formatMistake, type Mistake } from './mistake.ts';
import type { StandIn } from './site-definition.ts';

/** Throws a BuildError with the mistakes behind each fault, if there are any. */
export function refuseFaults(faults: readonly (readonly Mistake[])[]): void {
  if (faults.length === 0) return;
  const { first, rest } = firstHundred(faults);
  const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`;
  const lines = first.map((mistakes) => mistakes.map(formatMistake).join('\n'));
  throw new BuildError(
    [`The site has ${count} and was not written.`, ...lines, ...rest].join('\n'),
  );
}

/** Throws a BuildError if two files have the same name, or if a file has the name of a folder. */
export function refuseClashes(names: readonly string[]): void {
  const files = new Set<string>();
  for (const file of names) {
    if (files.has(file))
      throw new BuildError(
        `Two sources write ${file}. The build makes this file itself. Remove it from public/.`,
      );
    files.add(file);
  }
  for (const file of names) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      if (files.has(folder))
        throw new BuildError(
          `${folder} is a file, and ${file} needs a folder of that name. One of them comes from public/: rename it there.`,
        );
    }
  }
}

/** Throws a BuildError for a site that is not ready for the public. `withoutCard` are pages whose share card is not drawn yet. */
export function refuseUnready(standIns: readonly StandIn[], withoutCard: readonly string[]): void {
  if (standIns.length > 0) {
    const list = standIns
      .map(({ file, line, field, why }) => `${file}:${line}  ${field}: ${why}`)
      .join('\n');
    throw new BuildError(
      `The site is not ready for the public: ${standInCount(standIns)}.\n${list}`,
    );
  }
  if (withoutCard.length > 0)
    throw new BuildError(
      `The share cards of these pages are out of date: ${withoutCard.join(', ')}.`,
      'share cards',
    );
}

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: readonly StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
