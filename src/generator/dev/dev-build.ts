import { relative, resolve, sep } from 'node:path';
import { type Bundle, bundle } from '../assets/bundle.ts';
import { prepareSite } from '../build.ts';
import type { PreparedSite, PrepareOptions, ReusableParts } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { LoadedSite } from './site-modules.ts';
import { affects } from './affects.ts';

/** A site as the dev server shows it. */
export type DevBuild = PreparedSite & {
  site: SiteDefinition;
  /** Files and folders that it was made from. */
  madeFrom: readonly string[];
};

/** Makes the site again after files changed. Reuses the unaffected parts of `lastBuild`. */
export async function makeDevBuild(
  { site, codeFiles }: LoadedSite,
  changed: readonly string[],
  lastBuild: DevBuild | undefined,
  options: PrepareOptions,
): Promise<DevBuild> {
  const bundled = await bundle(
    options.root,
    site.code,
    unchangedEntries(changed, lastBuild?.bundle),
  );
  const folder = watchedContent(options);
  const reuse = { ...unchanged(site, folder, changed, lastBuild), bundle: bundled };
  const prepared = await prepareSite(site, { ...options, development: true }, reuse);
  const madeFrom = [...codeFiles, ...bundled.inputs, folder, 'public'];
  return { ...prepared, site, madeFrom };
}

/** The path of the content folder, as in reports of changes. */
const watchedContent = ({ root, contentPath = 'content' }: PrepareOptions): string =>
  relative(root, resolve(root, contentPath)).split(sep).join('/');

/** The parts of a build that no changed file affects. `folder` is the content folder. */
function unchanged(
  site: SiteDefinition,
  folder: string,
  changed: readonly string[],
  lastBuild: DevBuild | undefined,
): Partial<ReusableParts> {
  if (!lastBuild) return {};
  const { photos, publicFiles, loadedContent, drawings } = lastBuild;
  const files = affects(changed, ['public']) ? {} : { publicFiles };
  if (affects(changed, [`${folder}/images`])) return files;
  if (affects(changed, [folder]) || site.content !== lastBuild.site.content)
    return { ...files, photos };
  return {
    ...files,
    photos,
    loadedContent,
    drawings: site.drawings === lastBuild.site.drawings ? drawings : undefined,
  };
}

function unchangedEntries(
  changed: readonly string[],
  lastBundle: Bundle | undefined,
): Bundle['entries'] {
  const entries = [...(lastBundle?.entries ?? [])];
  return new Map(entries.filter(([, { inputs }]) => !affects(changed, inputs)));
}
