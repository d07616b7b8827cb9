import { changeLabel } from '../rules/hours-format.ts';
import { type Place, placeStatus } from '../rules/hours.ts';
import { formatIsoDay } from '../rules/days.ts';
import { everyMinute } from './every-minute.client.ts';
import { laneData, openingData } from './opening-data.client.ts';
import { textWriter } from './text-writer.client.ts';

/**
 * Replaces a place's hours with its status, or with that of the inspection lane. In the top bar,
 * names the holiday for which the place is closed.
 */
export function startOpenNow(root: HTMLElement): void {
  const { place, lastCar, open, closed, closedForNow, today, opens } = root.dataset;
  const hours = lastCar ? laneData(root).lane : openingData().places[place as Place]!;
  const printedHours = root.textContent!;
  const second = today ? root.nextElementSibling : null;
  const hoursText = second?.textContent;
  const show = textWriter(root);
  const showSecond = second && textWriter(second);

  const statusText = (isOpen: boolean, changesAt: string | undefined): string => {
    if (changesAt) return (isOpen ? open : closed)!.replace('{time}', changesAt);
    // If an open place does not close in the next days, show its hours, which say more than its
    // status.
    return isOpen ? printedHours : closedForNow!;
  };

  everyMinute((now) => {
    const status = placeStatus(hours, now);
    const changesAt = status.until && changeLabel(status.until, now);
    const special = hours.exceptions[formatIsoDay(now)];
    const closedToday = typeof special === 'string' && today?.replace('{name}', () => special);
    const state = status.isOpen ? 'open' : 'closed';
    // Writing the same value again would also wake what watches the page.
    if (root.dataset.state !== state) root.dataset.state = state;
    show(closedToday || statusText(status.isOpen, changesAt));
    showSecond?.(closedToday && changesAt ? opens!.replace('{time}', changesAt) : hoursText!);
  });
}
