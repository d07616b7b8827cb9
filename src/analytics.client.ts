import { inject, pageview } from '@vercel/analytics';
import type { EventName } from './rules/names.ts';

/**
 * Counts views and named clicks, as the `data-` attributes of `root` (the html element) say. Does
 * nothing if they turn it off, or if they honor privacy signals and the browser sends one.
 */
export function startAnalytics(root: HTMLElement): void {
  const { analytics, honorPrivacy } = root.dataset;
  if (analytics !== 'vercel' || (honorPrivacy !== undefined && asksForPrivacy())) return;
  const start = () => count(root.dataset);
  // A prerendered page counts only when the visitor sees it.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

function count({
  route,
  analyticsSrc = '/_vercel/insights/script.js',
  analyticsMode,
}: DOMStringMap): void {
  const view = () => pageview({ route, path: location.pathname });
  trust(analyticsSrc);
  // Inject first: the package drops events that come earlier. After this it queues them until its
  // script has loaded.
  inject({
    mode: analyticsMode === 'development' ? 'development' : 'production',
    scriptSrc: analyticsMode ? undefined : analyticsSrc,
    disableAutoTrack: true,
  });
  // Listen in the capture phase: no other listener can stop the click first.
  document.addEventListener('click', report, true);
  document.addEventListener('auxclick', (event) => event.button === 1 && report(event), true);
  view();
  addEventListener('pageshow', (event) => event.persisted && view());
}

// The package sets its script's address as plain text, which Trusted Types refuse. Only a policy
// with the name "default" can allow such text. This policy allows only that address.
function trust(address: string): void {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === address ? url : null),
  });
}

function report({ target }: Event): void {
  const source = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  const name = source && (source.dataset.event as EventName);
  // So does the package's `track`, after 250 bytes of checks for events with data.
  if (name) window.va?.('event', { name });
}

// Global Privacy Control, https://www.w3.org/TR/gpc/, and its predecessor.
function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return !!globalPrivacyControl || doNotTrack === '1';
}
