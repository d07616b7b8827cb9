import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';

/** One call that reached the analytics host: its kind, what came with it, and whether its page was rendered ahead. */
export type Call = [kind: 'pageview' | 'event', data: { route?: string; path?: string; name?: string }, ahead: boolean];

export type CountedSite = {
  site: SiteServer;
  /** What has arrived so far, in order. */
  calls: () => Call[];
  forget: () => void;
  close: () => Promise<void>;
};

/**
 * Takes the place of the host's script: it sends what has waited in the queue, and then each call as it comes.
 * The server reads each call from the address, since pages in the back/forward cache could not answer.
 */
const LOADER = `(() => {
  window.va = (kind, data) => navigator.sendBeacon('/__seen/' + encodeURIComponent(JSON.stringify([kind, data, performance.getEntriesByType('navigation')[0].activationStart > 0])));
  for (const call of window.vaq || []) window.va(...call);
})();`;

/** A built site on a host that has the analytics script. */
export async function serveCounted(folder: string): Promise<CountedSite> {
  const copy = mkdtempSync(join(tmpdir(), 'counted-'));
  cpSync(folder, copy, { recursive: true });
  mkdirSync(join(copy, '_vercel/insights'), { recursive: true });
  writeFileSync(join(copy, '_vercel/insights/script.js'), LOADER);
  const site = await serveSite(copy);
  return {
    site,
    calls: () =>
      site.requests
        .filter((path) => path.startsWith('/__seen/'))
        .map((path) => JSON.parse(decodeURIComponent(path.slice('/__seen/'.length))) as Call),
    forget: () => void site.requests.splice(0),
    close: async () => {
      await site.close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
