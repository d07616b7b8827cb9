/**
 * Changes the node `shown` from `before`, the markup it was parsed from, to `after`. Throws, perhaps halfway, if only a reload can
 * show the change. It must not add or remove an element that matches the selector `fixed`, or change its attributes or its own
 * text. Inside such an element, only the text of an inner element may change. And no script may have changed the same place.
 * This is sent to pages as source text, so it must not use anything outside this function.
 */
export function exchangeMarkup(shown: Node, before: Node, after: Node, fixed: string): void {
  // Styles may have been exchanged already.
  if (before.isEqualNode(after) || shown.isEqualNode(after)) return;
  const need = (condition: boolean): void => {
    if (!condition) throw new Error('Only a reload can show this change.');
  };
  const matches = (node: Node): boolean => node instanceof Element && node.matches(fixed);
  const holdsFixed = (node: Node): boolean =>
    matches(node) || (node instanceof Element && node.querySelector(fixed) !== null);
  const isInFixed =
    shown instanceof Element ? shown.closest(fixed) !== null : matches(shown.parentNode!);

  const exchangeValue = (): void => {
    // Only texts and comments have one.
    if (before.nodeValue === after.nodeValue) return;
    need(!isInFixed && shown.nodeValue === before.nodeValue);
    shown.nodeValue = after.nodeValue;
  };

  const exchangeAttributes = (element: Element, old: Element, next: Element): void => {
    for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
      const value = next.getAttribute(name);
      if (value === old.getAttribute(name)) continue;
      need(!isInFixed && !matches(next) && element.getAttribute(name) === old.getAttribute(name));
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };

  const exchangeChildren = (): void => {
    const [now, old, next] = [
      [...shown.childNodes],
      [...before.childNodes],
      [...after.childNodes],
    ] as const;
    const startAlike = (some: readonly Node[], others: readonly Node[]): boolean =>
      some.every(({ nodeName }, i) => nodeName === others[i]?.nodeName);
    // A script may have added more at the end.
    need(startAlike(old, now));
    // Leave out the children that are the same at the start and at the end.
    const most = Math.min(old.length, next.length);
    let start = 0;
    while (start < most && old[start]!.isEqualNode(next[start]!)) start++;
    let end = 0;
    while (end < most - start && old.at(-1 - end)!.isEqualNode(next.at(-1 - end)!)) end++;
    const removed = old.slice(start, old.length - end);
    const added = next.slice(start, next.length - end);
    const leaving = now.slice(start, old.length - end);
    if (removed.length === added.length && startAlike(removed, added))
      return removed.forEach((node, i) => exchangeMarkup(leaving[i]!, node, added[i]!, fixed));
    need(
      !isInFixed &&
        ![...removed, ...added].some(holdsFixed) &&
        removed.every((node, i) => node.isEqualNode(leaving[i]!)),
    );
    const following = now[old.length - end] ?? null;
    for (const node of leaving) node.remove();
    for (const node of added) shown.insertBefore(document.importNode(node, true), following);
  };

  exchangeValue();
  if (shown instanceof Element && before instanceof Element && after instanceof Element)
    exchangeAttributes(shown, before, after);
  exchangeChildren();
}
