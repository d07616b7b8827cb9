import { join } from 'node:path';
import { type Bundle, bundle, type Styles } from './assets/bundle.ts';
import { makeAssets } from './assets/make-assets.ts';
import { readPublicFiles } from './assets/public-files.ts';
import { withoutOldCards } from './assets/share-cards.ts';
import { type Photos, preparePhotos } from './pictures/photos.ts';
import type { ContentIo } from './content/content-io.ts';
import type { parseYaml } from './content/parse-yaml.ts';
import { type ReadContent, readContent } from './content/read-content.ts';
import type { FindWritten } from './content/where-written.ts';
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
  /** What it was assembled from. */
  materials: Materials;
  /** The files that pages load, and the files of `public/`. */
  files: Site;
  findWritten: FindWritten;
};

/** What a site is assembled from, besides its scripts and styles. */
export type Materials = {
  read: ReadContent;
  photos: Photos;
  publicFiles: Site;
  drawings: Record<string, string>;
};

/** What is given, and so is not made, other content than that of the folder, and other ways to parse a file and to prepare photos. */
export type Given = Partial<Materials> & {
  io?: ContentIo;
  bundle?: Bundle | Promise<Bundle>;
  parse?: typeof parseYaml;
  prepare?: typeof preparePhotos;
};

/** Reads a site's content and prepares everything that its pages need. Throws a BuildError, such as ContentErrors. */
export async function openSite(
  site: SiteDefinition,
  options: OpenOptions,
  given: Given = {},
): Promise<OpenSite> {
  // The bundler runs in another process while content is read and drawn.
  const [bundled, materials] = await Promise.all([
    given.bundle ?? bundle(options.root, site.code),
    readAndDraw(site, options, given),
  ]);
  options.onStep?.('bundle');
  const opened = assembleSite(site, options, bundled, materials);
  options.onStep?.('routes');
  return opened;
}

async function readAndDraw(
  site: SiteDefinition,
  { root, content = join(root, 'content'), log, onStep }: OpenOptions,
  given: Given,
): Promise<Materials> {
  const read = given.read ?? readContent(site.content, given.io ?? content, given.parse);
  onStep?.('read');
  const { prepare = preparePhotos } = given;
  const photos =
    given.photos ??
    (await prepare(read.images, { content: read.io, cache: join(root, '.cache/photos'), log }));
  const publicFiles = given.publicFiles ?? readPublicFiles(join(root, 'public'));
  onStep?.('photos');
  const drawings = given.drawings ?? site.drawings(read.content);
  onStep?.('draw');
  return { read, photos, publicFiles, drawings };
}

/** Gives everything that pages load its address, and makes the routes. */
function assembleSite(
  site: SiteDefinition,
  options: OpenOptions,
  bundle: Bundle,
  materials: Materials,
): OpenSite {
  const { read, photos, publicFiles, drawings } = materials;
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
  return {
    content,
    advice,
    routes,
    styles,
    bundle,
    photos,
    materials,
    files: allFiles,
    findWritten,
  };
}
