import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/launch-chromium.ts';
import { PAGE_FLAGS } from '../../../scripts/browser/still-page.ts';

const started = new Map<string, Promise<Browser>>();

/**
 * This worker's headless Chromium, for tests that need no back/forward cache. A test opens and
 * closes its own contexts. The browser ends with the worker.
 */
export function sharedBrowser(): Promise<Browser> {
  return start(inject('chromium').shell);
}

/** This worker's full Chromium, as visitors have it. A context costs a second of processor time. */
export function visitorsBrowser(): Promise<Browser> {
  return start(inject('chromium').whole);
}

function start(executablePath: string): Promise<Browser> {
  // Visitors have a back/forward cache. Playwright switches it off, and the headless shell has
  // none.
  const options = {
    // Without a process for graphics, a page costs a fifteenth less.
    args: [...CHROMIUM_FLAGS, ...PAGE_FLAGS, '--in-process-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
  const browser = started.get(executablePath) ?? chromium.launch({ ...options, executablePath });
  started.set(executablePath, browser);
  return browser;
}
