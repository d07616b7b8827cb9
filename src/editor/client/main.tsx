import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EditorApp } from './editor-app.tsx';
import editorStyles from './editor.css';
import { focusAgain, keepFocus } from './focus.ts';
import { listenToPage } from './page/page-events.ts';
import { isPageBroken } from './page-elements.ts';
import pageStyles from './page.css';
import { followPublishing, sendUnanswered } from './save.ts';
import { showErrorOf, refreshState, untilAnswered } from './ask.ts';
import { keepUnsaved, state, updateState } from './state.ts';
import { listenToTyping } from './page/typing-events.ts';
import { waitToReload } from './page/wait-to-reload.ts';

const host = document.createElement('site-editor');
const shadow = host.attachShadow({ mode: 'open' });
for (const [root, styles] of [
  [shadow, editorStyles],
  [document, pageStyles],
] as const) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets.push(sheet);
}
// A phone's keyboard covers nothing: the page gets smaller.
document.querySelector<HTMLMetaElement>('[name=viewport]')!.content +=
  ',interactive-widget=resizes-content';
// Tab reaches the bar first, as it is above the page.
document.body.prepend(host);
// The focus must be back before the next key.
flushSync(() => createRoot(shadow).render(<EditorApp />));

listenToPage();
listenToTyping();
waitToReload(shadow);
let isFocusKept = false;
addEventListener('beforeunload', () => {
  keepFocus(shadow);
  isFocusKept = true;
});
addEventListener('pagehide', () => {
  // Safari on phones fires no beforeunload. Where it fires, it is the better moment: by now, the
  // keyboard may be gone, and the page laid out anew.
  if (!isFocusKept) keepFocus(shadow);
  keepUnsaved();
});
focusAgain(shadow);
showErrorOf(async () => {
  await sendUnanswered();
  await untilAnswered(refreshState);
  void showErrorOf(followPublishing);
  if (!isPageBroken()) return;
  // The mistakes of drafts come first.
  const { where, message } = state().mistakes.at(-1) ?? {};
  document.querySelector('h1')!.textContent =
    `The site cannot be shown until this is fixed: ${where ?? message}`;
  if (!state().sheet) updateState({ sheet: { kind: 'drafts' } });
});
