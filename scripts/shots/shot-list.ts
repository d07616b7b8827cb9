import { EVERY_KIND } from '../browser/page-kinds.ts';
import type { Scene } from './picture.ts';

export const WIDTHS = [320, 390, 768, 1024, 1440, 1920] as const;

/** From this width on the header has dropdowns instead of a menu. */
const NAV_WIDTH = 1100;

/** Every picture that `npm run shots` takes at a width, in the order of the contact sheet. */
export function shotList(width: number): Scene[] {
  const kinds = [...EVERY_KIND.map(([kind]) => kind), 'redirect'] as const;
  const opened = width < NAV_WIDTH ? (['menu', 'menu-makes'] as const) : (['dropdown-services', 'dropdown-vehicles'] as const);
  const schemes = [false, true];
  return [
    ...kinds.flatMap((kind) => schemes.map((dark) => ({ kind, width, dark }))),
    ...opened.flatMap((state) => schemes.map((dark) => ({ kind: 'home' as const, width, dark, state }))),
    ...(width === 390 || width === 1440 ? kinds.map((kind) => ({ kind, width, forcedColors: true })) : []),
    // A Letter page without its margins is about this wide.
    ...(width === 768 ? kinds.map((kind) => ({ kind, width, state: 'print' as const })) : []),
  ];
}
