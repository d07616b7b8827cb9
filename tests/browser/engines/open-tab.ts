import { expect, inject, onTestFinished } from 'vitest';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { FAR_AWAY, WEDNESDAY_MORNING } from '../support/open-page.ts';
import { sharedBrowser, visitorsBrowser } from '../support/shared-browser.ts';
import { chromiumDriver } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { clockAt, NO_MOTION, RECORD_ERRORS } from './first-scripts.ts';
import { type Driver, type EngineName, type Tab, tabOf } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** The engines of this machine. What is missing was reported before the tests, and fails in CI. */
export const ENGINES = (['chromium', 'firefox', 'webkit'] as const).filter(
  (engine) => engine === 'chromium' || inject('programs')[engine] !== undefined,
);

type Visit = {
  width?: number;
  height?: number;
  /** False turns off the scripts of pages, but for those in `site.faults.instead`. */
  script?: boolean;
  /**
   * True opens the whole Chromium, which has a back/forward cache and costs twice as much. The
   * other engines always have one.
   */
  history?: boolean;
  /** The visitor's clock starts at this time. `comeBackAt` sets it again. */
  time?: string;
  /** Runs before the page's own scripts. */
  first?: string;
};

export type Visitor = Tab & { site: SiteServer };

/** What the tests of this worker share. It ends with the worker. */
const drivers = new Map<string, Promise<Driver>>();
let served: Promise<SiteServer> | undefined;

/**
 * A visitor far from the shop opens a page of the sample shop's site, in a window as of a phone.
 * When the test ends, it fails if the page has logged an error.
 */
export async function openTab(
  engine: EngineName,
  path: string,
  visit: Visit = {},
): Promise<Visitor> {
  const {
    width = 390,
    height = 844,
    script = true,
    history = false,
    time = WEDNESDAY_MORNING,
    first = '',
  } = visit;
  const site = await (served ??= serveSite(inject('sampleSite').folder));
  const tab = tabOf(
    engine === 'chromium' ? await newChromiumTab(history) : await sharedDriver(engine),
  );
  Object.assign(site.faults, { instead: {}, noScript: !script });
  if (script)
    // A page that is navigating to another host cannot run code.
    onTestFinished(async () => expect(await tab.evaluate(errorsSoFar).catch(() => [])).toEqual([]));
  // Where the last test left the mouse, the next page would feel it.
  await tab.hoverAt(1, 1);
  await tab.resize(width, height);
  site.faults.firstScript = [RECORD_ERRORS, NO_MOTION, clockAt(time), first].join('\n');
  await tab.goto(site.url + path);
  await tab.waitFor(
    'the page can be clicked',
    () => document.elementFromPoint(innerWidth / 2, 9) !== document.documentElement,
  );
  return { ...tab, site };
}

// A browser reports an unhandled rejection in a task of its own, which may come after the last step
// of a test.
function errorsSoFar(): Promise<string[]> {
  return new Promise((resolve) =>
    setTimeout(() => resolve((window as { errors?: string[] }).errors ?? [])),
  );
}

async function newChromiumTab(history: boolean): Promise<Driver> {
  const context = await (
    await (history ? visitorsBrowser() : sharedBrowser())
  ).newContext({ timezoneId: FAR_AWAY });
  onTestFinished(() => context.close());
  return chromiumDriver(await context.newPage());
}

/** One tab serves all tests of this worker, because a browser takes two seconds to start. */
function sharedDriver(engine: 'firefox' | 'webkit'): Promise<Driver> {
  const start = { firefox: startFirefox, webkit: startWebKit }[engine];
  const driver =
    drivers.get(engine) ?? start({ program: inject('programs')[engine]!, timeZone: FAR_AWAY });
  drivers.set(engine, driver);
  return driver;
}
