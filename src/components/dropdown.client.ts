import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/** Closes a dropdown on Escape (the focus returns to its summary), after a click on a link, and when the visitor moves on. */
export function startDropdown(root: HTMLElement): void {
  const dropdown = root as HTMLDetailsElement;
  const close = () => {
    dropdown.open = false;
  };
  // Opening another dropdown closes this one, even in browsers without `<details name>`.
  onLeave((target) => root.contains(target), close);
  onLinkClick(root, close);
  onEscape(() => {
    if (!dropdown.open) return;
    close();
    root.querySelector('summary')?.focus();
  });
}
