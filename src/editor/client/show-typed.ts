import type { Ref } from '../api.ts';
import { elementsOf } from './page-refs.ts';

/** What the page itself has where it shows what is typed in a form. */
const own = new Map<Element, ChildNode[]>();

/**
 * Shows what is typed in a form wherever the page shows this field and nothing else. Only the
 * server knows what placeholders say.
 */
export function showTyped(ref: Ref, text: string): void {
  if (text.includes('{')) return putTypedBack();
  for (const element of elementsOf(ref)) {
    if (!own.has(element)) own.set(element, [...element.childNodes]);
    element.textContent = text;
  }
}

/** Shows what the page itself has. */
export function putTypedBack(): void {
  for (const [element, nodes] of own) element.replaceChildren(...nodes);
  own.clear();
}
