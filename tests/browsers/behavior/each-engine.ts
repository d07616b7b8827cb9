import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { ENGINES, type EngineName, type Settings, type Tab } from '../engines/engine.ts';
import { openTab } from '../engines/open-tab.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { NO_FADING, RECORD_CONSOLE, unexpected } from './first-scripts.ts';

/** A visitor of the site, in one engine. */
export type Visitor = {
  readonly tab: Tab;
  readonly site: SiteServer;
  /** Opens a page of the site, runs `scripts` before the page's script, and waits until the page's script has started. */
  open: (path: string, ...scripts: string[]) => Promise<void>;
  /** The console messages of the page so far, with the level in front: `error: …`. */
  said: () => Promise<string[]>;
};

/** The tests that run in a window of one size. */
export type Suite = { width: number; height: number; tests: (visitor: Visitor) => void };

/**
 * The same suites in every engine of this machine, with one tab of each. What is missing was reported before the
 * tests, and fails in CI. Each test also fails when the page logs an unexpected error on the console.
 */
export function inEachEngine(settings: Settings, suites: Record<string, Suite>): void {
  const { missing } = inject('engines');
  for (const engine of ENGINES.filter((one) => !missing.some((lacking) => lacking.engine === one))) inEngine(engine, settings, suites);
}

/** The same in Chromium only, for behavior that does not depend on the engine. */
export function inChromium(settings: Settings, suites: Record<string, Suite>): void {
  inEngine('chromium', settings, suites);
}

function inEngine(engine: EngineName, settings: Settings, suites: Record<string, Suite>): void {
  describe(engine, () => {
    let tab: Tab;
    let site: SiteServer;
    const said = () => tab.evaluate(() => (window as { said?: string[] }).said ?? []);
    const visitor: Visitor = {
      get tab() {
        return tab;
      },
      get site() {
        return site;
      },
      open: async (path, ...scripts) => {
        site.faults.firstScript = [RECORD_CONSOLE, NO_FADING, ...scripts].join('\n');
        await tab.goto(site.url + path);
        await tab.waitFor('the page can be clicked', () => document.elementFromPoint(innerWidth / 2, 9) !== document.documentElement);
      },
      said,
    };

    beforeAll(async () => {
      site = await serveSite(inject('frozenSite').folder);
      tab = await openTab(engine, inject('engines'), settings);
    });
    afterAll(async () => {
      await tab?.close();
      await site?.close();
    });

    describe.each(Object.entries(suites))('%s', (_name, { width, height, tests }) => {
      beforeAll(async () => {
        tab.outside.splice(0);
        await tab.resize(width, height);
      });
      afterEach(async () => {
        // A page that is navigating to another host cannot run code.
        if (settings.script !== false) expect(unexpected(await said().catch(() => []))).toEqual([]);
      });
      tests(visitor);
    });
  });
}
