import { showAfterPaint } from './after-paint.client.ts';
import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/**
 * Shows the phone menu's state on its button, moves the focus into the menu when it opens, and closes it after a click
 * on a link, when the focus leaves and when its button disappears. The browser handles Escape and outside taps; if it does
 * not support popovers, this script handles everything.
 */
export function startMenu(root: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${root.id}"]`)];
  const opener = buttons.find((button) => !root.contains(button))!;
  const isNative: boolean = 'popover' in root;
  let isOpen = false;

  // The menu is at the end of the page; without focus in it, a screen reader would keep reading the page behind it. An
  // open popover is already visible. Without popovers, the browser must scroll to the menu.
  const enter = () => root.querySelector('button')?.focus({ preventScroll: isNative });
  const mark = (open: boolean) => {
    isOpen = open;
    for (const button of buttons) button.setAttribute('aria-expanded', `${open}`);
  };
  const toggle = (open: boolean) => {
    if (open === isOpen) return;
    if (isNative) return void root.togglePopover(open);
    root.hidden = !open;
    mark(open);
    if (open) enter();
  };
  const close = () => toggle(false);

  // The foot has letters of other sizes. To paint them first would delay the links above it.
  opener.addEventListener('click', () =>
    showAfterPaint(root.querySelectorAll<HTMLElement>('.mobile-menu-foot')),
  );
  opener.setAttribute('aria-controls', root.id);
  // The visitor may have opened it before this script came.
  mark(isNative && root.matches(':popover-open'));
  onLinkClick(root, close);
  onLeave((target) => root.contains(target) || opener.contains(target), close);
  addEventListener('resize', () => {
    if (isOpen && !opener.offsetWidth) close();
  });

  if (isNative) {
    root.addEventListener('beforetoggle', ({ newState }) => mark(newState === 'open'));
    root.addEventListener('toggle', () => {
      if (isOpen) enter();
    });
    if (isOpen && !root.contains(document.activeElement)) enter();
    return;
  }
  root.hidden = true;
  for (const button of buttons) button.addEventListener('click', () => toggle(!isOpen));
  onEscape(() => {
    if (!isOpen) return;
    close();
    opener.focus();
  });
}
