/** Calls back when a tap, a click or the focus goes to an element for which `isInside` is false. */
export function onLeave(isInside: (target: Node) => boolean, leave: () => void): void {
  // Safari on phones fires no click on plain text, and a screen reader may fire only a click. So
  // listen to several events.
  for (const type of ['pointerup', 'click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Node && !isInside(target)) leave();
    });
  }
}

/** Calls back when Escape is pressed. */
export function onEscape(leave: () => void): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave();
  });
}

/** Calls back when a link inside an element is followed. */
export function onLinkClick(root: HTMLElement, leave: () => void): void {
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) leave();
  });
}
