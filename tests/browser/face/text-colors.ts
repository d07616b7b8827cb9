/**
 * One painted line of text: its color, with opacity and other effects, and its position on the
 * page.
 */
export type PaintedText = {
  text: string;
  of: string;
  /**
   * Equal for texts that the same styles paint on the same ground, and at the same place of the
   * same picture.
   */
  look: string;
  color: [red: number, green: number, blue: number, alpha: number];
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Runs in the page, on its own: every line of text inside `root` that is meant to be seen. */
export function textColors(root: string): PaintedText[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, [number, number, number, number]>();
  /** Converts any CSS color to sRGB, with a canvas, which reads every notation. */
  const parsed = (color: string): [number, number, number, number] => {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(color, [red, green, blue, alpha / 255]);
    }
    return known.get(color)!;
  };

  const hashOf = (text: string): number =>
    [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0, 0);
  const pictures = [...document.querySelectorAll('img, svg')].map((picture) => ({
    name: hashOf(picture.outerHTML),
    box: picture.getBoundingClientRect(),
  }));
  /** Which pictures a text lies on, and where. */
  const placeOn = ({ left, top, right, bottom }: DOMRect): string =>
    pictures
      .filter(
        ({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
      .map(
        ({ name, box }) =>
          `${Math.round(left - box.left)},${Math.round(top - box.top)},${Math.round(right - left)} ${name}`,
      )
      .join(' ');
  /**
   * The elements around a text with their classes, and the color of the nearest one that is
   * painted.
   */
  const lookOf = (element: Element): string => {
    const path: string[] = [];
    let ground = '';
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      path.push(`${at.localName}.${at.classList.value}`);
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') path.push(backgroundImage);
      if (ground === '' && !/transparent|, 0\)$/.test(backgroundColor)) ground = backgroundColor;
    }
    return [...path, ground].join(' ');
  };

  const found: PaintedText[] = [];
  for (const part of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (
        text === '' ||
        element.closest('script, style') !== null ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      let opacity = 1;
      let hidden = false;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
        hidden ||= getComputedStyle(at).clipPath.startsWith('inset(50%');
      }
      if (hidden) continue;
      const style = getComputedStyle(element);
      const [red, green, blue, alpha] = parsed(
        element instanceof SVGElement ? style.fill : style.color,
      );
      const look = `${lookOf(element)} ${[red, green, blue, alpha * opacity].join()}`;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const { left, top, right, bottom } = rect;
        if (right - left < 2) continue;
        const of = `<${element.localName}> in .${element.closest('[class]')?.classList[0] ?? 'body'}`;
        found.push({
          text: text.slice(0, 40),
          of,
          look: look + placeOn(rect),
          color: [red, green, blue, alpha * opacity],
          left: left + scrollX,
          top: top + scrollY,
          right: right + scrollX,
          bottom: bottom + scrollY,
        });
      }
    }
  }
  return found;
}
