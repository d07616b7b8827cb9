import { editedElement } from './in-place.ts';
import { isAsking, openPage } from './ask.ts';
import { update } from './state.ts';

/** Milliseconds after a key in which the next one may follow. */
const TYPING_MS = 500;

/**
 * Lets the dev server's script load the page again only when nobody types and no answer is to come:
 * keys that are pressed meanwhile would be lost, and nobody would say what came of a change. A key
 * or a tap while the new page is on its way stops it.
 */
export function waitToReload(shadow: ShadowRoot): void {
  let last = { key: '', at: 0 };
  let isWaiting = false;
  let isReloading = false;
  const isBusy = (): boolean =>
    isAsking() ||
    // What was typed before in another text stays in sight meanwhile.
    editedElement() !== undefined ||
    shadow.querySelector('[data-unsaved], [data-field]:focus:invalid') !== null ||
    (last.key !== 'Enter' && Date.now() - last.at < TYPING_MS);
  const reload = (): void => {
    isReloading = !isBusy();
    if (isReloading) fetch(location.href, { method: 'HEAD' }).then(leave, () => wait(1000));
    else wait(50);
  };
  const wait = (ms: number): void => void setTimeout(reload, ms);
  const leave = ({ status }: Response): void => {
    // After a key, another reload waits already.
    if (!isReloading) return;
    if (status !== 404) return location.reload();
    // What was undone is the page itself. Home says so.
    update({ pagePath: '/' });
    openPage('/');
  };
  const note = (event: Event): void => {
    if (isReloading || event.type !== 'pointerdown')
      last = { key: (event as KeyboardEvent).key, at: Date.now() };
    if (!isReloading) return;
    stop();
    reload();
  };
  for (const type of ['keydown', 'input', 'pointerdown']) addEventListener(type, note, true);
  addEventListener('before-reload', (event) => {
    event.preventDefault();
    if (!isWaiting) reload();
    isWaiting = true;
  });
}
