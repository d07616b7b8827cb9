import type { ToolName } from '../rules/names.ts';

type ToolScript = { start: (root: HTMLElement) => void };

/** Loads the script of each tool. A tool without a script does not compile. */
const LOADERS: Record<ToolName, () => Promise<ToolScript>> = {
  'sticker-months': () => import('./sticker-months.lazy.client.ts'),
  'coupon-ticket': () => import('./coupon-ticket.lazy.client.ts'),
  driveway: () => import('./driveway.lazy.client.ts'),
  'emissions-questions': () => import('./emissions-questions.lazy.client.ts'),
  recheck: () => import('./recheck.lazy.client.ts'),
};

/**
 * Starts a tool when the visitor first touches it. A click before that is repeated once the tool
 * has started.
 */
export function startTool(root: HTMLElement): void {
  let request = LOADERS[root.dataset.tool as ToolName];
  let started = false;
  let loading: Promise<void> | undefined;
  /** Buttons that look pressed before the tool has started. */
  const waiting = new Set<HTMLElement>();
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  const load = () =>
    (loading ??= request().then(
      (script) => {
        script.start(root);
        started = true;
      },
      (error: Error) => {
        console.error('A tool of this page could not be loaded.', error);
        // Firefox never loads a failed script again. A query in the address makes it another
        // script.
        const [address] = /https?:[^\s?]+/.exec(error.message) ?? [];
        if (address) request = () => import(`${address}?${Date.now()}`);
        loading = undefined;
      },
    ));

  for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, load);
  root.addEventListener('click', async ({ target }) => {
    if (started) return;
    const button = (target as Element).closest<HTMLElement>('button:not([data-widget])');
    // Show the press at once: on a slow network, the tap would seem to have missed.
    if (button?.hasAttribute('aria-pressed')) {
      waiting.add(button);
      button.setAttribute('aria-pressed', 'true');
    }
    failure.remove();
    await load();
    // Only once: after that, the tool knows what is pressed.
    if (button && waiting.delete(button)) button.setAttribute('aria-pressed', 'false');
    // Repeat clicks on buttons only: a summary or a widget inside the tool has already reacted.
    if (started) button?.click();
    else if (root.dataset.failed) {
      failure.textContent = root.dataset.failed;
      (button?.closest('[role="group"]') ?? button ?? root.lastElementChild!).after(failure);
    }
  });
}
