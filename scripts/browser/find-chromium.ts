import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BuildError } from '../../src/generator/portable.ts';
import {
  findOrInstall,
  INSTALL_SECONDS,
  isExecutable,
  onPath,
  type Program,
  succeeds,
} from './find-programs.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
];
const PLAYWRIGHT = fileURLToPath(
  new URL('../../node_modules/playwright-core/cli.js', import.meta.url),
);

/**
 * Chromium: the one that CHROMIUM_PATH names, one on the PATH, or the one that Playwright has
 * downloaded.
 */
export const CHROMIUM: Program = {
  find: () =>
    process.env.CHROMIUM_PATH || (onPath(NAMES) ?? [chromium.executablePath()].find(isExecutable)),
  debian: ['chromium'],
};

/**
 * The path of Chromium, which findOrInstall `found`. Without one, downloads that of Playwright,
 * unless NO_INSTALL is set. Throws a BuildError that says what to install.
 */
export function findOrDownloadChromium(found = findOrInstall({ CHROMIUM }).CHROMIUM): string {
  if (found !== undefined) {
    if (isExecutable(found)) return found;
    throw new BuildError(
      `CHROMIUM_PATH is ${found}, which is not a program that can be run. ` +
        'Correct it, or unset it to search the PATH.',
    );
  }
  if (!process.env.NO_INSTALL) {
    console.error(
      'No Chromium was found; downloading the one of playwright-core ... ' +
        '(NO_INSTALL=1 prevents this)',
    );
    if (succeeds(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], INSTALL_SECONDS))
      return chromium.executablePath();
  }
  throw new BuildError(
    'This needs Chromium, which could not be found or installed. Install Chromium or Google ' +
      'Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}
