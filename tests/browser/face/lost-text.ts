/**
 * Runs in the page, so it uses nothing outside this function. Returns a sentence for every text
 * that a visitor cannot fully read, because the window's edge or a clipping box cuts it off or
 * another text covers it.
 */
export function lostText(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  // Labels on the map belong to its drawing. The towns are in the list beside it.
  const LEFT_OUT = 'script, style, .skip-link, .map-drawing';
  const lost = new Set<string>();
  const name = (element: Element): string =>
    `<${element.localName} class="${element.classList.value}"> in .${element.parentElement?.closest('[class]')?.classList[0]}`;
  /** Reading styles is slow: once for each element. */
  const once = <Answer>(compute: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>();
    return (element) => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element)!;
    };
  };
  const inClippedBox: (element: Element) => boolean = once(
    (element) =>
      getComputedStyle(element).clipPath.startsWith('inset(50%') ||
      (element.parentElement !== null && inClippedBox(element.parentElement)),
  );
  const shown = once(
    (element) =>
      !inClippedBox(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  /**
   * The box to which the window, or an element around them, clips an element's children. Scrolling
   * boxes do not clip.
   */
  const clip: (element: Element) => Box = once((element) => {
    const { clientWidth } = document.documentElement;
    if (element === document.body || element.parentElement === null)
      return { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
    const around = clip(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const [across, down] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
    if (!across && !down) return around;
    const edge = element.getBoundingClientRect();
    return {
      left: across ? Math.max(around.left, edge.left) : around.left,
      right: across ? Math.min(around.right, edge.right) : around.right,
      top: down ? Math.max(around.top, edge.top) : around.top,
      bottom: down ? Math.min(around.bottom, edge.bottom) : around.bottom,
    };
  });
  const floats: (element: Element) => boolean = once(
    (element) =>
      /sticky|fixed/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && floats(element.parentElement)),
  );

  const letters: (Box & { element: Element; text: string })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.nodeValue!.trim().slice(0, 40);
    if (text === '' || element.closest(LEFT_OUT) !== null || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A text box has room for ascenders and descenders, but most letters fill only its middle.
    const slack = parseFloat(getComputedStyle(element).fontSize) * 0.3;
    const boxes = range.getClientRects();
    if (boxes.length > node.nodeValue!.split(/\W+/).length + 1)
      lost.add(`“${text}” of ${name(element)} has broken words`);
    for (const { left, right, top, bottom } of boxes) {
      if (right - left < 1) continue;
      const edge = clip(element);
      const cut = Math.max(edge.left - left, right - edge.right);
      if (cut > 1)
        lost.add(`“${text}” of ${name(element)} is cut off at the side, by ${Math.round(cut)} px`);
      if (edge.top - top > slack || bottom - edge.bottom > slack)
        lost.add(`“${text}” of ${name(element)} is cut off above or below`);
      letters.push({ left, right, top: top + slack, bottom: bottom - slack, element, text });
    }
  }

  const lying = letters
    .filter(({ element }) => !floats(element))
    .sort((one, other) => one.top - other.top);
  lying.forEach((one, index) => {
    for (let next = index + 1; next < lying.length && lying[next]!.top < one.bottom; next++) {
      const other = lying[next]!;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 1 && down > 1 && other.element !== one.element)
        lost.add(
          `“${one.text}” of ${name(one.element)} and “${other.text}” of ${name(other.element)} lie over each other`,
        );
    }
  });

  for (const element of document.querySelectorAll('html, body, body *')) {
    const more = element.scrollWidth - element.clientWidth;
    const { localName } = element;
    const scrolls = localName === 'html' || /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (more > (localName === 'html' ? 0 : 1) && scrolls && shown(element))
      lost.add(`${name(element)} scrolls sideways by ${more} px`);
  }
  return [...lost];
}
