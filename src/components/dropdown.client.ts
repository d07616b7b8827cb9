import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/** Closes a dropdown on Escape, with the focus back on its summary, after a link, and on leaving it for anything else. */
export function startDropdown(root: HTMLElement): void {
  const dropdown = root as HTMLDetailsElement;
  const close = () => {
    dropdown.open = false;
  };
  // Leaving one dropdown for another closes the first, also where the browser does not know `<details name>`.
  onLeave((target) => root.contains(target), close);
  onLinkClick(root, close);
  onEscape(() => {
    if (!dropdown.open) return;
    close();
    root.querySelector('summary')?.focus();
  });
}
