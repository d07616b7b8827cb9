import { serveSite, type SiteServer } from '../../../scripts/browser/site-server.ts';

/** One call that reached the analytics host: its kind, its data, and whether the page was prerendered. */
export type Call = [kind: 'pageview' | 'event', data: { route?: string; path?: string; name?: string }, ahead: boolean];

export type CountedSite = {
  site: SiteServer;
  /** The calls so far, in order. */
  calls: () => Call[];
  forget: () => void;
};

/**
 * Replaces the analytics host's script. It sends the queued calls, and then each new call.
 * The server reads each call from the request's address, because a page in the back/forward cache cannot report them.
 */
const LOADER = `(() => {
  window.va = (kind, data) => navigator.sendBeacon('/__seen/' + encodeURIComponent(JSON.stringify([kind, data, performance.getEntriesByType('navigation')[0].activationStart > 0])));
  for (const call of window.vaq || []) window.va(...call);
})();`;

/** A built site on a host that has the analytics script. */
export async function serveCounted(folder: string): Promise<CountedSite> {
  const site = await serveSite(folder);
  site.faults.instead['/_vercel/insights/script.js'] = LOADER;
  return {
    site,
    calls: () =>
      site.requests
        .filter((path) => path.startsWith('/__seen/'))
        .map((path) => JSON.parse(decodeURIComponent(path.slice('/__seen/'.length))) as Call),
    forget: () => void site.requests.splice(0),
  };
}
