import { join } from 'node:path';
import { bundle } from './assets/bundle.ts';
import { makeAssets } from './assets/make-assets.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { pagesWithoutCard, withoutOldCards } from './assets/share-cards.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { describeFaults } from './check/describe-faults.ts';
import { pageChecker } from './check/page-checker.ts';
import { readContentFolder } from './content/content-io.ts';
import { readContent } from './content/read-content.ts';
import { compressed } from './hosts/compressed.ts';
import { COMPRESSED } from './hosts/host-settings.ts';
import { hostSettings, hostFiles } from './hosts/host-files.ts';
import { type Fullest, fullestOf, longest, type LongPage } from './hosts/page-budget.ts';
import { minifyPages } from './minify.ts';
import type { Materials, OpenOptions, OpenSite, Reusable } from './open-site.ts';
import { outputFiles } from './paths.ts';
import { preparePhotos } from './pictures/photos.ts';
import { refuseClashes, refuseMistakes, refuseUnready } from './refuse.ts';
import { renderPage } from './render.ts';
import { siteFiles } from './site-files.ts';
import type { SiteDefinition } from './site-definition.ts';
import { type NewSite, writeSite } from './write.ts';
import type { OutputFiles } from './site.ts';
import { zonedTime } from './zoned-time.ts';

/**
 * Builds a whole site beside the folder `out`, checks it, and only then replaces
 * `out`. Throws a BuildError with everything that the reader can fix, and then leaves `out`
 * unchanged.
 */
export async function buildSite(site: SiteDefinition, options: BuildOptions): Promise<BuiltSite> {
  const out = writeSite(options.out);
  try {
    const open = await openSite(site, options);
    const { standIns, reminders } = open.advice();
    const withoutCard = pagesWithoutCard(open.routes, open.files);
    if (options.production) refuseUnready(standIns, withoutCard);
    const fullest = await writePages(site, open, out, options);
    const size = out.finish();
    options.onStep?.('finish');
    const advice = [...open.photos.advice(), ...reminders];
    return { pages: open.routes.length, size, fullest, standIns, advice, withoutCard };
  } finally {
    out.close();
  }
}

/**
 * Makes all that pages are made of: the first half of a build. The dev server and the editor do it,
 * too; what they `reuse` is not made again. Throws a BuildError, such as ContentErrors.
 */
export async function openSite(
  site: SiteDefinition,
  options: OpenOptions,
  reuse: Reusable = {},
): Promise<OpenSite> {
  const { onStep = () => {} } = options;
  // The bundler works in another process while this one reads. A mistake in content is told first.
  const bundling = Promise.resolve(reuse.bundle ?? bundle(options.root, site.code));
  bundling.catch(() => {});
  const materials = await readMaterials(site, options, reuse);
  const bundled = await bundling;
  onStep('bundle');

  const { read, photos, publicFiles, drawings } = materials;
  const { content, findWritten } = read;
  const { assets, styles, files } = makeAssets(bundled, drawings, publicFiles, photos);
  const { development = false, day = zonedTime(options.now(), site.timeZone(content)) } = options;
  const routes = site.routes({ content, assets, day, development });
  onStep('routes');
  return {
    ...materials,
    ...siteFiles(site, content, routes, withoutOldCards(files, routes)),
    bundle: bundled,
    content,
    findWritten,
    routes,
    styles,
    advice: () => site.advice({ ...read, day }),
  };
}

async function readMaterials(
  site: SiteDefinition,
  options: OpenOptions,
  reuse: Reusable,
): Promise<Materials> {
  const { root, log, prepare = preparePhotos, onStep = () => {} } = options;
  const io = options.io ?? readContentFolder(options.content ?? join(root, 'content'));
  const read = reuse.read ?? readContent(site.content, io);
  onStep('read');
  const photoIo = { content: read.io, cache: join(root, '.cache/photos'), log };
  const photos = reuse.photos ?? (await prepare(read.images, photoIo));
  const publicFiles = reuse.publicFiles ?? readPublicFiles(join(root, 'public'));
  onStep('photos');
  const drawings = reuse.drawings ?? site.drawings(read.content);
  onStep('draw');
  return { read, photos, publicFiles, drawings };
}

/**
 * Writes the pages and all other files: the second half of a build. Throws a BuildError with all
 * that is wrong with the pages.
 */
export async function writePages(
  site: SiteDefinition,
  open: OpenSite,
  out: Pick<NewSite, 'write'>,
  { compress = false, onStep = () => {} }: Pick<BuildOptions, 'compress' | 'onStep'> = {},
): Promise<Fullest> {
  const { routes, styles, photos, outline } = open;
  const checker = pageChecker(outline, site.checks);
  const minify = minifyPages();
  let longPages: LongPage[] = [];
  // One page after the other, so that thousands fit in memory.
  for (const route of routes) {
    const html = renderPage(route, styles);
    onStep('render');
    checker.check(route, html);
    photos.measurePage(route.path, html);
    onStep('check');
    const bytes = Buffer.from(await minify(html));
    onStep('minify');
    const paths = outputFiles(route.path);
    out.write(paths, bytes);
    if (compress) out.write([`${paths[0]}${COMPRESSED}`], compressed(bytes));
    longPages = longest(longPages, { path: route.path, html: bytes });
    onStep('write');
  }

  const faults = checker.faults();
  onStep('compare');
  refuseMistakes(describeFaults(faults, outline.origin, open.findWritten));
  for (const [file, bytes] of otherFiles(site, open, checker.scripts)) out.write([file], bytes);
  return fullestOf(longPages);
}

/**
 * All files but the pages, which are known by now: without photos that no page uses, and with those
 * for hosts. `scripts` are the inline scripts of all pages.
 */
function otherFiles(
  site: SiteDefinition,
  { content, routes, photos, files, names }: OpenSite,
  scripts: ReadonlySet<string>,
): OutputFiles {
  const unused = photos.unusedFiles();
  const used = [...files].filter(([file]) => !unused.has(file));
  const settings = hostSettings(site.host(content), routes, scripts, new Map(used).keys());
  const forHosts = hostFiles(settings);
  refuseClashes([...names, ...forHosts.keys()]);
  return new Map([...used, ...forHosts]);
}
