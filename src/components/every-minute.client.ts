import { type ZonedTime, zonedTime } from '../generator/portable.ts';
import { openingData } from './opening-data.client.ts';

const MINUTE = 60_000;

/** Calls back with the shop's time: now, every minute, and when the page becomes visible again. */
export function everyMinute(show: (now: ZonedTime) => void): void {
  const { zone } = openingData();
  const showNow = () => show(zonedTime(new Date(), zone));
  const tick = () => {
    showNow();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  addEventListener('pageshow', showNow);
  document.addEventListener('visibilitychange', showNow);
}
