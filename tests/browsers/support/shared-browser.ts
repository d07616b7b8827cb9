import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let connected: Promise<Browser> | undefined;

/** The one Chromium of the run. Open contexts in it, and close those; it ends with the run. */
export function sharedBrowser(): Promise<Browser> {
  return (connected ??= chromium.connect(inject('chromium')));
}
