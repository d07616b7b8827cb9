import { relative, sep } from 'node:path';
import { bundle } from '../assets/bundle.ts';
import { prepareSite } from '../build.ts';
import type { PreparedSite, PrepareOptions } from '../prepared-site.ts';
import type { SiteDefinition } from '../site-definition.ts';
import type { LoadedSite } from './site-modules.ts';
import { touchesAny } from './touches-any.ts';

export type ServedSite = PreparedSite & {
  site: SiteDefinition;
  /** The files and folders that it is made of, relative to the root. */
  madeFrom: readonly string[];
};

/** Makes the site again after files changed. Reuses the unaffected parts of `lastSite`. */
export async function makeServedSite(
  { site, codeFiles }: LoadedSite,
  changed: readonly string[],
  lastSite: ServedSite | undefined,
  options: PrepareOptions,
): Promise<ServedSite> {
  const { root, contentPath } = options;
  // As in reports of changes.
  const folder = relative(root, contentPath).split(sep).join('/');
  const isSame = (path: string) => !touchesAny(changed, [path]);
  const entries = [...(lastSite?.bundle.entries ?? [])];
  const sameEntries = entries.filter(([, { inputs }]) => !touchesAny(changed, inputs));
  const bundled = await bundle(root, site.browserCode, new Map(sameEntries));
  const isSameContent = isSame(folder) && site.contentModel === lastSite?.site.contentModel;
  const prepared = await prepareSite(
    site,
    { ...options, development: true },
    {
      bundle: bundled,
      loadedContent: isSameContent ? lastSite?.loadedContent : undefined,
      photos: isSame(`${folder}/images`) ? lastSite?.photos : undefined,
      publicFiles: isSame('public') ? lastSite?.publicFiles : undefined,
    },
  );
  return { ...prepared, site, madeFrom: [...codeFiles, ...bundled.inputs, folder, 'public'] };
}
