import { inColors, rule } from '../pens.ts';

/**
 * The pens of the see-through car. A lit part is amber, also on a dark screen. In a close-up, all
 * else is in the color of the body.
 *
 * phantom.css and phantom-near.css are these tables written out for the car inside a page; a test
 * compares the two.
 */
const PENS = {
  '.phantom':
    'overflow:visible;fill:none;stroke:var(--ink);stroke-width:0.75;stroke-linejoin:round',
  '.phantom-body': 'fill:var(--body);stroke-width:2.4',
  '.phantom .faint': 'stroke-width:0.5;opacity:0.6',
  '.phantom .solid': 'fill:var(--glass);stroke-width:0.9',
  '.phantom .plate': 'stroke-width:3;stroke-linecap:round',
  '.phantom .part': 'fill:var(--spot);stroke-width:var(--weight, 0.95)',
  '.phantom .fine': 'fill:none;stroke:var(--ink);stroke-width:0.65',
  '.phantom .bold': 'stroke-width:1.8',
  '.phantom .pipe': 'fill:none;stroke-width:4',
  '.phantom .tire': 'fill:var(--tire)',
  '.phantom .tread': 'stroke:var(--tread);stroke-width:2.8;stroke-dasharray:0.22 0.78',
  '.phantom .rim': 'fill:var(--rim, var(--body))',
  '.phantom .holes':
    'fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:0 1;stroke-linecap:round',
  '.phantom .pins': 'stroke-width:1.6;stroke-dasharray:1.1 1',
  '.phantom .caliper': 'fill:var(--ink)',
  '.phantom-leader': 'stroke-width:0.8',
  // The same lines as dots: each begins with a dash of no length.
  '.phantom-dot': 'stroke-width:4.6;stroke-dasharray:0 999;stroke-linecap:round',
  '.phantom .open': 'fill:none',
  '.phantom .axis': 'fill:none;stroke-width:var(--weight, 0.8);stroke-dasharray:12 3 2 3',
};

/** Additional pens of a close-up. The home page does not load them. */
const NEAR_PENS = {
  '.phantom-near': '--spot:var(--body);--tread:var(--body)',
  '.phantom-near .lit':
    '--spot:var(--amber);--tread:var(--amber);--rim:var(--amber);' +
    '--ink:var(--on-amber);--weight:1.8',
  '.phantom-near .belt': 'stroke:var(--ink)',
  // A line has no area to fill, so it becomes a band with edges.
  '.phantom-near .lit .axis':
    'stroke:var(--amber);stroke-width:2.6;stroke-dasharray:none;' +
    'filter:drop-shadow(0.8px 0 var(--ink)) drop-shadow(-0.8px 0 var(--ink)) ' +
    'drop-shadow(0 0.8px var(--ink)) drop-shadow(0 -0.8px var(--ink))',
};

/** The texts of phantom.css and phantom-near.css. The colors come from tokens.css. */
export const phantomStyle = (): string => styleText(PENS);
export const closeUpStyle = (): string => styleText(NEAR_PENS);

const styleText = (pens: Record<string, string>): string =>
  `/* Written from phantom/pens.ts by \`npm run generate\`; change it there. */\n` +
  Object.entries(pens)
    .map(([selector, declarations]) => rule(selector, declarations))
    .join('');

/** The style of a standalone file with a close-up. */
export const closeUpFileStyle = (): string =>
  inColors(
    'stroke-linejoin:round',
    Object.entries({ ...PENS, ...NEAR_PENS })
      .map(([selector, declarations]) => `${selector}{${declarations}}`)
      .join(''),
  );
