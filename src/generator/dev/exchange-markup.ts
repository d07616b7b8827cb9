/**
 * Makes the node `shown`, which was parsed from the same text as `before`, like `after`, and leaves alone what is the same in
 * both. Throws, maybe halfway, if the difference adds, removes or changes an element that matches the selector `fixed`, is
 * inside such an element and more than a text, or is where a script has changed the page. It is sent to pages as source text,
 * so it must not use anything outside this function.
 */
export function exchangeMarkup(shown: Node, before: Node, after: Node, fixed: string): void {
  // Styles may have been exchanged already.
  if (before.isEqualNode(after) || shown.isEqualNode(after)) return;
  const need = (condition: boolean): void => {
    if (!condition) throw new Error('Only a reload can show this change.');
  };
  const matches = (node: Node): boolean => node instanceof Element && node.matches(fixed);
  const holds = (node: Node): boolean => matches(node) || (node instanceof Element && node.querySelector(fixed) !== null);
  const isFixed = shown instanceof Element ? shown.closest(fixed) !== null : matches(shown.parentNode!);
  // Elements have no value.
  need(before.nodeValue === after.nodeValue || (!isFixed && shown.nodeValue === before.nodeValue));
  shown.nodeValue = after.nodeValue;

  if (shown instanceof Element && before instanceof Element && after instanceof Element)
    for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
      const value = after.getAttribute(name);
      if (value === before.getAttribute(name)) continue;
      need(!isFixed && !matches(after) && shown.getAttribute(name) === before.getAttribute(name));
      if (value === null) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }

  const [now, old, next] = [[...shown.childNodes], [...before.childNodes], [...after.childNodes]] as const;
  const areAlike = (some: readonly Node[], others: readonly Node[]): boolean =>
    some.every(({ nodeName }, i) => nodeName === others[i]?.nodeName);
  // A script may have added more at the end.
  need(areAlike(old, now));
  const least = Math.min(old.length, next.length);
  let start = 0;
  while (start < least && old[start]!.isEqualNode(next[start]!)) start++;
  let end = 0;
  while (end < least - start && old.at(-1 - end)!.isEqualNode(next.at(-1 - end)!)) end++;
  const gone = old.slice(start, old.length - end);
  const come = next.slice(start, next.length - end);
  if (gone.length === come.length && areAlike(gone, come))
    return gone.forEach((node, i) => exchangeMarkup(now[start + i]!, node, come[i]!, fixed));
  need(!isFixed && ![...gone, ...come].some(holds) && gone.every((node, i) => node.isEqualNode(now[start + i]!)));
  const following = now[old.length - end] ?? null;
  for (const node of now.slice(start, old.length - end)) node.remove();
  for (const node of come) shown.insertBefore(document.importNode(node, true), following);
}
