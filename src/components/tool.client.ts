type Tool = (root: HTMLElement) => void;

/** The tools by their name in `data-tool`. Each has a separate script, which loads only where it is used. */
const TOOLS: Record<string, () => Promise<Tool>> = {
  'sticker-months': async () => (await import('./sticker-months.client.ts')).answerMonths,
  'coupon-ticket': async () => (await import('./coupon-ticket.client.ts')).shareTicket,
  driveway: async () => (await import('./driveway.client.ts')).tickItems,
  'emissions-walk': async () => (await import('./emissions-walk.client.ts')).renewModelYears,
  recheck: async () => (await import('./recheck.client.ts')).answerRecheck,
};

/** Starts a tool when the visitor first touches it. A click before that is repeated once the tool has started. */
export function startTool(root: HTMLElement): void {
  let started = false;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= TOOLS[root.dataset.tool!]!().then(
      (start) => {
        start(root);
        started = true;
      },
      (error: unknown) => {
        // The next touch tries to load it again.
        loading = undefined;
        console.error('A tool of this page could not be loaded.', error);
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
