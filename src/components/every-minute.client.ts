import { type ZonedTime, zonedTime } from '../generator/portable.ts';
import { openingData } from './opening-data.client.ts';

const MINUTE = 60_000;

/** A clock that was never set says 1970, or the year of its device's software. */
const FIRST_YEAR = 2020;

/**
 * Calls back with the shop's time: now, every minute, and when the page becomes visible again. Never
 * calls back while the visitor's clock is not set, so the page stays as it was built.
 */
export function everyMinute(show: (now: ZonedTime) => void): void {
  const { zone } = openingData();
  const showNow = () => {
    const now = zonedTime(new Date(), zone);
    if (now.year >= FIRST_YEAR) show(now);
  };
  const tick = () => {
    showNow();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  addEventListener('pageshow', showNow);
  document.addEventListener('visibilitychange', showNow);
}
