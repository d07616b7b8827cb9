/**
 * Opens the answer to a complaint beside the car. The address says which one is open, so that Back closes it and a
 * reload brings it again. The larger part of this script comes when the list is first touched; if it cannot, the link is
 * followed as without script.
 */
export function startComplaints(root: HTMLElement): void {
  const load = () => import('./complaint-card.client.ts');
  let isUsed = false;
  const show = () => {
    const link = [...root.querySelectorAll('a')].find(({ hash }) => hash === location.hash);
    if (!link && !isUsed) return;
    isUsed = true;
    load()
      .then(({ showAnswer }) => showAnswer(root, link))
      .catch(() => link && location.replace(link.href));
  };
  const prepare = () => void load().then((card) => card.prepare(root), () => {});
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, prepare, { once: true });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // From one answer to the next is no step to go back.
    if (history.state === 'complaint') history.replaceState('complaint', '', link.hash);
    else history.pushState('complaint', '', link.hash);
    show();
  });
  addEventListener('popstate', show);
  show();
}
