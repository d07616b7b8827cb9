import { createRoot } from 'react-dom/client';
import { EditorApp } from './editor-app.tsx';
import editorStyles from './editor.css';
import { focusAgain, keepFocus } from './focus.ts';
import { editInPlace, openFactOf, resume, editedElement } from './in-place.ts';
import { editTargetsFor, onlyText, standsFor } from './page-refs.ts';
import pageStyles from './page.css';
import { redo, sendUnsent, undo } from './save.ts';
import { ask, attempt, refresh } from './server.ts';
import { keepUnsent, state, subscribe, update } from './state.ts';
import { listenToTyping } from './typing-keys.ts';
import { waitToReload } from './wait-to-reload.ts';

const host = document.createElement('site-editor');
const shadow = host.attachShadow({ mode: 'open' });
const sheetOf = (styles: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
};
shadow.adoptedStyleSheets = [sheetOf(editorStyles)];
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageStyles)];
document.body.append(host);
createRoot(shadow).render(<EditorApp />);

const EDITED = '[data-edit], [data-edit-photo]';

/** A drawing that says nothing to screen readers has a name while it can be pressed. */
const NAMED = { ariaHidden: null, role: 'img', ariaLabel: 'Drawing', alt: 'Drawing' };
const SILENT = { role: null, ariaLabel: null, alt: '' };

/** While a click edits, each text and picture can be reached with Tab. */
function setTabStops(isOn: boolean): void {
  document.documentElement.dataset.editing = String(isOn);
  for (const element of document.querySelectorAll<HTMLElement>('[data-edit-stop]')) {
    element.removeAttribute('tabindex');
    const { editStop: silent } = element.dataset;
    if (silent) Object.assign(element, { ...SILENT, ariaHidden: silent === 'svg' ? 'true' : null });
    delete element.dataset.editStop;
  }
  if (!isOn) return;
  for (const element of document.body.querySelectorAll<HTMLElement>(EDITED))
    // What only screen readers read has no place where it could be edited.
    if (element.tabIndex < 0 && element.getBoundingClientRect().width > 1) {
      element.tabIndex = 0;
      const isSilent = element.ariaHidden === 'true' || (element as HTMLImageElement).alt === '';
      element.dataset.editStop = isSilent ? element.localName : '';
      if (isSilent) Object.assign(element, NAMED);
    }
}
subscribe(() => {
  if (String(state().isEditing) !== document.documentElement.dataset.editing)
    setTabStops(state().isEditing);
});
setTabStops(state().isEditing);

/** Opens what a click or Enter is about: the words, else the picture that is nearest. */
function editNearest(target: Element, below: readonly Element[] = []): void {
  const { left, right } = target.getBoundingClientRect();
  update({ isSheetOnLeft: (left + right) / 2 > innerWidth * 0.6 });
  const nearest = target.closest<HTMLElement>(EDITED);
  // Words may lie on a picture.
  const photo = nearest ?? below.find((element) => element.matches('[data-edit-photo]'));
  const { editPhoto: slot } = (photo as HTMLElement | undefined)?.dataset ?? {};
  if (slot !== undefined) return update({ view: { kind: 'photo', slot } });
  const ref = nearest && onlyText(nearest);
  if (nearest && ref && !standsFor(nearest, ref)) attempt(() => editInPlace(nearest, ref, target));
  else update({ view: editTargetsFor(target) });
}

/**
 * Opens what is folded below a line. Whether that was all that a click was for: it was not on the
 * words of the line.
 */
function unfoldLine(target: Element, { clientX, clientY }: MouseEvent): boolean {
  const summary = target.closest('summary');
  if (!summary) return false;
  const words = document.createRange();
  words.selectNodeContents(summary);
  const isOnWords = [...words.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );
  // A click of a script works as for visitors.
  if (!isOnWords || !summary.closest('details')!.open) summary.click();
  return !isOnWords;
}

document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    // A script's click is the editor's own, which works as for visitors.
    if (
      !state().isEditing ||
      !event.isTrusted ||
      host.contains(target) ||
      event.ctrlKey ||
      event.metaKey ||
      // A key unfolds a line.
      (event.detail === 0 && target.matches('summary'))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    const chip = target.closest<HTMLElement>('[data-fact]');
    if (chip) openFactOf(chip);
    else if (!editedElement()?.contains(target) && !unfoldLine(target, event))
      editNearest(target, document.elementsFromPoint(event.clientX, event.clientY));
  },
  true,
);

document.addEventListener(
  'keydown',
  (event) => {
    const target = event.target as HTMLElement;
    const inner = event.composedPath()[0] as Element;
    // What is typed now would go to another item of the list.
    if (inner.closest('[aria-busy=true]')) event.preventDefault();
    if (!state().isEditing || editedElement()) return;
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = inner.matches('input, textarea, select, [contenteditable]');
    if (isCommand && /^[zy]$/i.test(key) && !isTyped) {
      event.preventDefault();
      // What was saved just now can be undone, though the bar may not know it yet.
      attempt(shiftKey || key.toLowerCase() === 'y' ? redo : undo);
    }
    if (!target.matches(EDITED) || isCommand || altKey) return;
    if (key === 'Enter') editNearest(target);
    // Further letters are meant for the text, not for the page. Space unfolds a line.
    else if (key.length !== 1 || (key === ' ' && target.matches('summary'))) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

function showMistake(): void {
  document.querySelector('h1')!.textContent = 'The site cannot be shown until this is mended.';
  if (!state().view) update({ view: { kind: 'drafts' } });
}

listenToTyping();
waitToReload(shadow);
addEventListener('pagehide', () => {
  keepFocus(shadow);
  // What is typed in a form is saved when its input is left. The next page sends it.
  (shadow.activeElement as HTMLElement | null)?.blur();
  keepUnsent();
});
focusAgain(shadow);
attempt(resume);
attempt(async () => {
  await sendUnsent();
  await refresh();
  if (document.querySelector('[data-broken]')) showMistake();
  // The server finds out where facts are from before they are asked for.
  await ask('facts', { names: [] });
});
