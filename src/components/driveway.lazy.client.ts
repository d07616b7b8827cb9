import { changeLabel } from '../rules/hours-format.ts';
import { placeStatus } from '../rules/hours.ts';
import { zonedTime } from '../generator/portable.ts';
import { laneData } from './opening-data.client.ts';

/** Lets visitors tick items off, and says when to come after the last one. Nothing is stored. */
export function start(root: HTMLElement): void {
  const count = root.querySelector('[role="status"]')!;
  const fixes = root.querySelector<HTMLElement>('.driveway-fixes')!;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  const isTicked = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[aria-pressed]');
    if (!button) return;
    button.setAttribute('aria-pressed', String(!isTicked(button)));
    const ticked = buttons.filter(isTicked);
    const isReady = ticked.length === buttons.length;
    count.textContent = isReady
      ? ready(root)
      : root.dataset.count!.replace('{count}', String(ticked.length));
    count.parentElement!.classList.toggle('driveway-done', isReady);
    const items = fixes.querySelectorAll<HTMLElement>('li');
    for (const item of items) item.hidden = ticked.some(({ value }) => value === item.dataset.item);
    fixes.hidden = [...items].every(({ hidden }) => hidden);
  });
}

/** The words for a car that is ready, and when to come. */
function ready(root: HTMLElement): string {
  const { dataset } = root;
  const { zone, lane } = laneData(root);
  const now = zonedTime(new Date(), zone);
  const { isOpen, until } = placeStatus(lane, now);
  const when = (isOpen ? dataset.open : dataset.closed)!;
  // For a shop that stays closed, leave out when to come.
  return until
    ? `${dataset.done} ${when.replace('{time}', changeLabel(until, now))}`
    : dataset.done!;
}
