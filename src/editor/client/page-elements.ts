import type { FieldRef } from '../../generator/portable.ts';
import { refKey } from '../shared/field-refs.ts';

/** Selects the elements of a page that show a field, or something in it. */
export const selectorOf = (ref: FieldRef): string =>
  `body :is([data-edit~="${refKey(ref)}"], [data-edit*="${refKey(ref)}."])`;

/** Selects what can be edited on a page. */
export const EDITABLE = '[data-edit], [data-edit-photo]';

/** Selects the place of a photo. */
export const photoSelector = (slot: string): string => `[data-edit-photo="${CSS.escape(slot)}"]`;

/** The path of the page that a link around an element leads to. */
export const linkedPath = (element: Element): string | undefined =>
  element.closest<HTMLAnchorElement>('a[href^="/"]')?.pathname;

/** Whether this page shows a mistake in place of the site. */
export const isPageBroken = (): boolean => document.querySelector('[data-broken]') !== null;

/** The element that shows a field's text. */
export const elementAt = (key: string): HTMLElement | null =>
  document.querySelector(`body [data-edit="${CSS.escape(key)}"]`);
