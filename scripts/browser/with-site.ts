import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { BuildError } from '../../src/generator/build-error.ts';
import { launchChromium } from './launch-chromium.ts';
import { serveSite } from './site-server.ts';
import { PAGE_FLAGS } from './still-page.ts';

/** The content that screenshots and screen reader texts are made from, and the day that it is built for. */
export const FROZEN = ['--content', 'tests/frozen-content', '--date', '2026-11-21'] as const;

/**
 * Builds a site with these options, serves it and opens a browser for `use`, then cleans everything up. Throws a BuildError
 * if the build fails.
 */
export async function withSite(
  root: string,
  options: readonly string[],
  use: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'build', '--out', folder, ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new BuildError('The site does not build, so there is nothing to look at.');
    await using browser = await launchChromium(PAGE_FLAGS);
    await using server = await serveSite(folder);
    await use(browser, server.url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
