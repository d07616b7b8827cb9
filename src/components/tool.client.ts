type Tool = (root: HTMLElement) => void;

/** The tools by their name in `data-tool`. Each has a separate script with one export, which loads only where it is used. */
const TOOLS: Record<string, () => Promise<Record<string, Tool>>> = {
  'sticker-months': () => import('./sticker-months.client.ts'),
  'coupon-ticket': () => import('./coupon-ticket.client.ts'),
  driveway: () => import('./driveway.client.ts'),
  'emissions-walk': () => import('./emissions-walk.client.ts'),
  recheck: () => import('./recheck.client.ts'),
};

/** Starts a tool when the visitor first touches it. A click before that is repeated once the tool has started. */
export function startTool(root: HTMLElement): void {
  let request = TOOLS[root.dataset.tool!]!;
  let started = false;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= request().then(
      (script) => {
        Object.values(script)[0]!(root);
        started = true;
      },
      (error: Error) => {
        console.error('A tool of this page could not be loaded.', error);
        // Firefox never asks again for a script that failed. With a query in its address, it is another script.
        const [address] = /https?:[^\s?]+/.exec(error.message) ?? [];
        if (address) request = () => import(`${address}?${Date.now()}`);
        // The next touch tries to load it again.
        loading = undefined;
      },
    ));

  for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, load);
  root.addEventListener('click', async ({ target }) => {
    if (started) return;
    await load();
    // The browser has already opened a summary.
    if (started) (target as Element).closest('button')?.click();
  });
}
