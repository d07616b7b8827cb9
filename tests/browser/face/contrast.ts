import type { Page } from 'playwright-core';
import { settle } from '../../../scripts/browser/still-page.ts';
import { withStyles } from '../support/one-page.ts';
import {
  type Color,
  colorAt,
  contrast,
  differenceAt,
  pixels,
  type Pixels,
} from '../support/pixels.ts';

/** WCAG's AAA for text of any size. */
const MIN_RATIO = 7;
/**
 * The share of a line's pixels that may be on another background, such as a border or a drawing
 * that crosses it.
 */
const STRAY_SHARE = 0.1;
/**
 * If two pixels differ by this much, summed over red, green and blue, one is a letter and the other
 * its background.
 */
const PAINTED = 24;

/** Puts the call bar at the end of the page, and stops transitions. */
const IN_PLACE =
  '*, ::before, ::after { transition: none !important } .call-bar { position: static !important }';
const NO_TEXT =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } svg text { fill: transparent !important }';

/**
 * Lines of text inside `root` with a contrast below 7:1, and lines that are not painted at all. The
 * background of a letter is what the page shows there without text, so pictures, gradients and
 * overlaps count, which axe cannot judge.
 */
export async function faintText(page: Page, root = 'body'): Promise<string[]> {
  return withStyles(page, IN_PLACE, async () => {
    const { width } = page.viewportSize()!;
    // In a window as tall as the page, everything is painted. The first screen may grow with the
    // window.
    for (let height = 0, whole = 1; height < whole;) {
      height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      whole = await page.evaluate(() => document.documentElement.scrollHeight);
    }
    await settle(page);
    // The skip link is above the page until it has the focus.
    const texts = (await page.evaluate(linesIn, root)).filter(({ bottom }) => bottom > 0);
    if (texts.length === 0) throw new Error(`There is no text in ${root}.`);
    const painted = await pixels(page);
    const ground = await withStyles(page, NO_TEXT, () => pixels(page));
    return [...new Set(texts.flatMap((text) => fault(text, painted, ground)))];
  });
}

function fault(line: Line, painted: Pixels, ground: Pixels): string[] {
  const ratios: number[] = [];
  const known = new Map<string, number>();
  const right = Math.min(painted.width, line.right);
  for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(painted.height, line.bottom); y++) {
    for (let x = Math.max(0, Math.floor(line.left)); x < right; x++) {
      if (differenceAt(painted, ground, x, y) <= PAINTED) continue;
      const under = colorAt(ground, x, y);
      const key = under.join();
      if (!known.has(key)) known.set(key, contrast(laidOn(line.color, under), under));
      ratios.push(known.get(key)!);
    }
  }
  if (ratios.length === 0) return [`${line.name} cannot be seen`];
  const ratio = ratios.sort((one, other) => one - other)[Math.floor(ratios.length * STRAY_SHARE)]!;
  return ratio < MIN_RATIO ? [`${line.name} has a contrast of ${ratio.toFixed(1)}`] : [];
}

function laidOn([red, green, blue, alpha]: Line['color'], under: Color): Color {
  const mixed = (part: number, below: number) => part * alpha + below * (1 - alpha);
  return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2])];
}

/** A painted line of text: its color, with opacity, and its position on the page. */
type Line = Record<'left' | 'top' | 'right' | 'bottom', number> & {
  name: string;
  color: [red: number, green: number, blue: number, alpha: number];
};

/** Runs in the page, on its own: every line of text inside `root` that is meant to be seen. */
function linesIn(root: string): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const found: Line[] = [];
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
      // A canvas reads every notation of a color.
      const { fill, color } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = element instanceof SVGElement ? fill : color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        found.push({
          name: `“${text.slice(0, 40)}” of ${element.outerHTML.slice(0, 40)}`,
          color: [red!, green!, blue!, (alpha! / 255) * opacity],
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
