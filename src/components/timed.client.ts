import { formatDateTime } from '../rules/days.ts';
import { everyMinute } from './every-minute.client.ts';

/**
 * Removes an element at the time in `data-until`. In the header, only hides it, because nothing
 * below may move.
 */
export function startTimed(root: HTMLElement): void {
  everyMinute((now) => {
    if (formatDateTime(now) < root.dataset.until!) return;
    if (root.closest('header')) root.style.visibility = 'hidden';
    else root.remove();
  });
}
