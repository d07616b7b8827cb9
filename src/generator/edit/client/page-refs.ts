import type { Ref } from '../api.ts';
import { refOf } from './fields.ts';

/** The elements of the page whose text is from content. */
export const EDITABLE = 'body [data-edit]';

/** The places of an element's own texts, and of its attributes. */
const refsOf = (element: Element): Ref[] => [element.getAttribute('data-edit'), element.getAttribute('data-edit-also')].flatMap(places);

const places = (list: string | null): Ref[] => [...new Set(list?.split(' '))].filter((place) => place !== '').map(refOf);

/** The only text of an element that can be edited in its place. What else is in it would be lost meanwhile. */
export function onlyText(element: Element): Ref | undefined {
  const own = places(element.getAttribute('data-edit'));
  if (own.length !== 1 || !(element instanceof HTMLElement) || element.matches('button')) return undefined;
  return element.querySelector('svg, img, input, select, button, [data-edit], [data-widget]') ? undefined : own[0];
}

/** The file of the page itself. */
export function pageFile(): string | undefined {
  const title = document.querySelector('title[data-edit]') ?? document.querySelector('main [data-edit]');
  return title ? refsOf(title)[0]?.file : undefined;
}

/** The places that something on the page may come from: of the element, of what is in it, and of what it is in. */
export function refsAround(element: Element): Ref[] {
  const found: Ref[] = [...refsOf(element), ...[...element.querySelectorAll('[data-edit]')].slice(0, 4).flatMap(refsOf)];
  for (let outer = element.parentElement; outer && !outer.matches('main, body') && found.length < 8; outer = outer.parentElement)
    found.push(...refsOf(outer));
  return found;
}
