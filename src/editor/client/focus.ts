import { elementAt } from './page-refs.ts';
import { state, update } from './state.ts';

const STOPS = 'a, button, input, select, textarea, summary, .rich';

/** The page was loaded, and nobody did anything yet: what is shown does not take the focus. */
let isUntouched = true;
for (const type of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(
    type,
    // A letter is meant for what had the focus before.
    ({ key = '' }: Event & { key?: string }) => (isUntouched &&= key.length === 1),
    true,
  );

export const isPageUntouched = (): boolean => isUntouched;

/** Whether a page that was loaded again gives the focus back to one of its own texts. */
export const isFocusOnPage = (): boolean => isUntouched && elementAt(state().focus ?? '') !== null;

const sheetIn = (shadow: ShadowRoot): Element | null => shadow.querySelector('.sheet');

/**
 * Remembers how far the sheet is scrolled, and what has the focus, in the editor or on the page,
 * for `focusAgain`.
 */
export function keepFocus(shadow: ShadowRoot): void {
  const focused = stops(shadow).find(({ stop }) => stop === shadow.activeElement);
  update({
    scrollTop: sheetIn(shadow)?.scrollTop,
    focus:
      focused?.name ??
      document.activeElement?.closest('[data-edit]')?.getAttribute('data-edit') ??
      undefined,
  });
}

/** Puts the sheet and the focus where they were before the page was loaded again. */
export function focusAgain(shadow: ShadowRoot): void {
  const { focus = '', scrollTop = 0 } = state();
  // What is typed before an input has the focus again is meant for it.
  let typed = '';
  const keepLetter = (event: KeyboardEvent): void => {
    if (!isUntouched || event.key.length > 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  if (/^(input|textarea|div) /.test(focus)) addEventListener('keydown', keepLetter, true);
  const tryToFocus = (): void => {
    const sheet = sheetIn(shadow);
    if (isUntouched && sheet) sheet.scrollTop = scrollTop;
    const onPage = elementAt(focus);
    const stop = onPage ?? stops(shadow).find(({ name }) => name === focus)?.stop;
    if (isUntouched) stop?.focus({ preventScroll: true });
    // The page itself is where it was.
    if (isUntouched && !onPage) stop?.scrollIntoView({ block: 'nearest' });
    // What is folded takes the focus when it is opened.
    const hasFocus =
      stop !== undefined && [shadow.activeElement, document.activeElement].includes(stop);
    if (!hasFocus && isUntouched) return;
    watch.disconnect();
    removeEventListener('keydown', keepLetter, true);
    if (!hasFocus) return;
    putCaretAtEnd(stop);
    if (typed !== '') document.execCommand('insertText', false, typed);
  };
  const watch = new MutationObserver(tryToFocus);
  watch.observe(shadow, { childList: true, attributeFilter: ['open'], subtree: true });
  tryToFocus();
}

function putCaretAtEnd(input: HTMLElement): void {
  const { value } = input as HTMLInputElement;
  if (input.matches('textarea, [type=text]'))
    (input as HTMLInputElement).setSelectionRange(value.length, value.length);
  else if (input.matches('.rich')) {
    getSelection()?.selectAllChildren(input);
    getSelection()?.collapseToEnd();
  }
}

/**
 * What can have the focus in the editor, each with a name of its own: its words, and a number if
 * others have the same.
 */
function stops(shadow: ShadowRoot): { stop: HTMLElement; name: string }[] {
  const seen = new Map<string, number>();
  return [...shadow.querySelectorAll<HTMLElement>(STOPS)].map((stop) => {
    const words =
      (stop as HTMLInputElement).labels?.[0]?.textContent || stop.ariaLabel || stop.textContent;
    const name = `${stop.localName} ${words}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return { stop, name: `${name} ${seen.get(name)}` };
  });
}
