/** Text or address of a style sheet before and after a change. */
export type Exchange = readonly [before: string, after: string];

/**
 * What the server sends to open pages: the site's new version. A page of version `from` only needs to exchange `styles`, if
 * there are any. `markup`: scripts and files are the same as before. `names`: no more than the editor's names may differ.
 */
export type NewVersion = {
  to: string;
  from?: string;
  styles?: Exchange[];
  markup?: true;
  names?: true;
};

/**
 * Runs in every page of the dev server. It is sent as source text, so it must not use anything outside this function. When the
 * server has another version, it exchanges the styles or the markup if nothing else changed, and otherwise reloads the page.
 * Then it restores the scroll position and the open answers, even if the error page (`broken`) was shown in between. `fixed`
 * is the selector for `exchangeMarkup`.
 */
export function pageScript(
  events: string,
  broken: boolean,
  fixed: string,
  exchangeMarkup: (shown: Node, before: Node, after: Node, fixed: string) => void,
): void {
  const script = document.currentScript!;
  script.remove();
  let version = script.dataset.version;
  /** The page as it was sent, before other scripts change it. */
  let sent = document.documentElement.cloneNode(true) as HTMLElement;
  const key = `dev ${location.pathname}`;
  const answers = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];
  const nameOf = (answer: HTMLDetailsElement): string =>
    answer.querySelector('summary')?.textContent ?? '';

  const remember = (): void => {
    const open = answers().flatMap((answer, at) =>
      answer.open ? [{ at, name: nameOf(answer) }] : [],
    );
    sessionStorage.setItem(
      key,
      JSON.stringify({ x: scrollX, y: scrollY, count: answers().length, open }),
    );
  };

  const restore = ({
    x,
    y,
    count,
    open,
  }: {
    x: number;
    y: number;
    count: number;
    open: { at: number; name: string }[];
  }): void => {
    const all = answers();
    all.forEach((answer, at) => {
      // If the number is the same, match by position, because the text may have changed.
      answer.open = open.some((before) =>
        all.length === count ? before.at === at : before.name === nameOf(answer),
      );
    });
    scrollTo({ left: x, top: y, behavior: 'instant' });
  };

  /** The editor waits until what is typed is saved. */
  const reload = (): void => {
    if (dispatchEvent(new Event('before-reload', { cancelable: true }))) location.reload();
  };

  const exchange = ([before, after]: Exchange): void => {
    const link = `link[href="${CSS.escape(before)}"]`;
    for (const page of [document, sent])
      for (const sheet of page.querySelectorAll('style'))
        if (sheet.textContent === before) sheet.textContent = after;
    for (const old of sent.querySelectorAll<HTMLLinkElement>(link)) old.href = after;
    for (const old of document.querySelectorAll(link)) {
      const fresh = old.cloneNode() as HTMLLinkElement;
      fresh.href = after;
      // It takes time to load. Until then, the page keeps the old one.
      fresh.addEventListener('load', () => old.remove());
      old.after(fresh);
    }
  };

  /** Whether the site's scripts show something of another file. The dev server's own paths begin with `/__`. */
  const hasFetched = (): boolean =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ initiatorType, name }) => {
        const { pathname } = new URL(name);
        return (
          initiatorType === 'fetch' && pathname !== location.pathname && !pathname.startsWith('/__')
        );
      },
    );

  const fetchMarkup = async (names = false): Promise<void> => {
    const answer = await fetch(location.href);
    if (answer.status === 500) return reload();
    const { body, documentElement } = new DOMParser().parseFromString(
      await answer.text(),
      'text/html',
    );
    const sameScript = body.lastElementChild as HTMLElement;
    sameScript.remove();
    // What a script fetched may be what changed.
    if (!names && hasFetched() && sent.isEqualNode(documentElement)) return reload();
    // The editor puts back what it changed.
    dispatchEvent(new Event('before-exchange'));
    exchangeMarkup(document.documentElement, sent, documentElement, fixed);
    sent = documentElement;
    version = sameScript.dataset.version;
  };

  const follow = async ({ from, to, styles, markup, names }: NewVersion): Promise<void> => {
    if (to === version && !names) return;
    if (styles && from === version && !broken) {
      styles.forEach(exchange);
      version = to;
    } else if (!markup || broken) reload();
    else await fetchMarkup(names).catch(() => reload());
  };

  // The browser's scroll restoration ignores open answers, and would use the position on the broken page.
  history.scrollRestoration = 'manual';
  if (!broken) {
    const kept = sessionStorage.getItem(key);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept !== null && visit?.type !== 'navigate') restore(JSON.parse(kept));
    addEventListener('pagehide', remember);
  }
  let last = Promise.resolve();
  new EventSource(events).addEventListener('message', ({ data }) => {
    last = last.then(() => follow(JSON.parse(data)));
  });
}
