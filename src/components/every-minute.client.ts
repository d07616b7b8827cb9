const MINUTE = 60_000;

/**
 * Calls now, at the start of every minute, and when the page is looked at again: from another tab, after a prerender,
 * out of the back/forward cache.
 */
export function everyMinute(show: () => void): void {
  const tick = () => {
    show();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
}
