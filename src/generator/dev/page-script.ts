/**
 * Runs in every page of the dev server. It is sent as source text, so it must not use anything outside this function. It
 * reloads the page when the server's version is no longer `version`. Then it restores the scroll position and the open
 * answers, even if the error page (`broken`) was shown in between.
 */
export function pageScript(version: string, events: string, broken: boolean): void {
  const key = `dev ${location.pathname}`;
  const answers = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];
  const nameOf = (answer: HTMLDetailsElement): string => answer.querySelector('summary')?.textContent ?? '';

  const remember = (): void => {
    const open = answers().flatMap((answer, at) => (answer.open ? [{ at, name: nameOf(answer) }] : []));
    sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, count: answers().length, open }));
  };

  const restore = ({ x, y, count, open }: { x: number; y: number; count: number; open: { at: number; name: string }[] }): void => {
    const all = answers();
    all.forEach((answer, at) => {
      // If the number is the same, match by position, because the text may have changed.
      answer.open = open.some((before) => (all.length === count ? before.at === at : before.name === nameOf(answer)));
    });
    scrollTo({ left: x, top: y, behavior: 'instant' });
  };

  // The browser's scroll restoration ignores open answers, and would use the position on the broken page.
  history.scrollRestoration = 'manual';
  if (!broken) {
    const kept = sessionStorage.getItem(key);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept !== null && visit?.type !== 'navigate') restore(JSON.parse(kept));
    addEventListener('pagehide', remember);
  }
  new EventSource(events).addEventListener('message', ({ data }) => {
    if (data !== version) location.reload();
  });
}
