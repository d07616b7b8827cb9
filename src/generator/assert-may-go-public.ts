import { BuildError } from './base/build-error.ts';
import { locateField } from './content/parsed-file.ts';
import type { StandIn } from './site-definition.ts';

/**
 * Throws a BuildError with every reason why a site must not go public yet. `missingCards` are the
 * paths of pages without a share card.
 */
export function assertMayGoPublic(
  standIns: readonly StandIn[],
  missingCards: readonly string[],
): void {
  const reasons: string[] = [];
  if (standIns.length > 0)
    reasons.push(
      `The site is not ready for the public: ${standInsLeft(standIns)}.`,
      ...standIns.map(standInLines),
    );
  if (missingCards.length > 0)
    reasons.push(
      `The share cards of these pages are missing: ${missingCards.join(', ')}. ` +
        'npm run share-cards draws them.',
    );
  if (reasons.length > 0) throw new BuildError(reasons.join('\n'));
}

/** Formats a stand-in for the terminal, in two lines. */
export const standInLines = ({ source, path, name, why }: StandIn): string =>
  `${source.displayPath}:${locateField(source, path, 'name').line}  ${name}\n    ${why}`;

/** The beginning of a sentence: how many stand-ins are left. */
export const standInsLeft = ({ length }: readonly StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
