import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openContentFolder, loadContent } from '../../src/generator/node.ts';
import { BuildError } from '../../src/generator/portable.ts';
import { site } from '../../src/site.ts';
import { launchChromium } from './launch-chromium.ts';
import { type PathsByKind, pathsByKind } from './page-kinds.ts';
import { serveSite } from './site-server.ts';
import { PAGE_FLAGS } from './still-page.ts';

/** The address of a served site, and the paths of its pages. */
export type SiteAddresses = { url: string; paths: PathsByKind };

/** Screenshots and tests see the site as it is on this day. */
export const FIXED_DAY = ['--date', '2026-11-21'] as const;

/**
 * Builds a site with these options, serves it and opens a browser for `use`, then cleans everything
 * up. Throws a BuildError if the build fails.
 */
export async function withSite(
  root: string,
  options: readonly string[],
  use: (browser: Browser, addresses: SiteAddresses) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'scripts/run.mjs'), 'build', '--out', folder, ...options],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (status !== 0)
      throw new BuildError('The site does not build, so there is nothing to look at.');
    const { content } = loadContent(site.contentModel, openContentFolder(join(root, 'content')));
    await using browser = await launchChromium(PAGE_FLAGS);
    await using server = await serveSite(folder);
    await use(browser, { url: server.url, paths: pathsByKind(content) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
