import { bundle } from '../../src/generator/assets/bundle.ts';
import { readPublicFiles } from '../../src/generator/assets/public-files.ts';
import type { ReusableParts } from '../../src/generator/prepared-site.ts';
import type { ContentFolder } from '../../src/generator/content/content-folder.ts';
import { loadContent } from '../../src/generator/content/load-content.ts';
import type { FilesByPath } from '../../src/generator/page-assets.ts';
import { prepareSite, writeSite } from '../../src/generator/build.ts';
import type { BuildDay } from '../../src/generator/site-definition.ts';
import { contentOnDay } from '../../src/rules/content-on-day.ts';
import { site } from '../../src/site.ts';
import { type ShopSite, shopSite } from './shop-site.ts';

/** The day of these builds. */
export const TODAY = { year: 2026, month: 11, day: 21 };

/** The code, which does not depend on content, bundled once. */
export const BUNDLED = await bundle(process.cwd(), site.browserCode);
export const publicFiles = readPublicFiles('public');

const options = {
  root: process.cwd(),
  contentPath: 'given',
  now: () => new Date(0),
  log: () => {},
};

/**
 * Builds the whole site of some content in memory, with the parts in `reuse`. Throws the build's
 * error about mistakes.
 */
export async function buildShop(
  folder: ContentFolder,
  reuse: Partial<ReusableParts> = {},
  day: BuildDay = TODAY,
): Promise<ShopSite> {
  const loadedContent = loadContent(site.contentModel, folder);
  const parts = { bundle: BUNDLED, loadedContent, publicFiles, ...reuse };
  const prepared = await prepareSite(site, { ...options, day }, parts);
  const files: FilesByPath = new Map();
  await writeSite(prepared, {
    write: (names, bytes) => names.forEach((name) => files.set(name, bytes)),
  });
  return shopSite(contentOnDay(loadedContent.content, day), prepared.routes, files);
}
