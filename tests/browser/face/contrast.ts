import type { Page } from 'playwright-core';
import { settle } from '../../../scripts/browser/still-page.ts';
import { withStyles } from '../support/one-page.ts';
import { colorAt, pixels, type Pixels } from '../support/pixels.ts';
import { textColors, type PaintedText } from './text-colors.ts';

type Color = [red: number, green: number, blue: number];

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

/** The call bar at the end of the page, where it covers nothing. */
const IN_PLACE =
  '*, ::before, ::after { transition: none !important } .call-bar { position: static !important }';
const NO_TEXT =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } svg text { fill: transparent !important }';

/**
 * Lines of text inside `root` with a contrast below 7:1, and lines that are not painted at all. The
 * background of a letter is what the page shows there without text, so pictures, gradients and
 * overlaps count. Leaves out texts of a look that is in `known`, and adds the looks that pass to
 * `known`.
 */
export async function faintText(
  page: Page,
  root = 'body',
  known = new Set<string>(),
): Promise<string[]> {
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
    const all = (await page.evaluate(textColors, root)).filter(({ bottom }) => bottom > 0);
    if (all.length === 0) throw new Error(`There is no text in ${root}.`);
    const texts = all.filter(({ look }) => !known.has(look));
    if (texts.length === 0) return [];
    const y = Math.max(0, Math.floor(Math.min(...texts.map(({ top }) => top))));
    const box = {
      x: 0,
      y,
      width,
      height: Math.ceil(Math.max(...texts.map(({ bottom }) => bottom))) - y,
    };
    const painted = await pixels(page, box);
    const ground = await withStyles(page, NO_TEXT, () => pixels(page, box));
    const faults = texts.map((text) =>
      fault({ ...text, top: text.top - y, bottom: text.bottom - y }, painted, ground),
    );
    const faulty = new Set(
      texts.filter((_, index) => faults[index]!.length > 0).map(({ look }) => look),
    );
    for (const { look } of texts) if (!faulty.has(look)) known.add(look);
    return [...new Set(faults.flat())];
  });
}

function fault(line: PaintedText, painted: Pixels, ground: Pixels): string[] {
  /** The number of the line's pixels on each background. A color is one number. */
  const grounds = new Map<number, number>();
  let total = 0;
  const right = Math.min(painted.width, line.right);
  for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(painted.height, line.bottom); y++) {
    for (let x = Math.max(0, Math.floor(line.left)); x < right; x++) {
      if (distance(painted, ground, x, y) <= PAINTED) continue;
      const under = colorAt(ground, y * ground.width + x);
      grounds.set(under, (grounds.get(under) ?? 0) + 1);
      total += 1;
    }
  }
  const name = `“${line.text}” of ${line.of}`;
  if (total === 0) return [`${name} cannot be seen`];
  const contrasts = [...grounds]
    .map(([under, count]) => ({
      count,
      ratio: contrast(laidOn(line.color, parts(under)), parts(under)),
    }))
    .sort((one, other) => one.ratio - other.ratio);
  let strays = Math.floor(total * STRAY_SHARE);
  const { ratio } = contrasts.find(({ count }) => (strays -= count) < 0)!;
  return ratio < LEAST ? [`${name} has a contrast of ${ratio.toFixed(1)}`] : [];
}

function distance(one: Pixels, other: Pixels, x: number, y: number): number {
  const at = (y * one.width + x) * 3;
  return (
    Math.abs(one.data[at]! - other.data[at]!) +
    Math.abs(one.data[at + 1]! - other.data[at + 1]!) +
    Math.abs(one.data[at + 2]! - other.data[at + 2]!)
  );
}

/** Red, green and blue of a color that is one number. */
export function parts(color: number): Color {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff];
}

function laidOn([red, green, blue, alpha]: PaintedText['color'], under: Color): Color {
  const mixed = (part: number, below: number) => part * alpha + below * (1 - alpha);
  return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2])];
}

/** Contrast of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
