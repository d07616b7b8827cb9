import { editedElement } from './in-place.ts';
import { isAsking } from './server.ts';
import { state } from './state.ts';

/** Milliseconds after a key in which the next one may follow. */
const TYPING = 500;

/**
 * Lets the dev server's script load the page again only when nobody types and no answer is to come:
 * keys that are pressed meanwhile would be lost, and nobody would say what came of a change.
 */
export function waitToReload(shadow: ShadowRoot): void {
  let pressed = { key: '', at: 0 };
  let isWaiting = false;
  const isBusy = (): boolean =>
    isAsking() ||
    // What was typed before in another text stays in sight meanwhile.
    editedElement() !== undefined ||
    shadow.querySelector('[data-unsaved]') !== null ||
    (!state().isOffline && shadow.querySelector('[aria-busy=true]') !== null) ||
    (pressed.key !== 'Enter' && Date.now() - pressed.at < TYPING);
  const reload = (): void => {
    if (isBusy()) setTimeout(reload, 50);
    else location.reload();
  };
  addEventListener('keydown', ({ key }) => (pressed = { key, at: Date.now() }), true);
  addEventListener('before-reload', (event) => {
    if (!isWaiting && !isBusy()) return;
    event.preventDefault();
    if (!isWaiting) reload();
    isWaiting = true;
  });
}
