import { join, posix } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { pagesWithoutCard } from './assets/share-cards.ts';
import type { Styles } from './assets/bundle.ts';
import { styled } from './assets/styled.ts';
import { BuildError } from './build-error.ts';
import { type Inspection, inspect } from './check/check.ts';
import { describeFaults } from './check/describe-faults.ts';
import type { Fault } from './check/page.ts';
import { copyOf, type Scan } from './check/scan-html.ts';
import { firstHundred } from './first-hundred.ts';
import { compressedPage } from './hosts/compressed-page.ts';
import { contentSecurityPolicy, inlineScripts, withPolicy } from './hosts/content-security-policy.ts';
import { crawlerFiles } from './hosts/crawler-files.ts';
import { hostFacts, hostFiles } from './hosts/host-files.ts';
import { OPEN_STEPS, type OpenOptions, openSite } from './open-site.ts';
import { formatMistake } from './mistake.ts';
import { outputFiles } from './paths.ts';
import { pageFiles, renderRoute } from './render/render.ts';
import type { SiteDefinition, StandIn } from './site-definition.ts';
import type { Route } from './site.ts';
import { minifyPage } from './write/minify-page.ts';
import { type NewSite, prepareOut, writeSite } from './write/write-site.ts';

export type BuildOptions = Omit<OpenOptions, 'development'> & {
  out: string;
  /** Fail if the content still has stand-ins. */
  production?: boolean;
  /** Also write each page compressed, for servers that send such a file. Takes about 25 ms a page on two cores. */
  compress?: boolean;
  /** Put the security policy into each page, too, for hosts that send no headers. */
  policyInPages?: boolean;
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

/** The slow steps of a build. The caller passes them in and can time them. */
export const BUILD_STEPS = {
  ...OPEN_STEPS,
  begin: (out: string): NewSite => writeSite(out),
  render: (route: Route, styles: Styles): string => styled(renderRoute(route), styles),
  check: (inspection: Inspection, route: Route, html: string): Scan => inspection.checkPage(route, html),
  minify: minifyPage,
  write: (out: NewSite, files: readonly string[], content: string | Uint8Array): number => out.add(files, content),
  compare: (inspection: Inspection) => inspection.finish(),
  finish: (out: NewSite): void => out.finish(),
};

/**
 * Builds a whole site beside the folder `out`, checks it against every rule, and only then replaces `out`. Throws a
 * BuildError with everything that the reader can fix, and then leaves `out` unchanged.
 */
export async function buildSite(site: SiteDefinition, options: BuildOptions, steps = BUILD_STEPS): Promise<BuiltSite> {
  prepareOut(
    options.out,
    site.sources.map((folder) => join(options.root, folder)),
  );
  const { content, advice, routes, styles, photos, files, findWritten } = await openSite(site, options, steps);
  const { standIns, reminders } = advice();
  const withoutCard = pagesWithoutCard(routes, files);
  if (options.production) {
    refuseStandIns(standIns);
    refuseMissingCards(withoutCard);
  }

  const host = site.host(content);
  const others = [...files, ...site.files(content), ...crawlerFiles(host.origin, routes)];
  const names = [...pageFiles(routes).keys(), ...others.map(([file]) => file)];
  const inspection = inspect({ origin: host.origin, routes, files: new Set(names) }, site.checks);
  const scripts = new Set<string>();
  const compressed: Promise<[file: string, bytes: Uint8Array]>[] = [];
  const size = { files: 0, bytes: 0 };
  const out = steps.begin(options.out);
  const add = (paths: readonly string[], content: string | Uint8Array): void => {
    size.files += paths.length;
    size.bytes += steps.write(out, paths, content);
  };
  try {
    // Each page goes through all steps before the next one, so that only one page is in memory.
    for (const [index, route] of routes.entries()) {
      // Timers fire only between two tasks, and scripts/run.mjs has one.
      if (index % PAGES_IN_TASK === PAGES_IN_TASK - 1) await nextTask();
      const page = steps.render(route, styles);
      const scan = steps.check(inspection, route, page);
      photos.measurePage(route.path, page);
      const inline = inlineScripts(scan).map(copyOf);
      for (const script of inline) scripts.add(script);
      const html = Buffer.from(await steps.minify(route.path, page, scan));
      const bytes = options.policyInPages ? withPolicy(html, contentSecurityPolicy(host, inline)) : html;
      const paths = outputFiles(route.path);
      add(paths, bytes);
      if (options.compress) compressed.push(compressedPage(paths[0]!, bytes));
    }
    const { faults, notes } = steps.compare(inspection);
    const forHosts = hostFiles(hostFacts(host, routes, scripts));
    refuseClashes([...names, ...forHosts.keys()]);
    refuseFaults(faults, (fault) => describeFaults([fault], host.origin, findWritten).map(formatMistake).join('\n'));
    const unused = photos.unusedFiles();
    for (const [file, content] of [...others, ...forHosts, ...(await Promise.all(compressed))]) if (!unused.has(file)) add([file], content);
    steps.finish(out);
    return { pages: routes.length, size, standIns, advice: [...photos.advice(), ...reminders], withoutCard, notes };
  } finally {
    out.close();
  }
}

const PAGES_IN_TASK = 100;

function refuseStandIns(standIns: StandIn[]): void {
  if (standIns.length === 0) return;
  const list = standIns.map(({ file, line, field, why }) => `${file}:${line}  ${field}: ${why}`).join('\n');
  throw new BuildError(`The site is not ready for the public: ${standInCount(standIns)}.\n${list}`);
}

function refuseMissingCards(paths: string[]): void {
  if (paths.length > 0) throw new BuildError(`The share cards of these pages are out of date: ${paths.join(', ')}.`, 'share cards');
}

/** The number of stand-ins left, as words. */
export const standInCount = ({ length }: StandIn[]): string => (length === 1 ? 'one stand-in is left' : `${length} stand-ins are left`);

function refuseFaults(faults: Fault[], describe: (fault: Fault) => string): void {
  if (faults.length === 0) return;
  const { first, rest } = firstHundred(faults);
  const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`;
  throw new BuildError([`The site has ${count} and was not written.`, ...first.map(describe), ...rest].join('\n'));
}

/** Throws a BuildError if two files have the same name, or if a file has the name of a folder. */
function refuseClashes(names: readonly string[]): void {
  const files = new Set<string>();
  for (const file of names) {
    if (files.has(file)) throw new BuildError(`Two sources write ${file}. The build makes this file itself. Remove it from public/.`);
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
