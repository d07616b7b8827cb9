import { longDate } from '../rules/dates-format.ts';
import { zonedTime } from '../generator/portable.ts';
import { onLeave } from './dismiss.client.ts';
import { openingData } from './opening-data.client.ts';

/**
 * Writes the day on a coupon, shows its share button if the browser can share, and closes it when
 * the focus leaves it.
 */
export function start(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[hidden]')!;
  const { title, url } = root.dataset;
  const today = root.querySelector('.coupon-ticket-today')!;
  const writeDay = () => {
    today.textContent = longDate(zonedTime(new Date(), openingData().zone));
  };
  writeDay();
  root.addEventListener('beforetoggle', writeDay);
  onLeave(
    (target) => root.contains(target),
    () => root.hidePopover(),
  );
  button.hidden = !navigator.share;
  // Closing the share dialog is not an error.
  button.addEventListener(
    'click',
    () => void navigator.share({ title, text: title, url }).catch(() => {}),
  );
}
