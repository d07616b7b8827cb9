import type { Shot } from './picture.ts';

/**
 * The shots with a reference picture: the main pages, each narrow or wide, light or dark, and with
 * open menus.
 */
export const REFERENCE_SHOTS: readonly Shot[] = [
  { kind: 'home', width: 390, dark: true },
  { kind: 'home', width: 768 },
  { kind: 'home', width: 1440 },
  { kind: 'home', width: 1440, forcedColors: true },
  { kind: 'home', width: 390, state: 'menu' },
  { kind: 'home', width: 1440, state: 'dropdown-services' },
  { kind: 'make-short', width: 1440, dark: true },
  { kind: 'make-long', width: 390, dark: true },
  { kind: 'service', width: 390 },
  { kind: 'state-inspection', width: 390, dark: true },
  { kind: 'emissions', width: 1440 },
  { kind: 'services', width: 1440 },
  { kind: 'coupons', width: 390 },
  { kind: 'coupons', width: 768, paper: true },
  { kind: 'reviews', width: 1440 },
  { kind: 'not-found', width: 390 },
];
