/** Lets a button print the page. */
export function startPrint(root: HTMLElement): void {
  root.addEventListener('click', () => print());
}
