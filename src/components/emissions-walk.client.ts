import { zonedTime } from '../rules/zoned-time.ts';
import { openingData } from './opening-data.client.ts';

/** Updates the model years in the questions to today's, even on an old page. */
export function renewModelYears(root: HTMLElement): void {
  const { year } = zonedTime(new Date(), openingData().zone);
  for (const text of root.querySelectorAll<HTMLElement>('[data-back]')) text.textContent = String(year - +text.dataset.back!);
}
