import { BuildError } from './base/build-error.ts';
import { standInText, standInsLeft } from './format-stand-ins.ts';
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
      ...standIns.map(standInText),
    );
  if (missingCards.length > 0)
    reasons.push(
      `The share cards of these pages are missing: ${missingCards.join(', ')}. ` +
        'npm run share-cards draws them.',
    );
  if (reasons.length > 0) throw new BuildError(reasons.join('\n'));
}
