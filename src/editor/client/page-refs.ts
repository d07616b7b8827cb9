import type { Ref } from '../api.ts';
import { placeOf } from '../places.ts';
import { refOf } from './fields.ts';
import type { View } from './state.ts';

/** What does something when a visitor clicks it. */
const CONTROL = 'a[href], button, summary';

/** The element that shows a text. */
export const elementAt = (place: string): HTMLElement | null =>
  document.querySelector(`body [data-edit="${CSS.escape(place)}"]`);

/** The elements that show a text and nothing else. */
export const elementsOf = (ref: Ref): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-edit="${CSS.escape(placeOf(ref))}"]`)].filter(
    (one) => one.childElementCount === 0,
  );

/** The places of an element's own texts, and of its attributes. */
const refsOf = (element: Element): Ref[] =>
  [element.getAttribute('data-edit'), element.getAttribute('data-edit-also')].flatMap(places);

const places = (list: string | null): Ref[] =>
  [...new Set(list?.split(' '))].filter((place) => place !== '').map(refOf);

/** The only text of an element that can be edited in its place. What else is in it would be lost meanwhile. */
export function onlyText(element: Element): Ref | undefined {
  const own = places(element.getAttribute('data-edit'));
  if (own.length !== 1 || !(element instanceof HTMLElement) || element.matches('button'))
    return undefined;
  return element.querySelector('svg, img, input, select, button, [data-edit], [data-widget]')
    ? undefined
    : own[0];
}

/** The file of the page itself. */
export function pageFile(): string | undefined {
  const title =
    document.querySelector('title[data-edit]') ?? document.querySelector('main [data-edit]');
  return title ? refsOf(title)[0]?.file : undefined;
}

/** The places that something on the page may come from: of the element, of what is in it, and of what it is in. */
function refsAround(element: Element): Ref[] {
  const found: Ref[] = [
    ...refsOf(element),
    ...[...element.querySelectorAll('[data-edit]')].slice(0, 4).flatMap(refsOf),
  ];
  for (
    let outer = element.parentElement;
    outer && !outer.matches('main, body') && found.length < 8;
    outer = outer.parentElement
  )
    found.push(...refsOf(outer));
  return found;
}

/** What can be changed about something on the page. */
export function offersFor(target: Element): View & { kind: 'offers' } {
  const around =
    target.closest(
      '[data-edit], [data-edit-also], p, li, a, h1, h2, h3, dd, td, th, figure, svg',
    ) ?? target;
  // The words of a list's item or a card say which one it is.
  const text = (around.closest('li, article') ?? around).textContent ?? '';
  const control = target.closest(CONTROL);
  return {
    kind: 'offers',
    text,
    exact: target.textContent ?? '',
    refs: refsAround(around),
    ...(control && { control: [...document.querySelectorAll(CONTROL)].indexOf(control) }),
  };
}

/** The link or button of an offer. A click of a script works as for visitors. */
export const controlOf = ({ control }: { control?: number }): HTMLElement | undefined =>
  control === undefined ? undefined : document.querySelectorAll<HTMLElement>(CONTROL)[control];
