/** Keeps one item open at a time, also where the browser does not know `<details name>`, and opens the one that the address names. */
export function startAccordion(root: HTMLElement): void {
  const items = root.querySelectorAll('details');
  const openNamed = () => {
    for (const item of items) {
      if (!item.id || `#${item.id}` !== location.hash) continue;
      item.open = true;
      // An item above may have closed, and with it the place that the browser scrolled to.
      requestAnimationFrame(() => item.scrollIntoView());
    }
  };
  for (const item of items) {
    item.addEventListener('toggle', () => {
      for (const other of items) if (other !== item && item.open) other.open = false;
    });
  }
  openNamed();
  addEventListener('hashchange', openNamed);
}
