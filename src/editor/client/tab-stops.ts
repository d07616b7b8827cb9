import { EDITABLE } from './page-refs.ts';

/** Names a drawing that screen readers skip, once it can be pressed. */
const NAMED = { ariaHidden: null, role: 'img', ariaLabel: 'Drawing', alt: 'Drawing' };

/** Lets Tab reach each text and picture, while a click edits it. */
export function setTabStops(isOn: boolean): void {
  document.documentElement.dataset.editing = String(isOn);
  const elements = document.body.querySelectorAll<HTMLElement>(
    isOn ? EDITABLE : '[data-edit-stop]',
  );
  for (const element of elements) {
    if (!isOn) element.removeAttribute('tabindex');
    // Visually hidden text has no place for an edit.
    else if (element.tabIndex < 0 && element.getBoundingClientRect().width > 1) {
      element.tabIndex = 0;
      element.dataset.editStop = '';
      const isSilent = element.ariaHidden === 'true' || (element as HTMLImageElement).alt === '';
      if (isSilent) Object.assign(element, NAMED);
    }
  }
}
