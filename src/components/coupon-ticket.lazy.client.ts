import { longDate } from '../rules/dates-format.ts';
import { zonedTime } from '../generator/portable.ts';
import { onLeave } from './dismiss.client.ts';
import { openingData } from './opening-data.client.ts';

/**
 * Starts the buttons of a coupon on the whole screen. Writes the day on the coupon, shows the share
 * button if the browser can share, and closes the coupon before it is printed, and when the focus
 * leaves it.
 */
export function start(root: HTMLElement): void {
  const card = root.closest<HTMLElement>('[popover]')!;
  const button = root.querySelector<HTMLButtonElement>('[hidden]')!;
  const { title, url } = root.dataset;
  const today = card.querySelector('.coupon-card-today')!;
  const writeDay = () => {
    today.textContent = longDate(zonedTime(new Date(), openingData().zone));
  };
  writeDay();
  card.addEventListener('beforetoggle', writeDay);
  const close = () => card.matches(':popover-open') && card.hidePopover();
  // A press on the coupon itself gives the focus to `<main>`, which holds it.
  onLeave((target) => card.contains(target) || target.contains(card), close);
  // A browser prints what fills the screen over the other coupons.
  addEventListener('beforeprint', close);
  button.hidden = !navigator.share;
  // Closing the share dialog is not an error.
  button.addEventListener(
    'click',
    () => void navigator.share({ title, text: title, url }).catch(() => {}),
  );
}
