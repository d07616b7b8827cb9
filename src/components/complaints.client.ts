/**
 * Opens the answer to a complaint beside the car. The address names the open answer, so Back closes
 * it. If the larger part of this script cannot load, the link leads to the page of the answer.
 */
export function startComplaints(root: HTMLElement): void {
  // The link to all answers lights no part, so it has no class.
  const links = 'a[class]';
  const load = () => import('./complaint-card.lazy.client.ts');
  let isUsed = false;
  const show = () => {
    const link = [...root.querySelectorAll<HTMLAnchorElement>(links)].find(
      ({ hash }) => hash === location.hash,
    );
    if (!link && !isUsed) return;
    isUsed = true;
    load()
      .then(({ showAnswer }) => showAnswer(root, link))
      // The visitor may have gone back meanwhile.
      .catch(() => link?.hash === location.hash && location.replace(link.href));
  };
  const prepare = () =>
    void load().then(
      (card) => card.prepare(root),
      () => {},
    );
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, prepare, { once: true });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(links);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const go = history.state === 'complaint' ? 'replaceState' : 'pushState';
    history[go]('complaint', '', link.hash);
    show();
  });
  addEventListener('popstate', show);
  show();
}
