import { onEscape, onLeave, onLinkClick } from './dismiss.client.ts';

/**
 * Keeps the state of the phone menu on the button that opens it, moves the focus in when it opens, and closes it after
 * a link, when the focus moves on and when its button goes out of sight. Escape and outside taps are the browser's,
 * unless it does not know popovers: then all of it is done here.
 */
export function startMenu(root: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${root.id}"]`)];
  const opener = buttons.find((button) => !root.contains(button));
  if (!opener) throw new Error(`No button outside has popovertarget="${root.id}".`);
  const isNative: boolean = 'popover' in root;
  let isOpen = false;

  // The menu stands at the page's end: a screen reader would go on reading the page behind it. An open popover is in
  // sight, and may have been scrolled by then; without a top layer the menu must be scrolled to.
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

  opener.setAttribute('aria-controls', root.id);
  mark(false);
  onLinkClick(root, close);
  onLeave((target) => root.contains(target) || opener.contains(target), close);
  addEventListener('resize', () => {
    if (isOpen && !opener.offsetWidth) close();
  });

  if (isNative) {
    root.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target === root) mark(newState === 'open');
    });
    root.addEventListener('toggle', () => {
      if (isOpen) enter();
    });
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
