/** Lets a coupon be sent on, where the browser can: the button for it shows only there. */
export function shareTicket(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[hidden]')!;
  const { title, url } = root.dataset;
  button.hidden = !navigator.share;
  // Who closes the list of receivers without choosing one has done nothing wrong.
  button.addEventListener('click', () => void navigator.share({ title, text: title, url }).catch(() => {}));
}
