import { bundle } from '../../src/generator/assets/bundle.ts';
import { readPublicFiles } from '../../src/generator/assets/public-files.ts';
import type { Photos } from '../../src/generator/pictures/photos.ts';
import type { ContentFolder } from '../../src/generator/content/content-folder.ts';
import { readContent } from '../../src/generator/content/read-content.ts';
import type { OutputFiles } from '../../src/generator/site.ts';
import { prepareSite, writeSite } from '../../src/generator/build.ts';
import { contentOn } from '../../src/rules/content-on.ts';
import { site } from '../../src/site.ts';
import { type ShopSite, shopSite } from './shop-site.ts';

/** The day that these sites are built for. */
export const TODAY = { year: 2026, month: 11, day: 21 };

/** What does not depend on content, bundled and read once. */
export const BUNDLED = await bundle(process.cwd(), site.code);
export const publicFiles = readPublicFiles('public');

const options = { root: process.cwd(), day: TODAY, now: () => new Date(0), log: () => {} };

/** Other photos than those of the content. */
type Other = { photos?: Photos };

/**
 * The whole site of some content, as the build would write it, in memory. Throws the build's own
 * words about its faults.
 */
export async function buildShop(folder: ContentFolder, { photos }: Other = {}): Promise<ShopSite> {
  const loaded = readContent(site.content, folder);
  const prepared = await prepareSite(site, options, {
    bundle: BUNDLED,
    loaded,
    publicFiles,
    photos,
  });
  const files: OutputFiles = new Map();
  const out = {
    write: (names: readonly string[], bytes: string | Uint8Array): void => {
      for (const name of names) files.set(name, bytes);
    },
  };
  await writeSite(site, prepared, out);
  return shopSite(contentOn(loaded.content, TODAY), prepared.routes, files);
}
