import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_STEPS, buildSite } from '../../src/generator/build-site.ts';
import type { ContentIo } from '../../src/generator/read/content-io.ts';
import { readContent } from '../../src/generator/read/read-content.ts';
import type { Route, Site } from '../../src/generator/site.ts';
import type { NewSite } from '../../src/generator/write/write-site.ts';
import { contentOn } from '../../src/rules/content-on.ts';
import type { Content } from '../../src/schema/schema.ts';
import { site } from '../../src/site.ts';
import { BUNDLED } from './bundled.ts';
import { parserOfChanges } from './shop-content.ts';
import { type ShopSite, shopSite } from './shop-site.ts';

/** The day that these sites are built for. */
export const TODAY = { year: 2026, month: 11, day: 21 };

// Read once, since they do not depend on content.
const publicFiles = BUILD_STEPS.publicFiles('public');

/** The whole site of some content, as the build would write it, in memory. Throws the build's own words about its faults. */
export async function buildShop(io: ContentIo, changedSteps: object = {}, everyMake = true): Promise<ShopSite> {
  let content: Content | undefined;
  const routes: Route[] = [];
  const files: Site = new Map();
  const steps = {
    ...BUILD_STEPS,
    bundle: () => BUNDLED,
    publicFiles: () => publicFiles,
    read: async () => {
      const read = await readContent(site, io, parserOfChanges());
      content = contentOn(read.content, TODAY);
      return read;
    },
    render: (...[route, styles]: Parameters<typeof BUILD_STEPS.render>) => {
      routes.push(route);
      return BUILD_STEPS.render(route, styles);
    },
    begin: (): NewSite => ({
      add: (names, bytes) => {
        for (const name of names) files.set(name, bytes);
        return names.length * Buffer.byteLength(bytes);
      },
      finish: () => {},
      close: () => {},
    }),
    ...changedSteps,
  };
  const options = { root: process.cwd(), out: join(tmpdir(), 'never-written'), day: TODAY, now: () => new Date(0), log: () => {} };
  await buildSite(site, options, steps as unknown as typeof BUILD_STEPS);
  return shopSite(content!, routes, files, everyMake);
}
