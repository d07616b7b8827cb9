import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

const connected: Partial<Record<'chromium' | 'shell', Promise<Browser>>> = {};

/**
 * The run's Chromium without windows, for all that needs no back/forward cache. A test opens and closes its own contexts in it. The
 * run closes the browser.
 */
export function sharedBrowser(): Promise<Browser> {
  return (connected.shell ??= chromium.connect(inject('browsers').shell));
}

/** The same for the whole Chromium that visitors have. A context in it costs a second of processor time. */
export function visitorsBrowser(): Promise<Browser> {
  return (connected.chromium ??= chromium.connect(inject('browsers').chromium));
}
