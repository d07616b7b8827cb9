import {
  askForLink,
  cancelEdit,
  onTyped,
  saveEdit,
  endParagraph,
  openFactOf,
  showEditTargets,
  editedElement,
  currentEdit,
} from './in-place.ts';
import { pasteLink } from '../parts/text-links.ts';
import { showErrorOf } from '../ask.ts';
import { confirmEscape, renderAgain } from '../state.ts';

function escapeEdit(): void {
  if (!currentEdit()!.isChanged || confirmEscape()) cancelEdit();
}

const WITH_CTRL: Record<string, () => void> = {
  k: askForLink,
  m: () => showErrorOf(showEditTargets),
};

/** Listens to the keys and events of the edited text. */
export function listenToTyping(): void {
  document.addEventListener('input', ({ target }) => target === editedElement() && onTyped());
  // Moves the bubble when the page scrolls.
  addEventListener('scroll', () => editedElement() && renderAgain(), { passive: true });
  // A keyboard came, or the phone was turned: the page takes its new shape first.
  const showAgain = () => {
    const inSheet = document.activeElement?.shadowRoot?.activeElement;
    (editedElement() ?? inSheet)?.scrollIntoView({ block: 'center' });
    if (editedElement()) renderAgain();
  };
  visualViewport!.addEventListener('resize', () => setTimeout(showAgain, 100));
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const element = editedElement();
    const isLeft = element?.contains(target as Node) && !element.contains(relatedTarget as Node);
    if (isLeft && document.hasFocus() && !currentEdit()?.linkRange) showErrorOf(saveEdit);
  });
  document.addEventListener('paste', (event) => {
    const { element, field } = currentEdit() ?? {};
    if (element?.contains(event.target as Node) && field?.hasLinks && pasteLink(element, event))
      onTyped();
  });
}

function onKey(event: KeyboardEvent): void {
  if (!editedElement()?.contains(event.target as Node) || event.isComposing) return;
  event.stopPropagation();
  const act = actOf(event);
  if (!act) return;
  event.preventDefault();
  act();
}

/** What a key does in place of what the browser would do. */
function actOf({ key, target, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined {
  const chip = (target as Element).closest<HTMLElement>('[data-fact]');
  if (key === 'Escape') return escapeEdit;
  if (key === 'Enter') return () => (chip ? openFactOf(chip) : showErrorOf(endParagraph));
  if (ctrlKey || metaKey) return WITH_CTRL[key.toLowerCase()];
  // The browser would fold or unfold the line.
  if (key === ' ' && editedElement()!.closest('summary'))
    return () => void document.execCommand('insertText', false, key);
  return undefined;
}
