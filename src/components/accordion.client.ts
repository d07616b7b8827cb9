/** Keeps at most one item open, in every browser, and opens the item in the address's hash. */
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
    // Listen to `click`, not `toggle`: a late `toggle` event could close the item that was opened
    // after it.
    item.querySelector('summary')?.addEventListener('click', () => closeOthers(item));
  }
  openNamed();
  addEventListener('hashchange', () => {
    const named = openNamed();
    // Closing an item above moves this one, so scroll again.
    requestAnimationFrame(() => named?.scrollIntoView());
  });
  // A link to the same address changes no hash.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash === location.hash) openNamed();
  });
}
