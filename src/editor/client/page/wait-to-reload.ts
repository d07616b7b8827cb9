import { NOT_FOUND_PATH } from '../../../generator/portable.ts';
import { editedElement } from './in-place.ts';
import { isAsking, openPage } from '../ask.ts';

/** Milliseconds after a key in which the next one may follow. */
const TYPING_MS = 500;

/**
 * Delays the dev server's reload until nobody types and no answer is pending: pressed keys and the
 * result of a change would be lost. A key or a tap stops a reload before the new page is there.
 */
export function waitToReload(shadow: ShadowRoot): void {
  let last = { key: '', at: 0 };
  let isWaiting = false;
  let isReloading = false;
  const isBusy = () =>
    isAsking() ||
    // Words that were saved before stay in sight meanwhile.
    editedElement() !== undefined ||
    shadow.querySelector('[data-unsaved], [data-field]:focus:invalid') !== null ||
    (last.key !== 'Enter' && Date.now() - last.at < TYPING_MS);
  const reload = () => {
    isReloading = !isBusy();
    if (isReloading) fetch(location.href, { method: 'HEAD' }).then(leave, () => wait(1000));
    else wait(50);
  };
  const wait = (ms: number) => void setTimeout(reload, ms);
  // A key has stopped this reload and started the next.
  const leave = ({ status }: Response) => {
    if (!isReloading) return;
    if (status !== 404 || location.pathname === NOT_FOUND_PATH) return location.reload();
    // The page is gone, as after Undo. The home page says so.
    openPage('/');
  };
  const onActivity = (event: Event) => {
    if (isReloading || event.type !== 'pointerdown')
      last = { key: (event as KeyboardEvent).key, at: Date.now() };
    if (!isReloading) return;
    stop();
    reload();
  };
  for (const type of ['keydown', 'input', 'pointerdown']) addEventListener(type, onActivity, true);
  addEventListener('before-reload', (event) => {
    event.preventDefault();
    if (!isWaiting) reload();
    isWaiting = true;
  });
}
