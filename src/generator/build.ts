import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assertMayGoPublic } from './assert-may-go-public.ts';
import { bundle } from './assets/bundle.ts';
import { makeAssets } from './assets/make-assets.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { findMissingCards } from './assets/share-cards.ts';
import { mistakesError } from './base/build-error.ts';
import { pageFileNames } from './base/page-path.ts';
import { scanHtml } from './base/scan-html.ts';
import { BROTLI_EXTENSION } from './base/served-files.ts';
import { zonedTime } from './base/zoned-time.ts';
import { locatePageMistakes } from './check/locate-page-mistakes.ts';
import { pageChecker } from './check/page-checker.ts';
import { openContentFolder } from './content/content-folder.ts';
import { loadContent } from './content/load-content.ts';
import { inlineScripts } from './hosts/content-security-policy.ts';
import { hostFiles } from './hosts/host-files.ts';
import { hostSettings } from './hosts/host-settings.ts';
import { pageMinifier } from './minify.ts';
import { type OutputFolder, outputFolder, type WrittenSize } from './output-folder.ts';
import { photoUsage } from './photos/photo-usage.ts';
import { preparePhotos } from './photos/photos.ts';
import { planOutput } from './plan-output.ts';
import type { PreparedSite, PrepareOptions, ReusableParts } from './prepared-site.ts';
import { renderPage } from './render.ts';
import type { SiteDefinition, StandIn } from './site-definition.ts';

export type BuildOptions = PrepareOptions & {
  out: string;
  /** Fail if the content still has stand-ins, or a share card is missing. */
  production?: boolean;
  /**
   * Also write a Brotli file of each page, for servers that send such files. Takes about 50 ms a
   * page.
   */
  compress?: boolean;
};

export type BuiltSite = {
  pages: number;
  size: WrittenSize;
  standIns: StandIn[];
  /** Sentences about what the owner should check, such as a photo that no page shows. */
  reminders: string[];
  /** The paths of the pages whose share cards are missing. */
  missingCards: string[];
};

/**
 * Builds a whole site beside the folder `out`, checks it, and only then replaces `out`. The first
 * step that finds mistakes throws them as a BuildError and leaves `out` unchanged.
 */
export async function buildSite(site: SiteDefinition, options: BuildOptions): Promise<BuiltSite> {
  const output = outputFolder(options.out);
  try {
    const prepared = await prepareSite(site, options);
    const { routes, files } = prepared;
    const { standIns, reminders } = prepared.todoList();
    const missingCards = findMissingCards(routes, files);
    if (options.production) assertMayGoPublic(standIns, missingCards);
    const photoReminders = await writeSite(prepared, output, options);
    const size = output.finish();
    return {
      pages: routes.filter(({ kind }) => kind === 'page').length,
      size,
      standIns,
      reminders: [...photoReminders, ...reminders],
      missingCards,
    };
  } finally {
    output.close();
  }
}

/**
 * Prepares everything that pages need: the first half of a build, also for the dev server and the
 * editor. Does not make the parts in `reuse` again. With `development`, photos get only one format,
 * and a site's routes may differ from those of a build. Throws a BuildError for mistakes in code or
 * content, a bad photo, or two files with the same name.
 */
export async function prepareSite(
  site: SiteDefinition,
  options: PrepareOptions & { development?: boolean },
  reuse: Partial<ReusableParts> = {},
): Promise<PreparedSite> {
  const { root, contentPath, development = false } = options;
  // The bundler works in another process while this one reads. If both find mistakes in a build,
  // those in content are thrown.
  const bundling = Promise.resolve(reuse.bundle ?? bundle(root, site.browserCode));
  // Node ends if a promise fails before something waits for it.
  bundling.catch(() => {});
  const loadedContent =
    reuse.loadedContent ?? loadContent(site.contentModel, openContentFolder(contentPath));
  const { content } = loadedContent;
  const photos = reuse.photos ?? (await preparePhotos(loadedContent, options));
  const publicFiles = reuse.publicFiles ?? readPublicFiles(join(root, 'public'));
  const drawings = site.drawings(content);
  const parts = { bundle: await bundling, loadedContent, photos, publicFiles };
  const { assets, styles, assetFiles } = makeAssets(parts, drawings);
  const day = options.day ?? zonedTime(options.now(), site.timeZone(content));
  const routes = site.routes({ content, assets, day, development });
  return {
    ...parts,
    ...planOutput(site, loadedContent, routes, assetFiles),
    routes,
    styles,
    todoList: () => site.todoList({ ...loadedContent, day }),
  };
}

/**
 * Writes and checks the pages, and writes all other files: the second half of a build. Returns
 * reminders about photos. Throws a BuildError with all mistakes on the pages.
 */
export async function writeSite(
  prepared: PreparedSite,
  output: Pick<OutputFolder, 'write'>,
  { compress = false }: Pick<BuildOptions, 'compress'> = {},
): Promise<string[]> {
  const { routes, sitePlan } = prepared;
  const minify = pageMinifier();
  // Each of these sees every page and gives its result at the end.
  const checker = pageChecker(sitePlan);
  const usage = photoUsage(prepared.photos.all);
  const scripts = new Set<string>();
  // One page after the other, so that thousands fit in memory.
  for (const route of routes) {
    const html = renderPage(route, prepared);
    const scanned = scanHtml(html);
    checker.add(route, html, scanned);
    const bytes = Buffer.from(await minify(html));
    usage.add(route.path, html, scanned.tags);
    for (const script of inlineScripts(scanned)) scripts.add(script);
    const names = pageFileNames(route.path);
    output.write(names, bytes);
    // At Brotli's best level: servers that compress at each request have no time for it. They look
    // for the file at the first name only.
    if (compress) output.write([`${names[0]}${BROTLI_EXTENSION}`], brotliCompressSync(bytes));
  }

  const mistakes = checker.mistakes();
  if (mistakes.length > 0) throw mistakesError(locatePageMistakes(mistakes, prepared));
  const { files, hostNeeds } = prepared;
  const settings = hostSettings(hostNeeds, routes, scripts, [...files.keys()]);
  for (const [name, bytes] of [...files, ...hostFiles(settings)]) output.write([name], bytes);
  return usage.reminders();
}
