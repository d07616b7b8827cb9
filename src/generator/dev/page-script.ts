/**
 * Runs in every page of the dev server, from its source text: it must use nothing from outside. Loads the page again when
 * the server has a newer version than `version`. Where the visitor was, and which answers were open, survives that, also
 * while the page is `broken` for a time.
 */
export function pageScript(version: string, events: string, broken: boolean): void {
  const key = `dev ${location.pathname}`;
  const answers = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];
  const nameOf = (answer: HTMLDetailsElement): string => answer.querySelector('summary')?.textContent ?? '';

  const remember = (): void => {
    const open = answers().flatMap((answer, at) => (answer.open ? [{ at, name: nameOf(answer) }] : []));
    sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, count: answers().length, open }));
    history.scrollRestoration = 'manual';
  };

  const restore = ({ x, y, count, open }: { x: number; y: number; count: number; open: { at: number; name: string }[] }): void => {
    const all = answers();
    all.forEach((answer, at) => {
      // By its place where none came or went, since its words may be what has changed.
      answer.open = open.some((before) => (all.length === count ? before.at === at : before.name === nameOf(answer)));
    });
    scrollTo({ left: x, top: y, behavior: 'instant' });
    history.scrollRestoration = 'auto';
  };

  const kept = broken ? null : sessionStorage.getItem(key);
  if (kept !== null) {
    sessionStorage.removeItem(key);
    restore(JSON.parse(kept));
  }
  new EventSource(events).addEventListener('message', ({ data }) => {
    if (data === version) return;
    if (!broken) remember();
    location.reload();
  });
}
