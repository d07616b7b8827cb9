import { showAfterPaint } from './after-paint.client.ts';
import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/**
 * Shows a dropdown's pictures one frame after its words, and closes it when the visitor moves on.
 */
export function startDropdown(root: HTMLElement): void {
  const close = () => root.removeAttribute('open');
  const pictures = root.querySelectorAll('img');
  // Ten pictures take too long for the frame that shows the words.
  root.querySelector('summary')?.addEventListener('click', () => showAfterPaint(pictures));
  // Opening another dropdown closes this one, even in browsers without `<details name>`.
  onLeave((target) => root.contains(target), close);
  onLinkClick(root, close);
  onEscape(() => {
    if (!root.hasAttribute('open')) return;
    close();
    root.querySelector('summary')?.focus();
  });
}
