/** Calls back when the page is looked at again: from another tab, after a prerender, out of the back/forward cache. */
export function onReturn(refresh: () => void): void {
  addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);
}
