const MINUTE = 60_000;

/**
 * Calls back now, at the start of every minute, and when the page becomes visible again: from another tab, after a
 * prerender, or out of the back/forward cache.
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
