import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './find-browser.ts';

/** A headless Chromium for tests, screenshots and icons. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
}
