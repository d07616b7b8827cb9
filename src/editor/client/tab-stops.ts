import { EDITABLE } from './page-refs.ts';

/** A drawing that says nothing to screen readers has a name once it can be pressed. */
const NAMED = { ariaHidden: null, role: 'img', ariaLabel: 'Drawing', alt: 'Drawing' };

/** Lets Tab reach each text and picture, while a click edits it. */
export function setTabStops(isOn: boolean): void {
  document.documentElement.dataset.editing = String(isOn);
  const elements = document.body.querySelectorAll<HTMLElement>(
    isOn ? EDITABLE : '[data-edit-stop]',
  );
  for (const element of elements) {
    if (!isOn) element.removeAttribute('tabindex');
    // What only screen readers read has no place where it could be edited.
    else if (element.tabIndex < 0 && element.getBoundingClientRect().width > 1) {
      element.tabIndex = 0;
      element.dataset.editStop = '';
      const isSilent = element.ariaHidden === 'true' || (element as HTMLImageElement).alt === '';
      if (isSilent) Object.assign(element, NAMED);
    }
  }
}
