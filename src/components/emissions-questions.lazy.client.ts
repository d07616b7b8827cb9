import { scrollBehavior } from './scroll-behavior.client.ts';

/** Scrolls to each question or answer that opens. */
export function start(root: HTMLElement): void {
  // It opens below the tapped line, often under a phone's call bar. `toggle` does not bubble.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      const choice = target as HTMLDetailsElement;
      if (choice.open) choice.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
    },
    { capture: true },
  );
}
