import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { EngineName, Settings, Tab } from '../engines/engine.ts';
import { openChromiumTab } from '../engines/chromium-tab.ts';
import { openFirefoxTab } from '../engines/firefox-tab.ts';
import { openWebKitTab } from '../engines/webkit-tab.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { clockAt, NO_MOTION, RECORD_CONSOLE, unexpected } from './first-scripts.ts';

/** The shop is open, unless a test sets another time. */
const WEDNESDAY_MORNING = '2026-11-18T10:00-05:00';

/** What a test gets: a visitor of the site, in one engine. */
export type Visitor = {
  tab: Tab;
  site: SiteServer;
  /** Opens a page of the site, runs `scripts` before the page's script, and waits until the page's script has started. */
  open: (path: string, ...scripts: string[]) => Promise<void>;
  /** Opens a page too, but stays on it if the last test was on it and passed. The page is then as that test left it. */
  stay: (path: string) => Promise<void>;
  /** The console messages of the page so far, with the level in front: `error: …`. */
  said: () => Promise<string[]>;
};

/** Vitest's `test` for the visitor that there is when a test begins. */
const testWith = (visitor: () => Visitor) =>
  test
    .extend('tab', () => visitor().tab)
    .extend('site', () => visitor().site)
    .extend('open', () => visitor().open)
    .extend('stay', () => visitor().stay)
    .extend('said', () => visitor().said);

type Tests = (test: ReturnType<typeof testWith>) => void;

/** Tests in a window of one size. */
export type Suite = {
  width: number;
  height: number;
  /** What browsers do by themselves, each a little differently. These tests run in every engine. */
  engines?: Tests;
  /** The same for what needs a back/forward cache. Chromium has one only with windows, where each page costs twice as much. */
  history?: Tests;
  /** What our script and our pages do alike in all engines. These tests run once, in Chromium. */
  once?: Tests;
};

type Kind = 'engines' | 'history' | 'once';

/**
 * Runs suites in every engine of this machine, with one tab of each. What is missing was reported before the tests,
 * and fails in CI. Each test also fails if one of its pages logs an unexpected error on the console.
 */
export function inEachEngine(settings: Settings, suites: Record<string, Suite>): void {
  inEngine('chromium', settings, suites, ['engines', 'once']);
  inEngine('chromium', { ...settings, windows: true }, suites, ['history']);
  for (const engine of ['firefox', 'webkit'] as const)
    if (inject('programs')[engine] !== undefined) inEngine(engine, settings, suites, ['engines', 'history']);
}

function inEngine(engine: EngineName, settings: Settings, suites: Record<string, Suite>, kinds: Kind[]): void {
  const wanted = Object.entries(suites).filter(([, suite]) => kinds.some((kind) => suite[kind]));
  if (wanted.length === 0) return;
  describe(engine, () => {
    let tab: Tab;
    let site: SiteServer;
    let shown: string | undefined;
    // A browser reports an unhandled rejection in a task of its own, which may come after the last step of a test.
    const said = () =>
      tab.evaluate(() => new Promise<string[]>((resolve) => setTimeout(() => resolve((window as { said?: string[] }).said ?? []))));
    const errors = async () => (settings.script === false ? [] : unexpected(await said().catch(() => [])));
    /** The errors of the pages that a test has left. */
    let earlier: string[] = [];
    let isFirst = true;
    const open: Visitor['open'] = async (path, ...scripts) => {
      if (!isFirst) earlier.push(...(await errors()));
      isFirst = false;
      shown = undefined;
      // Where the last test left the mouse, the next page would feel it.
      await tab.hoverAt(1, 1);
      site.faults.firstScript = [
        RECORD_CONSOLE,
        NO_MOTION,
        ...(scripts.some((script) => script.includes('setClock')) ? [] : [clockAt(WEDNESDAY_MORNING)]),
        ...scripts,
      ].join('\n');
      await tab.goto(site.url + path);
      await tab.waitFor('the page can be clicked', () => document.elementFromPoint(innerWidth / 2, 9) !== document.documentElement);
      if (scripts.length === 0) shown = site.url + path;
    };
    const stay: Visitor['stay'] = async (path) => {
      if (shown !== site.url + path || shown !== (await tab.url())) await open(path);
    };
    const testHere = testWith(() => ({ tab, site, open, stay, said }));

    beforeAll(async () => {
      site = await serveSite(inject('sampleSite').folder);
      const openTab = { chromium: openChromiumTab, firefox: openFirefoxTab, webkit: openWebKitTab }[engine];
      tab = await openTab(settings, { ...inject('programs'), chromium: '' }[engine]!);
    });
    afterAll(async () => {
      await tab?.close();
      await site?.close();
    });

    describe.each(wanted)('%s', (_name, suite) => {
      beforeAll(async () => {
        shown = undefined;
        tab.outside.splice(0);
        await tab.resize(suite.width, suite.height);
      });
      afterEach(async ({ task }) => {
        Object.assign(site.faults, { blocked: [], missing: [], instead: {} });
        if (task.result?.state === 'fail') shown = undefined;
        // A page that is navigating to another host cannot run code.
        const all = [...earlier, ...(await errors())];
        earlier = [];
        isFirst = true;
        expect(all).toEqual([]);
      });
      for (const kind of kinds) suite[kind]?.(testHere);
    });
  });
}
