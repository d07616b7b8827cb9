/**
 * Runs in the page, so it uses nothing outside this function. Returns a sentence for every text, link and button that a
 * visitor cannot fully read or reach, because the window's edge or a clipping box cuts it off or another text covers it.
 * With `wholeWords`, also for words that are broken in two.
 */
export function lostText(wholeWords = false): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  // Labels on the map belong to its drawing. The towns are in the list beside it.
  const LEFT_OUT = 'script, style, .skip-link, .map-drawing';
  const lost = new Set<string>();
  const name = (element: Element): string =>
    `<${element.localName}${element.classList.length > 0 ? ` class="${element.classList.value}"` : ''}> in .${element.parentElement?.closest('[class]')?.classList[0] ?? 'body'}`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const shown = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) if (style(at).clipPath.startsWith('inset(50%')) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** The part of a box that is inside the window and inside every clipping box around it. Scrolling boxes do not clip. */
  const clipped = (box: Box, element: Element): Box => {
    const left: Box = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, document.documentElement.clientWidth),
      top: box.top,
      bottom: box.bottom,
    };
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = style(at);
      const edge = at.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX))
        Object.assign(left, { left: Math.max(left.left, edge.left), right: Math.min(left.right, edge.right) });
      if (/hidden|clip/.test(overflowY))
        Object.assign(left, { top: Math.max(left.top, edge.top), bottom: Math.min(left.bottom, edge.bottom) });
    }
    return left;
  };

  /** A word that is broken over two lines and has no hyphen. */
  const brokenWord = (node: Node): string | undefined =>
    [...node.nodeValue!.matchAll(/[^\s/-]{2,}/g)].find(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      return others.some(({ top }) => top > first!.top + 2);
    })?.[0];

  const letters: (Box & { element: Element; text: string })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue!.trim().slice(0, 40);
    if (text === '' || element.closest(LEFT_OUT) !== null || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Only elements that are narrow for their letter size can break a word. Measuring all elements would take long.
    if (wholeWords && element.getBoundingClientRect().width < parseFloat(style(element).fontSize) * 12) {
      const word = brokenWord(node);
      if (word !== undefined) lost.add(`“${word}” of ${name(element)} is broken in two`);
    }
    // A text box has room for ascenders and descenders, but most letters fill only its middle.
    const slack = parseFloat(style(element).fontSize) * 0.3;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const seen = clipped({ left, right, top, bottom }, element);
      if (seen.left - left > 1 || right - seen.right > 1)
        lost.add(
          `“${text}” of ${name(element)} is cut off at the side, by ${Math.round(Math.max(seen.left - left, right - seen.right))} px`,
        );
      if (seen.top - top > slack || bottom - seen.bottom > slack) lost.add(`“${text}” of ${name(element)} is cut off above or below`);
      letters.push({ left, right, top: top + slack, bottom: bottom - slack, element, text });
    }
  }

  for (const control of document.querySelectorAll('a[href], button, summary')) {
    if (!shown(control) || control.closest('.skip-link') !== null) continue;
    const { left, right } = control.getBoundingClientRect();
    if (left < -1 || right > document.documentElement.clientWidth + 1)
      lost.add(`${name(control)} reaches over the window's edge, from ${Math.round(left)} to ${Math.round(right)}`);
  }

  const floats = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) if (/sticky|fixed/.test(style(at).position)) return true;
    return false;
  };
  const lying = letters.filter(({ element }) => !floats(element)).sort((one, other) => one.top - other.top);
  lying.forEach((one, index) => {
    for (const other of lying.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 1 && down > 1 && other.element !== one.element)
        lost.add(`“${one.text}” of ${name(one.element)} and “${other.text}” of ${name(other.element)} lie over each other`);
    }
  });

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) lost.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const element of document.querySelectorAll('body, body *'))
    if (/auto|scroll/.test(style(element).overflowX) && shown(element) && element.scrollWidth > element.clientWidth + 1)
      lost.add(`${name(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);
  return [...lost];
}
