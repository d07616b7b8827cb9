import { join, posix } from 'node:path';
import { pagesWithoutCard } from './assets/share-cards.ts';
import { styled } from './assets/pick-styles.ts';
import { BuildError } from './build-error.ts';
import { inspectAll } from './check/check.ts';
import { describeFaults } from './check/describe-faults.ts';
import type { FoundFault } from './check/page.ts';
import { firstHundred } from './first-hundred.ts';
import { hostFiles } from './hosts/host-files.ts';
import { robots } from './hosts/robots.ts';
import { sitemap } from './hosts/sitemap.ts';
import { OPEN_STEPS, type OpenOptions, openSite } from './open-site.ts';
import { render } from './render/render.ts';
import type { SiteDefinition, StandIn } from './site-definition.ts';
import type { Site } from './site.ts';
import { minifyPages } from './write/minify.ts';
import { outputFiles } from './paths.ts';
import { prepareOut, writeSite } from './write/write-site.ts';

export type BuildOptions = Omit<OpenOptions, 'development'> & {
  out: string;
  /** Fail if the content still has stand-ins. */
  production?: boolean;
};

/** The result of a build. */
export type BuiltSite = {
  pages: number;
  files: Site;
  standIns: StandIn[];
  /** What the owner should check again, in sentences. */
  reminders: string[];
  /** One sentence for each photo that is on no page or too small for its place. */
  photoAdvice: string[];
  /** Paths of the pages whose share card is not drawn yet. */
  withoutCard: string[];
  /** How close the site is to breaking a rule, in sentences. */
  notes: string[];
};

/** The slow steps of a build. The caller passes them in and can time them. */
export const BUILD_STEPS = { ...OPEN_STEPS, render, check: inspectAll, minify: minifyPages, write: writeSite };

/**
 * Builds a whole site in memory, checks it against every rule, and only then replaces the folder `out`. Throws a
 * BuildError or ContentErrors with everything that the reader can fix, and then leaves `out` unchanged.
 */
export async function buildSite<Content>(site: SiteDefinition<Content>, options: BuildOptions, steps = BUILD_STEPS): Promise<BuiltSite> {
  prepareOut(
    options.out,
    site.sources.map((folder) => join(options.root, folder)),
  );
  const { content, standIns, reminders, routes, styles, photos, files, findWritten } = await openSite(site, options, steps);
  const withoutCard = pagesWithoutCard(routes, files);
  if (options.production) {
    refuseStandIns(standIns);
    refuseMissingCards(withoutCard);
  }

  const html = steps.render(routes, (page) => styled(page, styles));
  const host = site.host(content);
  const others = joined(
    files,
    site.files(content),
    new Map([
      ['sitemap.xml', sitemap(host.origin, routes)],
      ['robots.txt', robots(host.origin)],
    ]),
  );
  const { faults, notes } = steps.check(
    { origin: host.origin, routes, files: new Set([...html.keys(), ...others.keys()]) },
    html,
    site.checks,
  );
  refuseFaults(faults, (fault) => describeFaults([fault], host.origin, findWritten).join('\n'));

  const pages = await steps.minify(html);
  const finished = joined(pages, others, hostFiles(host, routes, pages));
  steps.write(finished, options.out);
  const photoAdvice = photos.advice(routes.map(({ path }) => [path, html.get(outputFiles(path)[0]!)!]));
  return { pages: routes.length, files: finished, standIns, reminders, withoutCard, photoAdvice, notes };
}

function refuseStandIns(standIns: StandIn[]): void {
  if (standIns.length === 0) return;
  const list = standIns.map(({ file, line, field }) => `${file}:${line}  ${field}`).join('\n');
  throw new BuildError(
    `The site is not ready for the public: ${standInCount(standIns)}, and --production refuses them.\n${list}\nnpm run launch-check says what to do about each.`,
  );
}

function refuseMissingCards(paths: string[]): void {
  if (paths.length > 0)
    throw new BuildError(`The share cards of these pages are out of date: ${paths.join(', ')}.\nnpm run share-cards draws them.`);
}

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: StandIn[]): string => (length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`);

function refuseFaults(faults: FoundFault[], describe: (fault: FoundFault) => string): void {
  if (faults.length > 0)
    throw new BuildError(
      `The site breaks ${faults.length === 1 ? 'a rule' : `${faults.length} rules`} and was not written.\n${firstHundred(faults, describe).join('\n')}`,
    );
}

/** Merges all files into one site. Throws a BuildError if two files have the same name, or if a file has the name of a folder. */
function joined(...parts: Site[]): Site {
  const site: Site = new Map();
  for (const [file, bytes] of parts.flatMap((part) => [...part])) {
    if (site.has(file)) throw new BuildError(`Two sources write ${file}. The build makes this file itself. Remove it from public/.`);
    site.set(file, bytes);
  }
  for (const file of site.keys()) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      if (site.has(folder))
        throw new BuildError(
          `${folder} is a file, and ${file} needs a folder of that name. One of them comes from public/: rename it there.`,
        );
    }
  }
  return site;
}
