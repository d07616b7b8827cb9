import { zonedTime } from '../generator/portable.ts';
import { scrollBehavior } from './scroll-behavior.client.ts';
import { openingData } from './opening-data.client.ts';

/** Updates the model years on a page that was built last year, and scrolls to what opens. */
export function start(root: HTMLElement): void {
  const { year } = zonedTime(new Date(), openingData().zone);
  for (const text of root.querySelectorAll<HTMLElement>('[data-back]'))
    text.textContent = String(year - +text.dataset.back!);
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
