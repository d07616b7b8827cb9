/** Lets visitors tick items off and counts them. The list of home fixes shows only items without a tick. Nothing is stored. */
export function tickItems(root: HTMLElement): void {
  const count = root.querySelector('[role="status"]')!;
  const fixes = root.querySelector<HTMLElement>('.driveway-fixes')!;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  const isTicked = (button: HTMLElement): boolean => button.getAttribute('aria-pressed') === 'true';

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[aria-pressed]');
    if (!button) return;
    button.setAttribute('aria-pressed', String(!isTicked(button)));
    const ticked = buttons.filter(isTicked);
    count.textContent = root.dataset.count!.replace('{count}', String(ticked.length));
    const items = fixes.querySelectorAll<HTMLElement>('li');
    for (const item of items) item.hidden = ticked.some(({ value }) => value === item.dataset.item);
    fixes.hidden = [...items].every(({ hidden }) => hidden);
  });
}
