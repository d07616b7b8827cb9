import { svgNumbers } from './path.ts';
import { fileStyle, type Pen } from './pens.ts';

/**
 * A drawing as SVG markup, with its size in drawing units. `ground` is the y on which things stand,
 * if they do.
 */
export type Drawing = {
  width: number;
  height: number;
  viewBox: string;
  markup: string;
  ground?: number;
};

/** A drawing whose top left corner is 0 0. */
export const drawing = (width: number, height: number, ...shapes: string[]): Drawing => ({
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
  markup: shapes.join(''),
});

/** One path, drawn with a pen from pens.ts. */
export const shape = (pen: Pen, ...paths: string[]): string =>
  pen === 'line' ? `<path d="${paths.join('')}"/>` : `<path class="${pen}" d="${paths.join('')}"/>`;

/** Scales shapes, then moves them together. */
export function placed(x: number, y: number, shapes: string, scale = 1, className = ''): string {
  const classAttribute = className === '' ? '' : ` class="${className}"`;
  const scaled = scale === 1 ? '' : `scale(${scale})`;
  return `<g${classAttribute} transform="translate(${x} ${y})${scaled}">${shapes}</g>`;
}

/** Escapes the signs that SVG would read as markup. */
export const svgText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A standalone SVG file. Without the page's CSS it still follows the color scheme and forced
 * colors. `style` defaults to the style of the pens used.
 */
export const svgFile = (
  { width, height, viewBox, markup }: Drawing,
  style = fileStyle(markup),
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ` +
  `width="${width}" height="${height}">` +
  `<style>${style}</style>${markup}</svg>`;

/** A drawing inside another SVG, with its upper left corner at x, y and this many units wide. */
export function svgInside(inner: Drawing, x: number, y: number, width: number): string {
  const height = (width * inner.height) / inner.width;
  const size = `width="${svgNumbers(width)}" height="${svgNumbers(height)}"`;
  const place = `x="${svgNumbers(x)}" y="${svgNumbers(y)}" ${size}`;
  return svgFile(inner).replace(/^<svg ([^>]*?) width="[^"]*" height="[^"]*"/, `<svg $1 ${place}`);
}
