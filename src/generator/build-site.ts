import { pagesWithoutCard } from './assets/share-cards.ts';
import { BuildError } from './build-error.ts';
import { type OpenOptions, openSite } from './open-site.ts';
import type { SiteDefinition, StandIn } from './site-definition.ts';
import { type WriteOptions, writePages } from './write/write-pages.ts';
import { writeSite } from './write.ts';

export type BuildOptions = Omit<OpenOptions, 'development'> &
  WriteOptions & {
    out: string;
    /** Fail if the content still has stand-ins. */
    production?: boolean;
  };

/** The result of a build. */
export type BuiltSite = {
  pages: number;
  size: { files: number; bytes: number };
  standIns: StandIn[];
  /** What the owner should check or change, such as a photo that no page shows, in sentences. */
  advice: string[];
  /** Paths of the pages whose share card is not drawn yet. */
  withoutCard: string[];
  /** How close the site is to breaking a rule, in sentences. */
  notes: string[];
};

/**
 * Builds a whole site beside the folder `out`, checks it against every rule, and only then replaces `out`. Throws a
 * BuildError with everything that the reader can fix, and then leaves `out` unchanged.
 */
export async function buildSite(site: SiteDefinition, options: BuildOptions): Promise<BuiltSite> {
  const out = writeSite(options.out);
  try {
    const opened = await openSite(site, options);
    const { standIns, reminders } = opened.advice();
    const withoutCard = pagesWithoutCard(opened.routes, opened.files);
    if (options.production) {
      refuseStandIns(standIns);
      refuseMissingCards(withoutCard);
    }
    const { size, notes } = await writePages(site, opened, out, options);
    out.finish();
    options.onStep?.('finish');
    return {
      pages: opened.routes.length,
      size,
      standIns,
      advice: [...opened.photos.advice(), ...reminders],
      withoutCard,
      notes,
    };
  } finally {
    out.close();
  }
}

function refuseStandIns(standIns: StandIn[]): void {
  if (standIns.length === 0) return;
  const list = standIns
    .map(({ file, line, field, why }) => `${file}:${line}  ${field}: ${why}`)
    .join('\n');
  throw new BuildError(`The site is not ready for the public: ${standInCount(standIns)}.\n${list}`);
}

function refuseMissingCards(paths: string[]): void {
  if (paths.length > 0)
    throw new BuildError(
      `The share cards of these pages are out of date: ${paths.join(', ')}.`,
      'share cards',
    );
}

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: StandIn[]): string =>
  length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`;
