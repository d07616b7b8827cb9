/** The styles of texts that can be edited, beside those of the page. */
export const PAGE_STYLES = `
html[data-editing] {
  padding-top: var(--edit-bar, 3.5rem);
  scroll-padding-top: calc(var(--edit-bar, 3.5rem) + 1rem);
}
html[data-editing='true'] :is(body [data-edit], body [data-edit-also]):hover,
html[data-editing='true'] [data-edit]:focus-visible {
  outline: 2px dashed currentColor;
  outline-offset: 3px;
  cursor: text;
}
html[data-editing] [contenteditable] {
  outline: 3px solid #ffb81c;
  outline-offset: 4px;
  box-shadow: 0 0 0 1px #14171a;
  cursor: text;
}
html[data-editing] [contenteditable] [data-fact] {
  outline: 1px solid;
  border-radius: 2px;
  cursor: pointer;
}
`;
