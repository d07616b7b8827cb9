import type { Page } from 'playwright-core';
import { settle } from '../../../scripts/browser/still-page.ts';
import { withStyles } from '../support/one-page.ts';
import { type Color, colorAt, contrast, pixels, type Pixels } from '../support/pixels.ts';
import { textColors, type PaintedText } from './text-colors.ts';

/** WCAG's AAA for text of any size. */
const LEAST = 7;
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

/** The call bar at the end of the page. */
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
    // Home's call bar hides a frame later, because the page's own call is in such a window.
    await settle(page);
    // The skip link is above the page until it has the focus.
    const texts = (await page.evaluate(textColors, root)).filter(({ bottom }) => bottom > 0);
    if (texts.length === 0) throw new Error(`There is no text in ${root}.`);
    const painted = await pixels(page);
    const ground = await withStyles(page, NO_TEXT, () => pixels(page));
    return [...new Set(texts.flatMap((text) => fault(text, painted, ground)))];
  });
}

function fault(line: PaintedText, painted: Pixels, ground: Pixels): string[] {
  /** The number of the line's pixels on each background. */
  const grounds = new Map<number, { count: number; under: Color }>();
  let total = 0;
  const right = Math.min(painted.width, line.right);
  for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(painted.height, line.bottom); y++) {
    for (let x = Math.max(0, Math.floor(line.left)); x < right; x++) {
      const [letter, under] = [colorAt(painted, x, y), colorAt(ground, x, y)];
      if (distance(letter, under) <= PAINTED) continue;
      const key = (under[0] << 16) | (under[1] << 8) | under[2];
      grounds.set(key, { count: (grounds.get(key)?.count ?? 0) + 1, under });
      total += 1;
    }
  }
  const name = `“${line.text}” of ${line.of}`;
  if (total === 0) return [`${name} cannot be seen`];
  let strays = Math.floor(total * STRAY_SHARE);
  const { ratio } = [...grounds.values()]
    .map(({ count, under }) => ({ count, ratio: contrast(laidOn(line.color, under), under) }))
    .sort((one, other) => one.ratio - other.ratio)
    .find(({ count }) => (strays -= count) < 0)!;
  return ratio < LEAST ? [`${name} has a contrast of ${ratio.toFixed(1)}`] : [];
}

function distance(one: Color, other: Color): number {
  return one.reduce((sum, part, index) => sum + Math.abs(part - other[index]!), 0);
}

function laidOn([red, green, blue, alpha]: PaintedText['color'], under: Color): Color {
  const mixed = (part: number, below: number) => part * alpha + below * (1 - alpha);
  return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2])];
}
