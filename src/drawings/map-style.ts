import { AMBER, INK } from '../rules/brand-colors.ts';

/**
 * The style of the map's file. Without the page's CSS it still follows the color scheme and forced
 * colors.
 */
export const MAP_STYLE =
  `svg{--fg:${INK};--muted:#454c52;--rule:#c6ccc9;--amber:${AMBER};--edge:${INK};fill:none;` +
  'stroke-linecap:round;stroke-linejoin:round}' +
  '@media(prefers-color-scheme:dark){svg{--fg:#f4f1ea;--muted:#bbc1c4;--rule:#3d454b}}' +
  '@media(forced-colors:active){svg{--fg:CanvasText;--muted:CanvasText;--rule:GrayText;' +
  '--amber:Canvas;--edge:CanvasText}}' +
  '.county{stroke:var(--muted);stroke-width:.7;opacity:.6}' +
  '.ring{stroke:var(--muted);stroke-width:1.2;stroke-dasharray:2 6}' +
  '.road{stroke:var(--rule);stroke-width:5}' +
  '.casing{stroke:var(--edge);stroke-width:9}' +
  '.interstate{stroke:var(--amber);stroke-width:5}' +
  '.dots{stroke:var(--fg);stroke-width:10}' +
  '.pin circle{fill:var(--amber);stroke:var(--edge);stroke-width:3}' +
  '.pin path{fill:var(--edge)}' +
  // The width of the map on a phone.
  '@media(max-width:400px){.road{stroke-width:7}}';
