import { inject, pageview, track } from '@vercel/analytics';
import type { EventName } from './rules/names.ts';

/**
 * Counts views and named clicks, as the `data-` attributes of `root` (the html element) say. Does nothing at all when
 * they say off, or when they honor privacy signals and the browser sends one.
 */
export function startAnalytics(root: HTMLElement): void {
  const { analytics, honorPrivacy } = root.dataset;
  if (analytics !== 'vercel' || (honorPrivacy !== undefined && asksForPrivacy())) return;
  const start = () => count(root.dataset);
  // A page that is rendered ahead and never looked at is no view.
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

function count({ route, analyticsSrc = '/_vercel/insights/script.js', analyticsMode }: DOMStringMap): void {
  const view = () => pageview({ route, path: location.pathname });
  trust(analyticsSrc);
  // First of all: before it, the package drops what it is told. Until its script is there, the package keeps it.
  inject({ mode: analyticsMode === 'development' ? 'development' : 'production', scriptSrc: analyticsMode ? undefined : analyticsSrc, disableAutoTrack: true });
  // Caught on the way down, so that no other listener can hide a click.
  document.addEventListener('click', report, true);
  document.addEventListener('auxclick', (event) => event.button === 1 && report(event), true);
  view();
  addEventListener('pageshow', (event) => event.persisted && view());
}

// The package hands over its script's address as plain text, which Trusted Types refuse. Only a policy of the name
// "default" sees such texts. It lets this one address through, and no other text of any kind.
function trust(address: string): void {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown } };
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === address ? url : null) });
}

function report({ target }: Event): void {
  const source = target instanceof Element && target.closest<HTMLElement>('[data-event]');
  if (source) track(source.dataset.event as EventName);
}

// Global Privacy Control, https://www.w3.org/TR/gpc/, and its predecessor.
function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return !!globalPrivacyControl || doNotTrack === '1';
}
