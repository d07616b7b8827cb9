import { join } from 'node:path';
import { type Bundle, bundle, type Styles } from './assets/bundle.ts';
import { makeAssets } from './assets/make-assets.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { withoutOldCards } from './assets/share-cards.ts';
import { type PhotoIo, type Photos, preparePhotos } from './pictures/photos.ts';
import { type ReadContent, readContent } from './read/read-content.ts';
import type { FindWritten } from './read/where-written.ts';
import type { Advice, SiteDefinition } from './site-definition.ts';
import type { Day, Route, Site } from './site.ts';
import { zonedTime } from './zoned-time.ts';

export type OpenOptions = {
  /** The project's folder: the code, `public/`, and `content/` unless another folder is given. */
  root: string;
  content?: string;
  /** The day that the site is built for. The default is the day of `now` at the site's location. */
  day?: Day;
  now: () => Date;
  /** For the dev server: analytics load their debug script. */
  development?: boolean;
  log: (line: string) => void;
  /** Called at the end of each slow step, with its name, to time it. */
  onStep?: (step: string) => void;
};

/** A site that is ready to render, one page at a time. */
export type OpenSite = {
  content: unknown;
  /** What the owner should do. It is looked for when this is called. */
  advice: () => Advice;
  routes: Route[];
  styles: Styles;
  bundle: Bundle;
  photos: Photos;
  /** The files that pages load, and the files of `public/`. */
  files: Site;
  findWritten: FindWritten;
};

/** What a site is assembled from, besides its scripts and styles. */
export type Parts = { read: ReadContent; photos: Photos; publicFiles: Site; drawings: Record<string, string> };

/** Reads a site's content and prepares everything that its pages need. Throws a BuildError, such as ContentErrors. */
export async function openSite(site: SiteDefinition, options: OpenOptions): Promise<OpenSite> {
  // The bundler runs in another process while content is read and drawn.
  const [bundled, parts] = await Promise.all([bundle(options.root, site.code), readAndDraw(site, options)]);
  options.onStep?.('bundle');
  const opened = assembleSite(site, options, bundled, parts);
  options.onStep?.('routes');
  return opened;
}

async function readAndDraw(site: SiteDefinition, options: OpenOptions): Promise<Parts> {
  const read = readContent(site.content, contentFolder(options));
  options.onStep?.('read');
  const photos = await preparePhotos(read.images, photoIo(read, options));
  const publicFiles = readPublicFiles(join(options.root, 'public'));
  options.onStep?.('photos');
  const drawings = site.drawings(read.content);
  options.onStep?.('draw');
  return { read, photos, publicFiles, drawings };
}

export const contentFolder = ({ root, content }: OpenOptions): string => content ?? join(root, 'content');

/** Where photos are read and kept. */
export const photoIo = ({ io }: ReadContent, { root, log }: OpenOptions): PhotoIo => ({
  content: io,
  cache: join(root, '.cache/photos'),
  log,
});

/** Gives everything that pages load its address, and makes the routes. */
export function assembleSite(
  site: SiteDefinition,
  options: OpenOptions,
  bundle: Bundle,
  { read, photos, publicFiles, drawings }: Parts,
): OpenSite {
  const { content, sources, images, findWritten } = read;
  const { assets, styles, files } = makeAssets(bundle, drawings, publicFiles);
  const day = options.day ?? zonedTime(options.now(), site.timeZone(content));
  const routes = site.routes({
    content,
    assets: { ...assets, photos, publicFiles },
    day,
    development: options.development ?? false,
  });
  const allFiles = withoutOldCards(new Map([...files, ...photos.files]), routes);
  const advice = () => site.advice({ content, sources, images, day });
  return { content, advice, routes, styles, bundle, photos, files: allFiles, findWritten };
}
