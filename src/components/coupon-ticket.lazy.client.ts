import { onLeave } from './dismiss.client.ts';

/** Shows the share button of a coupon if the browser can share. Closes the coupon when the focus leaves it, because it covers everything else. */
export function shareTicket(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[hidden]')!;
  const { title, url } = root.dataset;
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
