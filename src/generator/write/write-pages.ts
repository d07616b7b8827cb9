import { posix } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { BuildError } from '../build-error.ts';
import { inspect } from '../check/check.ts';
import { describeFaults } from '../check/describe-faults.ts';
import type { Fault } from '../check/page.ts';
import { firstHundred } from '../first-hundred.ts';
import { compressedPage } from '../hosts/compressed-page.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import { hostFacts, hostFiles } from '../hosts/host-files.ts';
import { formatMistake } from '../mistake.ts';
import type { OpenSite } from '../open-site.ts';
import { outputFiles } from '../paths.ts';
import { minifyPage } from '../minify.ts';
import { pageFiles } from '../page-files.ts';
import { renderRoute, withStyles } from '../render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { NewSite } from '../write.ts';

export type WriteOptions = {
  /** Also write each page compressed, for servers that send such a file. Takes about 25 ms a page on two cores. */
  compress?: boolean;
  /** Called at the end of each slow step, with its name, to time it. */
  onStep?: (step: string) => void;
};

/** `notes` say how close the site is to breaking a rule. */
type Written = { size: { files: number; bytes: number }; notes: string[] };

/**
 * Writes all pages and files of a site. Each page is rendered, checked, minified and written before the next one, so only one
 * is in memory. Throws a BuildError with everything that is wrong with the pages.
 */
export async function writePages(
  site: SiteDefinition,
  opened: OpenSite,
  out: Pick<NewSite, 'write'>,
  options: WriteOptions = {},
): Promise<Written> {
  const { content, routes, styles, photos, files, findWritten } = opened;
  const { onStep = () => {} } = options;
  const host = site.host(content);
  const others = [...files, ...site.files(content), ...crawlerFiles(host.origin, routes)];
  const names = [...pageFiles(routes).keys(), ...others.map(([file]) => file)];
  const inspection = inspect({ origin: host.origin, routes, files: new Set(names) }, site.checks);
  const scripts = new Set<string>();
  const compressed: Promise<[file: string, bytes: Uint8Array]>[] = [];
  const size = { files: 0, bytes: 0 };
  const add = (paths: readonly string[], bytes: string | Uint8Array): void => {
    size.files += paths.length;
    size.bytes += out.write(paths, bytes);
  };
  for (const [index, route] of routes.entries()) {
    // Timers fire only between two tasks, and scripts/run.mjs has one.
    if (index % PAGES_IN_TASK === PAGES_IN_TASK - 1) await nextTask();
    const page = withStyles(renderRoute(route), styles);
    onStep('render');
    for (const script of inspection.checkPage(route, page)) scripts.add(script);
    photos.measurePage(route.path, page);
    onStep('check');
    const bytes = Buffer.from(minifyPage(page));
    onStep('minify');
    const paths = outputFiles(route.path);
    add(paths, bytes);
    if (options.compress) compressed.push(compressedPage(paths[0]!, bytes));
    onStep('write');
  }
  const { faults, notes } = inspection.finish();
  onStep('compare');
  const unused = photos.unusedFiles();
  const written = others.filter(([file]) => !unused.has(file));
  const assets = written.map(([file]) => file);
  const forHosts = hostFiles(hostFacts(host, routes, scripts, assets));
  refuseClashes([...names, ...forHosts.keys()]);
  refuseFaults(faults, (fault) =>
    describeFaults([fault], host.origin, findWritten).map(formatMistake).join('\n'),
  );
  for (const [file, bytes] of [...written, ...forHosts, ...(await Promise.all(compressed))])
    add([file], bytes);
  return { size, notes };
}

const PAGES_IN_TASK = 100;

function refuseFaults(faults: Fault[], describe: (fault: Fault) => string): void {
  if (faults.length === 0) return;
  const { first, rest } = firstHundred(faults);
  const count = faults.length === 1 ? 'a mistake' : `${faults.length} mistakes`;
  throw new BuildError(
    [`The site has ${count} and was not written.`, ...first.map(describe), ...rest].join('\n'),
  );
}

/** Throws a BuildError if two files have the same name, or if a file has the name of a folder. */
function refuseClashes(names: readonly string[]): void {
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
