import type { OpeningData } from '../frame.ts';
import { changeLabel } from '../rules/hours-format.ts';
import { type Place, placeStatus } from '../rules/hours.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { onReturn } from './refresh.client.ts';

const MINUTE = 60_000;

/** Puts the status of a place where its hours stand, and keeps it right by the minute. Hours come from `#hours`. */
export function startOpenNow(root: HTMLElement): void {
  const data: OpeningData = JSON.parse(document.getElementById('hours')!.textContent!);
  const { place, open, closed, alwaysClosed } = root.dataset;
  const hours = data[place as Place];

  const show = () => {
    const now = zonedTime(new Date(), data.zone);
    const status = placeStatus(hours, now);
    root.dataset.state = status.open ? 'open' : 'closed';
    // With no change in sight an open place keeps its hours, which say so better.
    const text = status.until
      ? (status.open ? open : closed)?.replace('{time}', changeLabel(status.until, now, data.days))
      : !status.open && alwaysClosed;
    if (text && root.textContent !== text) root.textContent = text;
  };
  const tick = () => {
    show();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  onReturn(show);
}
