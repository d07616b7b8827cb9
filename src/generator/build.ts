import { pagesWithoutCard } from './assets/share-cards.ts';
import { checkPage, checkSite } from './check/check.ts';
import { describeFaults } from './check/describe-faults.ts';
import type { Fault, PageFacts } from './check/page.ts';
import { readPage } from './check/read-page.ts';
import { scanHtml } from './check/scan-html.ts';
import { compressedPage } from './hosts/compressed-page.ts';
import { inlineScripts } from './hosts/content-security-policy.ts';
import { crawlerFiles } from './hosts/crawler-files.ts';
import { hostFacts, hostFiles } from './hosts/host-files.ts';
import { minifyPages } from './minify.ts';
import { type OpenOptions, type OpenSite, openSite } from './open-site.ts';
import { pageFiles } from './page-files.ts';
import { outputFiles } from './paths.ts';
import { refuseClashes, refuseFaults, refuseUnready } from './refuse.ts';
import { renderRoute, withStyles } from './render.ts';
import type { SiteDefinition, StandIn } from './site-definition.ts';
import { type NewSite, writeSite } from './write.ts';

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
    if (options.production) refuseUnready(standIns, withoutCard);
    const size = await writePages(site, opened, out, options);
    out.finish();
    options.onStep?.('finish');
    const advice = [...opened.photos.advice(), ...reminders];
    return { pages: opened.routes.length, size, standIns, advice, withoutCard };
  } finally {
    out.close();
  }
}

/**
 * Renders, checks, minifies and writes each page before the next one, so that thousands of pages fit in memory. Then it checks
 * the pages together, and writes all other files. Returns how much it wrote.
 */
export async function writePages(
  site: SiteDefinition,
  { content, routes, styles, photos, files, findWritten }: OpenSite,
  out: Pick<NewSite, 'write'>,
  { compress, onStep = () => {} }: PageOptions = {},
): Promise<Size> {
  const host = site.host(content);
  const others = [...files, ...site.files(content), ...crawlerFiles(host.origin, routes)];
  const names = [...pageFiles(routes).keys(), ...others.map(([file]) => file)];
  const facts = { origin: host.origin, routes, files: new Set(names) };
  const pages: PageFacts[] = [];
  const faults: Fault[] = [];
  const scripts = new Set<string>();
  const compressed: Promise<[file: string, bytes: Uint8Array]>[] = [];
  const size = { files: 0, bytes: 0 };
  const write = (paths: readonly string[], bytes: string | Uint8Array): void => {
    size.files += paths.length;
    size.bytes += out.write(paths, bytes);
  };

  const minified = minifyPages();
  for (const route of routes) {
    const html = withStyles(renderRoute(route), styles);
    onStep('render');
    const markup = scanHtml(html);
    if (route.kind === 'page') {
      const { tags, raw, ...page } = readPage(route, html, markup, host.origin);
      faults.push(...checkPage({ tags, raw, ...page }, facts, site.checks));
      pages.push(page);
    }
    for (const script of inlineScripts(markup)) scripts.add(script);
    photos.measurePage(route.path, html);
    onStep('check');
    const bytes = Buffer.from(await minified(html));
    onStep('minify');
    write(outputFiles(route.path), bytes);
    if (compress) compressed.push(compressedPage(outputFiles(route.path)[0]!, bytes));
    onStep('write');
  }

  faults.push(...checkSite(pages, facts));
  onStep('compare');
  const unused = photos.unusedFiles();
  const used = others.filter(([file]) => !unused.has(file));
  const usedNames = used.map(([file]) => file);
  const forHosts = hostFiles(hostFacts(host, routes, scripts, usedNames));
  refuseClashes([...names, ...forHosts.keys()]);
  refuseFaults(faults.map((fault) => describeFaults([fault], host.origin, findWritten)));
  for (const [file, bytes] of [...used, ...forHosts, ...(await Promise.all(compressed))])
    write([file], bytes);
  return size;
}

export type BuildOptions = Omit<OpenOptions, 'development'> &
  PageOptions & {
    out: string;
    /** Fail if the content still has stand-ins. */
    production?: boolean;
  };

type PageOptions = {
  /** Also write each page compressed, for servers that send such a file. Takes about 25 ms a page on two cores. */
  compress?: boolean;
  /** Called at the end of each slow step, with its name, to time it. */
  onStep?: (step: string) => void;
};

type Size = { files: number; bytes: number };

/** The result of a build. */
export type BuiltSite = {
  pages: number;
  size: Size;
  standIns: StandIn[];
  /** What the owner should check or change, such as a photo that no page shows, in sentences. */
  advice: string[];
  /** Paths of the pages whose share card is not drawn yet. */
  withoutCard: string[];
};
