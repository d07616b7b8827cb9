/** The styles of texts that can be edited, beside those of the page. */
export const PAGE_STYLES = `
body:has(> site-editor.is-page) {
  margin: 0;
}
html[data-editing]:not(:has(site-editor.is-page)) {
  padding-top: var(--edit-bar, 3.5rem);
  scroll-padding-top: calc(var(--edit-bar, 3.5rem) + 1rem);
}
@media (max-width: 600px) {
  html[data-edit-sheet] {
    padding-bottom: 62vh;
  }
}
html[data-editing='true'] :is(body [data-edit], body [data-edit-also]):hover,
html[data-editing='true'] [data-edit]:focus-visible {
  outline: 2px dashed currentColor;
  outline-offset: 3px;
  cursor: text;
}
html[data-editing] [contenteditable] {
  outline: 3px solid #14171a;
  outline-offset: 2px;
  box-shadow: 0 0 0 8px #ffb81c;
  cursor: text;
}
html[data-editing] [contenteditable] [data-fact] {
  outline: 1px solid;
  border-radius: 2px;
  cursor: pointer;
}
`;
