import { join } from 'node:path';
import { type Bundle, bundle } from '../assets/bundle.ts';
import { readPublicFiles } from '../assets/public-files.ts';
import type { SiteFacts } from '../check/page.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import { assembleSite, contentFolder, type OpenOptions, type OpenSite, type Parts, photoIo } from '../open-site.ts';
import { preparePhotos } from '../pictures/photos.ts';
import type { Source } from '../read/locate.ts';
import { parseYaml } from '../read/parse-yaml.ts';
import { readContent } from '../read/read-content.ts';
import { pageFiles } from '../render/render.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Route, Site } from '../site.ts';
import { touches } from './watch-folders.ts';

/** The site at one moment: its sources, and its files by name. */
export type Moment = OpenSite & {
  site: SiteDefinition;
  /** What was read and drawn for it. */
  parts: Parts;
  /** Files and folders that it was made from. */
  sources: readonly string[];
  pages: ReadonlyMap<string, Route>;
  facts: SiteFacts;
};

/** What a moment is made from: the site's code with its files, and what was saved since the last moment. */
export type MomentInput = { site: SiteDefinition; codeFiles: Iterable<string>; changes: readonly string[]; last: Moment | undefined };

/** The path of the site's script in the dev server. */
export const SCRIPT_PATH = '/__dev/script.js';

/** Makes the site after some changes. What no change touches stays as in the last moment. */
export async function openMoment(input: MomentInput, options: OpenOptions): Promise<Moment> {
  const { site, codeFiles, changes, last } = input;
  const unchanged = new Map([...(last?.bundle.entries ?? [])].filter(([, { inputs }]) => !touches(changes, inputs)));
  const [bundled, parts] = await Promise.all([bundle(options.root, site.code, unchanged), readAgain(input, options)]);
  const opened = assembleSite(site, { ...options, development: true }, withScriptAt(SCRIPT_PATH, bundled), parts);
  const { content, routes } = opened;
  const { origin } = site.host(content);
  const pages = pageFiles(routes);
  const files: Site = new Map([...opened.files, ...site.files(content), ...crawlerFiles(origin, routes)]);
  const facts = { origin, routes, files: new Set([...pages.keys(), ...files.keys()]) };
  const sources = [...codeFiles, ...bundled.inputs, 'content', 'public'];
  return { ...opened, bundle: bundled, site, parts, sources, pages, files, facts };
}

async function readAgain({ site, changes, last }: MomentInput, options: OpenOptions): Promise<Parts> {
  const unless = (folder: string): Parts | undefined => (touches(changes, [folder]) ? undefined : last?.parts);
  const sameContent = site.content === last?.site.content ? unless('content') : undefined;
  const read = sameContent?.read ?? readContent(site.content, contentFolder(options), parseUnlike(last?.parts.read.sources));
  return {
    read,
    photos: unless('content/images')?.photos ?? (await preparePhotos(read.images, photoIo(read, options))),
    publicFiles: unless('public')?.publicFiles ?? readPublicFiles(join(options.root, 'public')),
    drawings: sameContent && site.drawings === last?.site.drawings ? sameContent.drawings : site.drawings(read.content),
  };
}

/** Parses only texts that none of the sources has. */
function parseUnlike(sources: readonly Source[] = []): typeof parseYaml {
  const known = new Map(sources.map(({ text, value }) => [text, value]));
  return (text) => (known.has(text) ? { value: known.get(text), mistakes: [] } : parseYaml(text));
}

/** The bundle with its script at another address, which stays the same when the script changes. */
function withScriptAt(path: string, bundled: Bundle): Bundle {
  const script = bundled.files.get(bundled.script.slice(1))!;
  return { ...bundled, script: path, files: new Map([...bundled.files, [path.slice(1), script]]) };
}
