import { posix } from 'node:path';
import { BuildError } from './base/build-error.ts';
import { firstHundred } from './base/first-hundred.ts';
import { formatMistake, type Mistake } from './base/mistake.ts';
import type { StandIn } from './site-definition.ts';

/** Throws a BuildError with the mistakes of a site, if there are any. */
export function refuseMistakes(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  const { first, andMore } = firstHundred(mistakes);
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const lines = [
    `The site has ${count} and was not written.`,
    ...first.map(formatMistake),
    ...andMore,
  ];
  throw new BuildError(lines.join('\n'));
}

/** Throws a BuildError if two files have the same name, or if a file has the name of a folder. */
export function refuseClashes(names: readonly string[]): void {
  // Some disks know no case: one of two files would be written over the other.
  const files = new Map<string, string>();
  for (const file of names) {
    const other = files.get(file.toLowerCase());
    if (other === file)
      throw new BuildError(
        `Two sources write ${file}. The build makes this file itself. Remove it from public/.`,
      );
    if (other !== undefined)
      throw new BuildError(
        `${other} and ${file} differ only in small and capital letters. Rename the one in public/.`,
      );
    files.set(file.toLowerCase(), file);
  }
  for (const file of names) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      if (files.has(folder.toLowerCase()))
        throw new BuildError(
          `${folder} is a file, and ${file} needs a folder of that name. ` +
            'One of them comes from public/: rename it there.',
        );
    }
  }
}

/**
 * Throws a BuildError for a site that is not ready for the public. `withoutCard` are pages whose
 * share card is not drawn yet.
 */
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
      `The share cards of these pages are out of date: ${withoutCard.join(', ')}. ` +
        'npm run share-cards draws them.',
    );
}

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: readonly StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
