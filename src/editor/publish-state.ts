import type { PublishEnd, PublishState } from './api.ts';

/** What the state of publishing depends on while nothing is on its way. */
type Situation = {
  /** Changes in the content since the last commit that the public has. */
  changed: number;
  /** Commits that were never sent. */
  unsent: number;
  /** The last publishing of this session, and what it said. */
  end?: PublishEnd;
  log?: string[];
  /** The address of the site, for the public. */
  origin?: string;
};

/** How far publishing is, also after a restart: commits that were never sent count, too. */
export function publishState({ changed, unsent, end, log, origin }: Situation): PublishState {
  if (changed + unsent > 0) {
    const count = changed || 1;
    if (end?.kind === 'failed') return { kind: 'not-sent', count, end, log };
    // How it ended is not about changes since then.
    return { kind: unsent > 0 ? 'not-sent' : 'not-yet', count };
  }
  if (end?.kind === 'sent') return { kind: 'sent', count: 0, origin, end, log };
  // A failure that was given up is none of what comes next.
  return { kind: 'nothing', count: 0, ...(end?.kind === 'built' && { end, log }) };
}
