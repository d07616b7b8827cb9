import { changeLabel } from '../rules/hours-format.ts';
import { type Place, placeStatus } from '../rules/hours.ts';
import { zonedTime } from '../rules/zoned-time.ts';
import { everyMinute } from './every-minute.client.ts';
import { openingData } from './opening-data.client.ts';

/** Replaces a place's hours with its status, and updates it every minute. */
export function startOpenNow(root: HTMLElement): void {
  const { zone, places } = openingData();
  const { place, open, closed, closedForNow } = root.dataset;
  const hours = places[place as Place]!;
  const written = root.textContent;

  everyMinute(() => {
    const now = zonedTime(new Date(), zone);
    const status = placeStatus(hours, now);
    root.dataset.state = status.open ? 'open' : 'closed';
    // If an open place does not close in the next days, its hours say more than its status.
    const text = status.until
      ? (status.open ? open : closed)!.replace('{time}', changeLabel(status.until, now))
      : status.open
        ? written
        : closedForNow!;
    if (root.textContent !== text) root.textContent = text;
  });
}
