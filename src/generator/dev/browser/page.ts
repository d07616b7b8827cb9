// Runs in every page of the dev server. It reloads the page after each change of the site, and
// keeps the scroll position and the open folds.

/** How far the page is scrolled, and which of its folds are open. */
type ReadingPlace = { x: number; y: number; open: boolean[] };

const { version, broken } = document.currentScript!.dataset;
const key = `dev ${location.pathname}`;
const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll('details')];

function keepPlace() {
  const place: ReadingPlace = { x: scrollX, y: scrollY, open: folds().map(({ open }) => open) };
  sessionStorage.setItem(key, JSON.stringify(place));
}

function restorePlace() {
  const kept = sessionStorage.getItem(key);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept === null || visit?.type === 'navigate') return;
  const { x, y, open } = JSON.parse(kept) as ReadingPlace;
  folds().forEach((fold, index) => (fold.open = open[index] ?? false));
  scrollTo({ left: x, top: y, behavior: 'instant' });
}

let changes: EventSource | undefined;

/**
 * Hears of changes while the page is visible, and on its return of the newest one. Browsers open
 * only six connections to a server, so hidden tabs hold none.
 */
function listen() {
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource('/__dev/changes');
  changes.onmessage = follow;
}

function follow({ data }: MessageEvent<string>) {
  if (Number(data) <= Number(version)) return;
  // The editor cancels this reload, and reloads when the typed words are saved.
  if (dispatchEvent(new Event('before-reload', { cancelable: true }))) location.reload();
}

// The browser would scroll too early, and use the position on the page of a mistake.
history.scrollRestoration = 'manual';
if (broken === undefined) {
  restorePlace();
  addEventListener('pagehide', keepPlace);
}
listen();
document.addEventListener('visibilitychange', listen);
