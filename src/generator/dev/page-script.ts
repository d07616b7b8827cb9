/** What the server sends to open pages: the site's version before and after a change. `styles` is true if only style sheets changed. */
export type NewVersion = { from: string; to: string; styles: boolean };

/**
 * Runs in every page of the dev server. It is sent as source text, so it must not use anything outside this function. When
 * the server's version is no longer `version`, it exchanges the styles if nothing else changed, and otherwise reloads the
 * page. Then it restores the scroll position and the open answers, even if the error page (`broken`) was shown in between.
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

  /** Whether the page now has the styles of the newest version. It has not if the page itself differs or has an error. */
  const exchangeStyles = async (): Promise<boolean> => {
    const sheetsOf = (page: Document): Element[] =>
      [...page.querySelectorAll('style, link[rel="stylesheet"]')].filter((sheet) => !sheet.closest('noscript'));
    const answer = await fetch(location.href);
    const next = sheetsOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    const current = sheetsOf(document);
    if (!answer.ok || next.length !== current.length) return false;
    for (const [at, old] of current.entries()) {
      const fresh = document.importNode(next[at]!, true);
      if (fresh.isEqualNode(old)) continue;
      old.after(fresh);
      // A linked sheet takes time to load. Until then, the page keeps the old one.
      if (fresh.localName === 'link') fresh.addEventListener('load', () => old.remove());
      else old.remove();
    }
    return true;
  };

  const follow = async ({ from, to, styles }: NewVersion): Promise<void> => {
    if (to === version) return;
    if (styles && from === version && !broken && (await exchangeStyles())) version = to;
    else location.reload();
  };

  // The browser's scroll restoration ignores open answers, and would use the position on the broken page.
  history.scrollRestoration = 'manual';
  if (!broken) {
    const kept = sessionStorage.getItem(key);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept !== null && visit?.type !== 'navigate') restore(JSON.parse(kept));
    addEventListener('pagehide', remember);
  }
  let followed = Promise.resolve();
  new EventSource(events).addEventListener('message', ({ data }) => {
    followed = followed.then(() => follow(JSON.parse(data)));
  });
}
