import { chromium, type Browser } from 'playwright-core';
import { findOrDownloadChromium } from './find-chromium.ts';

/**
 * Flags of a Chromium without a window, and without background requests, which stall on a closed
 * network.
 */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a separate Chromium for tests, pictures and icons. `flags` are added to the usual ones.
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrDownloadChromium(),
    args: [...CHROMIUM_FLAGS, ...flags],
  });
}
