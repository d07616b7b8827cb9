import { everyMinute } from './every-minute.client.ts';
import { textWriter } from './text-writer.client.ts';

/**
 * Shows a model year that goes up with the calendar: it stays `data-back` years before this year.
 */
export function startModelYear(root: HTMLElement): void {
  const printed = +root.textContent!;
  const write = textWriter(root);
  // Never show an earlier year than printed, whatever a wrong clock says.
  everyMinute(({ year }) => write(`${Math.max(printed, year - +root.dataset.back!)}`));
}
