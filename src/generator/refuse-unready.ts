import { BuildError } from './base/build-error.ts';
import type { StandIn } from './site-definition.ts';

/**
 * Throws a BuildError with all that keeps a site from the public. `withoutCard` are pages whose
 * share card is not drawn yet.
 */
export function refuseUnready(standIns: readonly StandIn[], withoutCard: readonly string[]): void {
  const reasons: string[] = [];
  if (standIns.length > 0)
    reasons.push(
      `The site is not ready for the public: ${standInCount(standIns)}.`,
      ...standIns.map(standInLines),
    );
  if (withoutCard.length > 0)
    reasons.push(
      `The share cards of these pages are out of date: ${withoutCard.join(', ')}. ` +
        'npm run share-cards draws them.',
    );
  if (reasons.length > 0) throw new BuildError(reasons.join('\n'));
}

/** A stand-in for a terminal, in two lines. */
export const standInLines = ({ source, line, field, why }: StandIn): string =>
  `${source.shownFile}:${line}  ${field}\n    ${why}`;

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: readonly StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
