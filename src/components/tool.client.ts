type Tool = (root: HTMLElement) => void;

/** Tools by the name in `data-tool`: each has a script of its own, which only a page that uses it loads. */
const TOOLS: Record<string, () => Promise<Tool>> = {
  'sticker-months': async () => (await import('./sticker-months.client.ts')).answerMonths,
  'coupon-ticket': async () => (await import('./coupon-ticket.client.ts')).shareTicket,
  driveway: async () => (await import('./driveway.client.ts')).tickItems,
  'emissions-walk': async () => (await import('./emissions-walk.client.ts')).renewModelYears,
  recheck: async () => (await import('./recheck.client.ts')).answerRecheck,
};

/** Brings a tool to life when it is first touched. A press that came too early is repeated once the tool has started. */
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
        // The next touch tries again.
        loading = undefined;
        console.error('A tool of this page could not be loaded.', error);
      },
    ));

  for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, load);
  root.addEventListener('click', async ({ target }) => {
    if (started) return;
    await load();
    // A summary has opened by itself.
    if (started) (target as Element).closest('button')?.click();
  });
}
