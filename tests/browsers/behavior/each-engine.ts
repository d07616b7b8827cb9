import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { ENGINES, type Settings, type Tab } from '../engines/engine.ts';
import { openTab } from '../engines/open-tab.ts';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';
import { NO_FADING, RECORD_CONSOLE, unexpected } from './first-scripts.ts';

/** A visitor of the real site, in one engine. */
export type Visitor = {
  readonly tab: Tab;
  readonly site: SiteServer;
  /** Opens a page of the site, after `scripts` have run in it; its own script has started when this is done. */
  open: (path: string, ...scripts: string[]) => Promise<void>;
  /** What the page has said on the console so far, each with its level in front: `error: …`. */
  said: () => Promise<string[]>;
};

/**
 * The same tests in every engine of this machine (built-site.ts says loudly which are missing, and fails in CI). Each
 * test also fails when the page says an error on the console that nobody expects.
 */
export function inEachEngine(settings: Settings, tests: (visitor: Visitor) => void): void {
  const engines = inject('engines');
  const here = ENGINES.filter((engine) => !engines.missing.some((missing) => missing.engine === engine));
  describe.each(here)('%s', (engine) => {
    let tab: Tab;
    let site: SiteServer;
    const said = () => tab.evaluate(() => (window as { said?: string[] }).said ?? []);

    beforeAll(async () => {
      site = await serveSite(inject('site').folder);
      tab = await openTab(engine, engines, settings);
    });
    afterEach(async () => {
      // A page that is being left for the outside cannot answer.
      if (settings.script !== false) expect(unexpected(await said().catch(() => []))).toEqual([]);
    });
    afterAll(async () => {
      await tab?.close();
      await site?.close();
    });

    tests({
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
    });
  });
}
