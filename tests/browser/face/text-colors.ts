/**
 * One painted line of text: its color, with opacity and other effects, and its position on the
 * page.
 */
export type PaintedText = {
  text: string;
  of: string;
  color: [red: number, green: number, blue: number, alpha: number];
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Runs in the page, on its own: every line of text inside `root` that is meant to be seen. */
export function textColors(root: string): PaintedText[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** Converts any CSS color to sRGB, with a canvas, which reads every notation. */
  const parsed = (color: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };

  const found: PaintedText[] = [];
  for (const part of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!.trim();
      if (text === '' || element.closest('script, style') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
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
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        found.push({
          text: text.slice(0, 40),
          of: `<${element.localName}> in .${element.closest('[class]')?.classList[0] ?? 'body'}`,
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
