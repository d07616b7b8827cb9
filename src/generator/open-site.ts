import { join } from 'node:path';
import { type Bundle, bundle, type Styles } from './assets/bundle.ts';
import { makeAssets } from './assets/make-assets.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { withoutOldCards } from './assets/share-cards.ts';
import { type Photos, preparePhotos } from './pictures/photos.ts';
import { type ReadContent, readContent } from './read/read-content.ts';
import type { FindWritten } from './read/where-written.ts';
import type { Advice, RoutesInput, SiteDefinition } from './site-definition.ts';
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

/** The slow steps of opening a site. */
export const OPEN_STEPS = {
  bundle,
  read: (site: SiteDefinition, folder: string): Promise<ReadContent> => readContent(site, folder),
  photos: preparePhotos,
  publicFiles: async (folder: string): Promise<Site> => readPublicFiles(folder),
  draw: async (site: SiteDefinition, content: unknown): Promise<Record<string, string>> => site.drawings(content),
  assets: makeAssets,
  routes: async (site: SiteDefinition, input: RoutesInput): Promise<Route[]> => site.routes(input),
};

/** Reads a site's content and prepares everything that its pages need. Throws a BuildError, such as ContentErrors. */
export async function openSite(site: SiteDefinition, options: OpenOptions, steps = OPEN_STEPS): Promise<OpenSite> {
  // The bundler runs in another process while content is read and drawn.
  const [bundled, { publicFiles, drawings, sources, images, ...read }] = await Promise.all([
    steps.bundle(options.root, site.code),
    readSite(site, options, steps),
  ]);
  const { content, photos } = read;
  const { assets, styles, files } = steps.assets(bundled, drawings, publicFiles);
  const day = options.day ?? zonedTime(options.now(), site.timeZone(content));
  const routes = await steps.routes(site, {
    content,
    assets: { ...assets, photos, publicFiles },
    day,
    development: options.development ?? false,
  });
  const allFiles = withoutOldCards(new Map([...files, ...photos.files]), routes);
  return { ...read, bundle: bundled, styles, routes, files: allFiles, advice: () => site.advice({ content, sources, images, day }) };
}

/** Reads content, photos and public files, and draws the drawings. */
async function readSite(
  site: SiteDefinition,
  { root, content: folder = join(root, 'content'), log }: OpenOptions,
  steps: typeof OPEN_STEPS,
) {
  const { content, sources, images, io, findWritten } = await steps.read(site, folder);
  const photos = await steps.photos(images, { content: io, cache: join(root, '.cache/photos'), log });
  const publicFiles = await steps.publicFiles(join(root, 'public'));
  return { content, sources, images, findWritten, photos, publicFiles, drawings: await steps.draw(site, content) };
}
