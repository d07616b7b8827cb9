import { zonedTime } from '../rules/zoned-time.ts';
import { openingData } from './opening-data.client.ts';

/** Updates the model years in the questions, so that they are right even on a page that was built last year. */
export function renewModelYears(root: HTMLElement): void {
  const { year } = zonedTime(new Date(), openingData().zone);
  for (const text of root.querySelectorAll<HTMLElement>('[data-back]')) text.textContent = String(year - +text.dataset.back!);
}
