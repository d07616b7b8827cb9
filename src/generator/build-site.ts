import { join, posix } from 'node:path';
import type { Content } from '../schema/schema.ts';
import { type ContentIo, readContentFolder } from './read/content-io.ts';
import { load } from './read/load.ts';
import { type StandIn, standIns } from '../schema/stand-ins.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import type { Site } from './site.ts';
import { BuildError } from './build-error.ts';
import { bundle } from './assets/bundle.ts';
import { hostFiles } from './hosts/host-files.ts';
import { type Minifier, minifyPages, startMinifier } from './write/minify.ts';
import { type Photos, preparePhotos } from './pictures/photos.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { robots } from './hosts/robots.ts';
import { sitemap } from './hosts/sitemap.ts';
import { type Lap, stopwatch } from './stopwatch.ts';
import { webManifest } from './hosts/web-manifest.ts';
import { prepareOut, writeSite } from './write/write-site.ts';

export type Day = { year: number; month: number; day: number };

export type BuildOptions = {
  /** Folder of the project: code, `public/`, and `content/` unless another folder is given. */
  root: string;
  content?: string;
  out: string;
  /** The day that the site is built for; without it, the day of `now` in the shop's time zone. */
  day?: Day;
  now: () => Date;
  /** Refuses stand-ins instead of warning of them. */
  production?: boolean;
  /** For the dev server: the analytics package's debug script, and nothing minified. */
  development?: boolean;
  log: (line: string) => void;
};

/** `notes` tell how near the site came to breaking a rule, such as the two make pages most alike. */
export type BuildReport = { pages: number; files: number; bytes: number; milliseconds: number; laps: Lap[]; notes: string[] };

/**
 * Builds the whole site in memory, holds it against every rule, and only then replaces the folder `out`. Throws a
 * BuildError, or ContentErrors, with everything the reader can mend; `out` is untouched then.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  // Before React is loaded, further down: its development build renders four times slower.
  process.env.NODE_ENV = 'production';
  await prepareOut(options.out, options);
  const minifier = options.development ? undefined : startMinifier(options.root);
  try {
    return await build(options, minifier);
  } finally {
    await minifier?.stop();
  }
}

async function build(options: BuildOptions, minifier: Minifier | undefined): Promise<BuildReport> {
  const { root, out, log } = options;
  const { lap, laps, total } = stopwatch(() => performance.now());
  const bundling = bundle(root);
  // Awaited further down; an error before that must not count as unheard.
  bundling.catch(() => {});
  const contentIo = readContentFolder(options.content ?? join(root, 'content'));
  const { content, sources } = load(contentIo);
  const missing = standIns(sources, content);
  if (options.production && missing.length > 0) throw refusal(missing);
  lap('content');
  const photos = await photosOf(content, contentIo, root, log);
  lap('photos');
  // Late, because of the templates in it: see the top of buildSite.
  const [{ makeAssets }, { styled }, { routes }, { contentMap }, { render }, { inspectAll }] = await Promise.all([
    import('./assets/make-assets.ts'),
    import('./assets/pick-styles.ts'),
    import('../routes.tsx'),
    import('../frame.ts'),
    import('./render/render.tsx'),
    import('./check/check.ts'),
  ]);
  lap('templates');
  const bundled = await bundling;
  lap('bundle');
  const { assets, styles, files } = makeAssets(bundled, photos.byName, readPublicFiles(join(root, 'public')), contentMap(content).ground);
  lap('assets');
  const today = options.day ?? zonedTime(options.now(), content.shop.timeZone);
  const manifest = routes(content, assets, today);
  const html = render(manifest.routes, {
    frame: manifest.frame,
    styled: (page) => styled(page, styles),
    analyticsMode: options.development ? 'development' : undefined,
    onPage: (page) => void minifier?.minify(page),
  });
  lap('render');
  const { origin } = content.shop;
  const others = joined(files, photos.files, new Map([['sitemap.xml', sitemap(origin, manifest.routes)], ['robots.txt', robots(origin)], ['site.webmanifest', webManifest(content.shop)]]));
  const { problems, notes } = inspectAll({ origin, routes: manifest.routes, files: new Set([...html.keys(), ...others.keys()]) }, html);
  if (problems.length > 0) throw new BuildError(`The site breaks ${problems.length === 1 ? 'a rule' : `${problems.length} rules`} and was not written.\n${problems.join('\n')}`);
  for (const line of photos.unused()) log(line);
  lap('checks');
  const pages = minifier ? await minifyPages(html, minifier) : html;
  lap('minify');
  const site = joined(pages, others, hostFiles(content.shop, manifest.routes, pages));
  await writeSite(site, out, { log });
  lap('write');
  if (missing.length > 0) log(`Not for the public yet: ${count(missing.length)}. npm run launch-check lists them.`);
  return { pages: manifest.routes.length, files: site.size, bytes: bytesOf(site), milliseconds: total(), laps, notes };
}

function refusal(missing: StandIn[]): BuildError {
  const list = missing.map(({ file, line, field }) => `${file}:${line}  ${field}`).join('\n');
  return new BuildError(`The site is not ready for the public: ${count(missing.length)}, and --production refuses them.\n${list}\nnpm run launch-check says of each what to do.`);
}

const count = (standIns: number): string => (standIns === 1 ? 'one stand-in is left' : `${standIns} stand-ins are left`);

function photosOf({ images }: Content, content: ContentIo, root: string, log: (line: string) => void): Promise<Photos> {
  const read = (file: string): Uint8Array => content.read(`images/${file}`);
  return preparePhotos(images, { folder: `${content.root}/images`, read, cache: join(root, '.cache/photos'), log });
}

/** All files as one site. Two of one name are a BuildError, and so is a file that has the name of a folder of others. */
function joined(...parts: Site[]): Site {
  const site: Site = new Map();
  for (const [file, bytes] of parts.flatMap((part) => [...part])) {
    if (site.has(file)) throw new BuildError(`Two sources write ${file}. The build makes this file itself; take it out of public/.`);
    site.set(file, bytes);
  }
  for (const file of site.keys()) {
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      if (site.has(folder)) throw new BuildError(`${folder} is a file, and ${file} needs a folder of that name. One of them comes from public/: rename it there.`);
    }
  }
  return site;
}

const bytesOf = (site: Site): number => [...site.values()].reduce((sum, bytes) => sum + Buffer.byteLength(bytes), 0);
