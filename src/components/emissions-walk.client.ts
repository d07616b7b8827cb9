import { zonedTime } from '../rules/zoned-time.ts';
import { openingData } from './opening-data.client.ts';

/** Keeps the model years of the questions those of today, however old the page is. */
export function renewModelYears(root: HTMLElement): void {
  const { year } = zonedTime(new Date(), openingData().zone);
  for (const text of root.querySelectorAll<HTMLElement>('[data-back]')) text.textContent = String(year - +text.dataset.back!);
}
