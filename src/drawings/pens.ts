import { AMBER, INK } from '../rules/brand-colors.ts';

/**
 * The pens of all drawings, as class names with their declarations. Part drawings are 240 units
 * wide and scenes 420. Cars are in centimeters, so their pens are wider, multiplied by `--pen`,
 * which is larger for a small car. drawing.css has this table for drawings inside a page; a test
 * compares the two.
 */
const PENS = {
  line: '',
  outline: 'fill:var(--body);stroke-width:2.6',
  panel: 'fill:var(--body)',
  spot: 'fill:var(--spot);stroke-width:1.7',
  hair: 'stroke-width:.8',
  bold: 'stroke-width:3.4',
  heavy: 'stroke-width:6',
  pipe: 'stroke-width:4.6',
  center: 'stroke-width:.8;stroke-dasharray:11 3 2 3',
  ink: 'fill:var(--ink);stroke:none',
  glass: 'fill:var(--glass)',
  dark: 'fill:var(--tire)',
  gleam: 'stroke:var(--body);stroke-width:4',
  lit: 'fill:var(--tread);stroke:none',
  'car-body': 'fill:var(--body);stroke-width:calc(3px*var(--pen))',
  'car-window': 'fill:var(--car-window);stroke:none',
  'car-pillar': 'stroke:var(--body);stroke-width:3',
  'car-seam': 'stroke-width:calc(1.2px*var(--pen))',
  'car-hair': 'stroke-width:calc(.9px*var(--pen))',
  'car-lamp': 'fill:var(--spot);stroke-width:calc(1.4px*var(--pen))',
  'car-panel': 'fill:var(--body);stroke-width:calc(1.5px*var(--pen))',
  'car-shade': 'fill:var(--glass);stroke-width:calc(1.2px*var(--pen))',
  'car-dark': 'fill:var(--tire);stroke-width:1.2',
  'car-rim': 'fill:var(--body);stroke:none',
} satisfies Record<string, string>;

/** The name of a pen. A shape with an unknown pen does not compile. */
export type Pen = keyof typeof PENS;

/**
 * The drawings' colors for each color scheme, as declarations. `tread` is visible on black rubber
 * and on a dark screen.
 */
const PALETTES = {
  light:
    `--ink:${INK};--body:#fff;--spot:${AMBER};--glass:#e4e8e6;--car-window:${INK};` +
    `--tire:${INK};--tread:${AMBER};--amber:${AMBER};--on-amber:${INK}`,
  dark:
    `--ink:${AMBER};--body:${INK};--spot:#674500;--glass:#22282c;--car-window:#2b3237;` +
    `--tire:#2b3237;--tread:${AMBER}`,
  forced:
    '--ink:CanvasText;--body:Canvas;--spot:Canvas;--glass:Canvas;--car-window:CanvasText;' +
    '--tire:CanvasText;--tread:Canvas;--amber:Highlight;--on-amber:HighlightText',
};

const ROOT = 'fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;--pen:1';

/** A car in a scene is less than half size, so its lines are wider to stay visible. */
const FAR = '--pen:1.7';

const CLASSES: [name: string, declarations: string][] = [
  ...Object.entries(PENS).filter(([, declarations]) => declarations !== ''),
  ['car-far', FAR],
];

/**
 * The style of a standalone file: the pens and colors that the markup uses, for both color schemes
 * and forced colors.
 */
export function fileStyle(markup: string): string {
  const pens = CLASSES.filter(([name]) => markup.includes(`class="${name}"`))
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join('');
  const root = pens.includes('--pen') ? ROOT : ROOT.replace(';--pen:1', '');
  return inColors(root, pens);
}

/**
 * A standalone file's style: the colors that it uses, the declarations of its root and its rules.
 */
export function inColors(root: string, rules: string): string {
  const used = `${root}${rules}`;
  const palette = (declarations: string): string =>
    declarations
      .split(';')
      .filter((declaration) =>
        used.includes(`var(${declaration.slice(0, declaration.indexOf(':'))})`),
      )
      .join(';');
  return (
    `svg{${palette(PALETTES.light)};${root}}` +
    `@media(prefers-color-scheme:dark){svg{${palette(PALETTES.dark)}}}` +
    `@media(forced-colors:active){svg{${palette(PALETTES.forced)}}}` +
    rules
  );
}

/** Formats one rule, a declaration a line. */
export const rule = (selector: string, declarations: string): string =>
  `${selector} {\n${declarations.replaceAll(/([^;:]+):([^;]+);?/g, '  $1: $2;\n')}}\n`;

/**
 * The text of drawing.css: the pens for `<svg class="drawing">`. The colors come from tokens.css.
 */
export const inlineStyle = (): string =>
  `/* Written from pens.ts by \`npm run generate\`; change it there. */\n` +
  rule('.drawing', ROOT) +
  CLASSES.map(([name, declarations]) => rule(`.drawing .${name}`, declarations)).join('');
