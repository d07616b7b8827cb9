import { everyMinute } from './every-minute.client.ts';
import { textWriter } from './text-writer.client.ts';

/**
 * Shows a model year that goes up with the calendar: it stays `data-back` years before this year.
 */
export function startModelYear(root: HTMLElement): void {
  const write = textWriter(root);
  everyMinute(({ year }) => write(`${year - +root.dataset.back!}`));
}
