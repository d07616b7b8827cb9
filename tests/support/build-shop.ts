import { readPublicFiles } from '../../src/generator/assets/public-files.ts';
import { openSite } from '../../src/generator/open-site.ts';
import type { Photos } from '../../src/generator/pictures/photos.ts';
import type { ContentIo } from '../../src/generator/content/content-io.ts';
import type { Site } from '../../src/generator/site.ts';
import { inlineScripts } from '../../src/generator/hosts/content-security-policy.ts';
import type { Minifier } from '../../src/generator/write/minifier.ts';
import { writePages } from '../../src/generator/write/write-pages.ts';
import { contentOn } from '../../src/rules/content-on.ts';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';
import { BUNDLED } from './bundled.ts';
import { parserOfChanges } from './shop-content.ts';
import { type ShopSite, shopSite } from './shop-site.ts';

/** The day that these sites are built for. */
export const TODAY = { year: 2026, month: 11, day: 21 };

// Read once, since they do not depend on content.
const publicFiles = readPublicFiles('public');

const options = { root: process.cwd(), day: TODAY, now: () => new Date(0), log: () => {} };

/** Other photos than those of the content, and whether pages are minified. */
type Other = { photos?: Photos; minify?: boolean };

// The one thing that the minifier changes and the rules look at.
const EMPTY_VALUES = /( (?:autofocus|hidden))=""/g;

/** Leaves the tags as React writes them, but for empty values. */
const withoutMinifying: Minifier = async (_path, pieces, scans) =>
  pieces.map(({ html }, index) => ({
    bytes: Buffer.from(html.replace(EMPTY_VALUES, '$1')),
    scripts: inlineScripts(scans[index]!),
  }));

/** The whole site of some content, as the build would write it, in memory. Throws the build's own words about its faults. */
export async function buildShop(
  io: ContentIo,
  { photos, minify = true }: Other = {},
  everyMake = true,
): Promise<ShopSite> {
  const opened = await openSite(site, options, {
    io,
    parse: parserOfChanges(),
    bundle: BUNDLED,
    publicFiles,
    photos,
  });
  const files: Site = new Map();
  const out = {
    write: (names: readonly string[], bytes: string | Uint8Array): number => {
      for (const name of names) files.set(name, bytes);
      return names.length * Buffer.byteLength(bytes);
    },
  };
  await writePages(site, opened, out, { minifier: minify ? undefined : withoutMinifying });
  return shopSite(contentOn(opened.content as Content, TODAY), opened.routes, files, everyMake);
}
