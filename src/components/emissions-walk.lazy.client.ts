import { scrollBehavior } from './scroll-behavior.client.ts';

/** Scrolls to what opens. */
export function start(root: HTMLElement): void {
  // The next question or the answer opens below what was tapped, often under the bar of a phone.
  // `toggle` does not bubble.
  root.addEventListener(
    'toggle',
    ({ target }) => {
      const choice = target as HTMLDetailsElement;
      if (choice.open) choice.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
    },
    { capture: true },
  );
}
