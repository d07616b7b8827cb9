/** Shows the share button of a coupon if the browser can share. */
export function shareTicket(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[hidden]')!;
  const { title, url } = root.dataset;
  button.hidden = !navigator.share;
  // Closing the share dialog is not an error.
  button.addEventListener('click', () => void navigator.share({ title, text: title, url }).catch(() => {}));
}
