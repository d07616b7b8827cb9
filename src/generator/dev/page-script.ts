/**
 * Runs in every page of the dev server, from its source text: it must use nothing from outside. Loads the page again when
 * the server has a newer version than `version`. Where the reader was, and which answers were open, survives that, also
 * while the page is `broken` for a time.
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
      // By its place where none came or went, since its words may be what has changed.
      answer.open = open.some((before) => (all.length === count ? before.at === at : before.name === nameOf(answer)));
    });
    scrollTo({ left: x, top: y, behavior: 'instant' });
  };

  // The browser's own way knows nothing of the answers, and would go to where the broken page was.
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
