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
import { COMPRESSED } from './hosts/host-facts.ts';
import { hostFacts, hostFiles } from './hosts/host-files.ts';
import { type Fullest, fullestOf, longest, type LongPage } from './hosts/page-budget.ts';
import { minifyPages } from './minify.ts';
import type { Given, OpenOptions, OpenSite } from './open-site.ts';
import { outputFiles } from './paths.ts';
import { preparePhotos } from './pictures/photos.ts';
import { refuseClashes, refuseMistakes, refuseUnready } from './refuse.ts';
import { renderPage } from './render.ts';
import { siteFiles } from './site-files.ts';
import type { SiteDefinition } from './site-definition.ts';
import { type NewSite, writeSite } from './write.ts';
import { zonedTime } from './zoned-time.ts';

/**
 * Builds a whole site beside the folder `out`, checks it against every rule, and only then replaces
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
 * The first four steps: all that pages are made of. The dev server and the editor take them, too;
 * what is `given` is not made again. Throws a BuildError, such as ContentErrors.
 */
export async function openSite(
  site: SiteDefinition,
  options: OpenOptions,
  given: Given = {},
): Promise<OpenSite> {
  const { root, log, onStep = () => {} } = options;
  // The bundler works in another process while this one reads. A mistake in content is told first.
  const bundling = Promise.resolve(given.bundle ?? bundle(root, site.code));
  bundling.catch(() => {});

  const io = given.io ?? readContentFolder(options.content ?? join(root, 'content'));
  const read = given.read ?? readContent(site.content, io, given.parse);
  const { content, findWritten, images } = read;
  onStep('read');
  const photoIo = { content: read.io, cache: join(root, '.cache/photos'), log };
  const photos = given.photos ?? (await (given.prepare ?? preparePhotos)(images, photoIo));
  const publicFiles = given.publicFiles ?? readPublicFiles(join(root, 'public'));
  onStep('photos');
  const drawings = given.drawings ?? site.drawings(content);
  onStep('draw');
  const bundled = await bundling;
  onStep('bundle');
  const { assets, styles, files } = makeAssets(bundled, drawings, publicFiles, photos);
  const { development = false, day = zonedTime(options.now(), site.timeZone(content)) } = options;
  const routes = site.routes({ content, assets, day, development });
  onStep('routes');

  const materials = { read, photos, publicFiles, drawings, bundle: bundled };
  const made = siteFiles(site, content, routes, withoutOldCards(files, routes));
  const shown = { content, findWritten, routes, styles, ...made };
  return { ...materials, ...shown, advice: () => site.advice({ ...read, day }) };
}

/**
 * The last four steps. Each page is rendered, checked, minified and written before the next one, so
 * that thousands fit in memory. Then the pages are checked together, and all other files written.
 */
export async function writePages(
  site: SiteDefinition,
  { content, findWritten, routes, styles, photos, files, names, facts }: OpenSite,
  out: Pick<NewSite, 'write'>,
  { compress = false, onStep = () => {} }: Pick<BuildOptions, 'compress' | 'onStep'> = {},
): Promise<Fullest> {
  const checker = pageChecker(facts, site.checks);
  const minify = minifyPages();
  let longPages: LongPage[] = [];
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
    if (compress) out.write([paths[0] + COMPRESSED], compressed(bytes));
    longPages = longest(longPages, { path: route.path, html: bytes });
    onStep('write');
  }

  const faults = checker.faults();
  onStep('compare');
  const unused = photos.unusedFiles();
  const used = [...files].filter(([file]) => !unused.has(file));
  const usedNames = used.map(([file]) => file);
  const forHosts = hostFiles(hostFacts(site.host(content), routes, checker.scripts, usedNames));
  refuseClashes([...names, ...forHosts.keys()]);
  refuseMistakes(describeFaults(faults, facts.origin, findWritten));
  for (const [file, bytes] of [...used, ...forHosts]) out.write([file], bytes);
  return fullestOf(longPages);
}
