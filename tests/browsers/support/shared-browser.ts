import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let connected: Promise<Browser> | undefined;

/** The only Chromium of the run. A test opens and closes its own contexts in it. The run closes the browser. */
export function sharedBrowser(): Promise<Browser> {
  return (connected ??= chromium.connect(inject('chromium')));
}
