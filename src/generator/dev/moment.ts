import { type Bundle, bundle } from '../assets/bundle.ts';
import type { SiteFacts } from '../check/page.ts';
import { crawlerFiles } from '../hosts/crawler-files.ts';
import { type Known, type OpenOptions, type OpenSite, openSite, type Parts } from '../open-site.ts';
import type { Source } from '../content/locate.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import { pageFiles } from '../page-files.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { Route, Site } from '../site.ts';
import { touches } from './watch-folders.ts';

/** The site at one moment: its sources, and its files by name. */
export type Moment = OpenSite & {
  site: SiteDefinition;
  /** Files and folders that it was made from. */
  sources: readonly string[];
  pages: ReadonlyMap<string, Route>;
  facts: SiteFacts;
};

/** What a moment is made from: the site's code with its files, and what was saved since the last moment. */
export type MomentInput = {
  site: SiteDefinition;
  codeFiles: Iterable<string>;
  changes: readonly string[];
  last: Moment | undefined;
};

/** The path of the site's script in the dev server. */
export const SCRIPT_PATH = '/__dev/script.js';

/** Makes the site after some changes. What no change touches stays as in the last moment. */
export async function openMoment(input: MomentInput, options: OpenOptions): Promise<Moment> {
  const { site, codeFiles, changes, last } = input;
  const unchanged = new Map(
    [...(last?.bundle.entries ?? [])].filter(([, { inputs }]) => !touches(changes, inputs)),
  );
  const bundling = bundle(options.root, site.code, unchanged);
  const served = bundling.then((bundled) => withScriptAt(SCRIPT_PATH, bundled));
  const opened = await openSite(
    site,
    { ...options, development: true },
    { ...unchangedParts(input), bundle: served },
  );
  const bundled = await bundling;
  const { content, routes } = opened;
  const { origin } = site.host(content);
  const pages = pageFiles(routes);
  const files: Site = new Map([
    ...opened.files,
    ...site.files(content),
    ...crawlerFiles(origin, routes),
  ]);
  const facts = { origin, routes, files: new Set([...pages.keys(), ...files.keys()]) };
  const sources = [...codeFiles, ...bundled.inputs, 'content', 'public'];
  return { ...opened, bundle: bundled, site, sources, pages, files, facts };
}

/** The parts of the last moment that no change touches. */
function unchangedParts({ site, changes, last }: MomentInput): Known {
  const unless = (folder: string): Parts | undefined =>
    touches(changes, [folder]) ? undefined : last?.parts;
  const sameContent = site.content === last?.site.content ? unless('content') : undefined;
  return {
    read: sameContent?.read,
    parse: parseUnlike(last?.parts.read.sources),
    photos: unless('content/images')?.photos,
    publicFiles: unless('public')?.publicFiles,
    drawings: site.drawings === last?.site.drawings ? sameContent?.drawings : undefined,
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
