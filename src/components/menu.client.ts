import { showAfterPaint } from './after-paint.client.ts';
import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/**
 * Puts the phone menu below the header, shows its state on its button, and closes it when the
 * visitor moves on. Without popovers, this script also opens it. The focus stays on the button: Tab
 * and the reading order go on in the menu.
 */
export function startMenu(root: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${root.id}"]`)!;
  const header = opener.closest('.site-header')!;
  const isNative: boolean = 'popover' in root;
  let isOpen = false;

  const positionMenu = () =>
    (root.style.top = `${Math.max(0, header.getBoundingClientRect().bottom)}px`);
  const showState = (open: boolean) => {
    isOpen = open;
    opener.setAttribute('aria-expanded', `${open}`);
  };
  const toggle = (open: boolean) => {
    if (open === isOpen) return;
    if (isNative) return void root.togglePopover(open);
    root.hidden = !open;
    showState(open);
  };
  const close = () => toggle(false);

  // The foot has letters of other sizes. Painting them first would delay the links above.
  opener.addEventListener('click', () => {
    positionMenu();
    if (!isOpen) showAfterPaint(root.querySelectorAll<HTMLElement>('.mobile-menu-foot'));
  });
  opener.setAttribute('aria-controls', root.id);
  // The visitor may have opened the menu before this script loaded.
  showState(isNative && root.matches(':popover-open'));
  positionMenu();
  onLinkClick(root, close);
  onLeave((target) => root.contains(target) || opener.contains(target), close);
  addEventListener('resize', () => {
    positionMenu();
    if (isOpen && !opener.offsetWidth) close();
  });

  if (isNative) {
    root.addEventListener('beforetoggle', ({ newState }) => showState(newState === 'open'));
    return;
  }
  root.hidden = true;
  opener.addEventListener('click', () => toggle(!isOpen));
  onEscape(() => {
    if (!isOpen) return;
    close();
    opener.focus();
  });
}
