import { EDITABLE } from './page-refs.ts';

/** A drawing that says nothing to screen readers has a name while it can be pressed. */
const NAMED = { ariaHidden: null, role: 'img', ariaLabel: 'Drawing', alt: 'Drawing' };
const SILENT = { role: null, ariaLabel: null, alt: '' };

/** Lets Tab reach each text and picture, while a click edits it. */
export function setTabStops(isOn: boolean): void {
  document.documentElement.dataset.editing = String(isOn);
  for (const element of document.querySelectorAll<HTMLElement>('[data-edit-stop]')) {
    element.removeAttribute('tabindex');
    const { editStop: silent } = element.dataset;
    if (silent) Object.assign(element, { ...SILENT, ariaHidden: silent === 'svg' ? 'true' : null });
    delete element.dataset.editStop;
  }
  if (!isOn) return;
  for (const element of document.body.querySelectorAll<HTMLElement>(EDITABLE))
    // What only screen readers read has no place where it could be edited.
    if (element.tabIndex < 0 && element.getBoundingClientRect().width > 1) {
      element.tabIndex = 0;
      const isSilent = element.ariaHidden === 'true' || (element as HTMLImageElement).alt === '';
      element.dataset.editStop = isSilent ? element.localName : '';
      if (isSilent) Object.assign(element, NAMED);
    }
}
