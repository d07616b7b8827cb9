import { relative, sep } from 'node:path';
import { bundle } from '../assets/bundle.ts';
import { prepareSite } from '../build.ts';
import type { PreparedSite, PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { LoadedSite } from './site-modules.ts';
import { touchesAny } from './touches-any.ts';

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
  const { root, contentPath } = options;
  // As in reports of changes.
  const folder = relative(root, contentPath).split(sep).join('/');
  const isSame = (path: string) => !touchesAny(changed, [path]);
  const entries = [...(lastBuild?.bundle.entries ?? [])];
  const sameEntries = entries.filter(([, { inputs }]) => !touchesAny(changed, inputs));
  const bundled = await bundle(root, site.code, new Map(sameEntries));
  const isSameContent = isSame(folder) && site.content === lastBuild?.site.content;
  const prepared = await prepareSite(
    site,
    { ...options, development: true },
    {
      bundle: bundled,
      loadedContent: isSameContent ? lastBuild?.loadedContent : undefined,
      photos: isSame(`${folder}/images`) ? lastBuild?.photos : undefined,
      publicFiles: isSame('public') ? lastBuild?.publicFiles : undefined,
    },
  );
  return { ...prepared, site, madeFrom: [...codeFiles, ...bundled.inputs, folder, 'public'] };
}
