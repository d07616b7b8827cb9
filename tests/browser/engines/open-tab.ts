import { inject } from 'vitest';
import { startFirefox } from './firefox.ts';
import { type Tab, tabOf } from './tab.ts';
import { startWebKit } from './webkit.ts';

const START = { firefox: startFirefox, webkit: startWebKit };
type EngineName = keyof typeof START;

/**
 * This machine's engines besides Chromium. The run reports a missing one before the tests, or fails
 * in CI.
 */
export const OTHER_ENGINES = (Object.keys(START) as EngineName[]).filter(
  (engine) => inject('programs')[engine] !== undefined,
);

/** A new browser with one tab, which ends with this worker. */
export const openTab = async (engine: EngineName, timeZone: string): Promise<Tab> =>
  tabOf(await START[engine](inject('programs')[engine]!, timeZone));
