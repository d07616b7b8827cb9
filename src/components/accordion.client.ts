/** Keeps one item open at a time, also where the browser does not know `<details name>`, and opens the one that the address names. */
export function startAccordion(root: HTMLElement): void {
  const items = root.querySelectorAll('details');
  const closeOthers = (item: Element) => {
    for (const other of items) if (other !== item) other.open = false;
  };
  const openNamed = () => {
    for (const item of items) {
      if (!item.id || `#${item.id}` !== location.hash) continue;
      closeOthers(item);
      item.open = true;
      // An item above may have closed, and with it the place that the browser scrolled to.
      requestAnimationFrame(() => item.scrollIntoView());
    }
  };
  for (const item of items) {
    // At the click and not at `toggle`, which may come late, when the next item is already open, and close that one.
    item.querySelector('summary')?.addEventListener('click', () => closeOthers(item));
  }
  openNamed();
  addEventListener('hashchange', openNamed);
}
