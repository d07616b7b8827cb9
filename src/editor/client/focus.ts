import { elementAt } from './page-elements.ts';
import { state, updateState } from './state.ts';

const STOPS = 'a, button, input, select, textarea, summary, .rich';

const sheetIn = (shadow: ShadowRoot): HTMLElement | null => shadow.querySelector('.content');

/** Remembers for `focusAgain` how far the sheet is scrolled, and which element has the focus. */
export function keepFocus(shadow: ShadowRoot): void {
  updateState({ scrollTop: sheetIn(shadow)?.scrollTop, focus: focusName(shadow) });
}

/** The name of the focused element: of an editor's stop, or of a field on the page. */
export const focusName = (shadow: ShadowRoot): string | undefined =>
  focusables(shadow).find(({ stop }) => stop === shadow.activeElement)?.name ??
  document.activeElement?.closest('[data-edit]')?.getAttribute('data-edit') ??
  undefined;

export const elementNamed = (shadow: ShadowRoot, name = ''): HTMLElement | undefined =>
  elementAt(name) ?? focusables(shadow).find((other) => other.name === name)?.stop;

/** Puts the sheet and the focus back where they were before a reload. */
export function focusAgain(shadow: ShadowRoot): void {
  const { focus, scrollTop } = state();
  sheetIn(shadow)?.scrollTo(0, scrollTop ?? 0);
  const stop = elementNamed(shadow, focus);
  if (!stop) return;
  stop.focus({ preventScroll: true });
  putCaretAtEnd(stop);
}

function putCaretAtEnd(input: HTMLElement): void {
  const { value } = input as HTMLInputElement;
  if (input.matches('textarea, [type=text], [type=search]'))
    (input as HTMLInputElement).setSelectionRange(value.length, value.length);
  else if (input.matches('.rich')) {
    getSelection()?.selectAllChildren(input);
    getSelection()?.collapseToEnd();
  }
}

/** The editor's focusable elements. Each has a unique name: tag, field or words, and a number. */
function focusables(shadow: ShadowRoot): { stop: HTMLElement; name: string }[] {
  const seen = new Map<string, number>();
  return [...shadow.querySelectorAll<HTMLElement>(STOPS)].map((stop) => {
    const label = stop.dataset.field ?? (stop.ariaLabel || stop.textContent);
    const name = `${stop.localName} ${label}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return { stop, name: `${name} ${seen.get(name)}` };
  });
}
