import { everyMinute } from './every-minute.client.ts';
import { textWriter } from './text-writer.client.ts';

/** Shows the model year that is as far back from this year as the printed one was from its own. */
export function startModelYear(root: HTMLElement): void {
  const printed = +root.textContent!;
  const write = textWriter(root);
  // Never an earlier one than printed, whatever a wrong clock says.
  everyMinute(({ year }) => write(`${Math.max(printed, year - +root.dataset.back!)}`));
}
