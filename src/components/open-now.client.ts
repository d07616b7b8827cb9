import { changeLabel } from '../rules/hours-format.ts';
import { type Place, placeStatus } from '../rules/hours.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/** Puts the status of a place where its hours stand, and keeps it right by the minute. */
export function startOpenNow(root: HTMLElement): void {
  const { zone, places } = openingData();
  const { place, open, closed, alwaysClosed } = root.dataset;
  const hours = places[place as Place];
  const written = root.textContent;

  everyMinute(() => {
    const now = zonedTime(new Date(), zone);
    const status = placeStatus(hours, now);
    root.dataset.state = status.open ? 'open' : 'closed';
    // With no change in sight the hours of an open place say so better.
    const text = status.until
      ? (status.open ? open : closed)!.replace('{time}', changeLabel(status.until, now))
      : status.open
        ? written
        : alwaysClosed!;
    if (root.textContent !== text) root.textContent = text;
  });
}
