/** Keeps one item open at a time, also where the browser does not know `<details name>`, and opens the one that the address names. */
export function startAccordion(root: HTMLElement): void {
  const items = root.querySelectorAll('details');
  const closeOthers = (item: Element) => {
    for (const other of items) if (other !== item) other.open = false;
  };
  const openNamed = () => {
    const named = [...items].find(({ id }) => id && `#${id}` === location.hash);
    if (!named) return;
    closeOthers(named);
    named.open = true;
    return named;
  };
  for (const item of items) {
    // At the click and not at `toggle`, which may come late, when the next item is already open, and close that one.
    item.querySelector('summary')?.addEventListener('click', () => closeOthers(item));
  }
  openNamed();
  addEventListener('hashchange', () => {
    const named = openNamed();
    // An item above may have closed, and with it the place that the browser scrolled to.
    requestAnimationFrame(() => named?.scrollIntoView());
  });
}
