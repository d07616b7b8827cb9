/** The styles of the editor's own parts, which are in a shadow root: the two inks of paper and amber, light and dark. */
export const EDITOR_STYLES = `
:host {
  --ink: light-dark(#14171a, #f4f1ea);
  --paper: light-dark(#fff, #14171a);
  --muted: light-dark(#454c52, #bbc1c4);
  --rule: light-dark(#c6ccc9, #4c555c);
  --wrong: light-dark(#9a1c00, #ffb4a0);
  --strong: light-dark(#14171a, #ffb81c);
  --strong-ink: light-dark(#fff, #14171a);
  --amber: #ffb81c;
  all: initial;
  color-scheme: light dark;
  position: fixed;
  inset: 0 0 auto;
  z-index: 2147483647;
  color: var(--ink);
  font: 400 1rem/1.4 AT, Archivo, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
:host(.is-page) {
  position: static;
  display: block;
  min-height: 100vh;
  background: var(--paper);
}
*,
::before,
::after {
  box-sizing: border-box;
  margin: 0;
}
h1,
h2,
h3,
label,
legend,
summary {
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.25;
}
h1,
h2 {
  font-size: 1.5rem;
}
small,
.note {
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: 400;
}
ul,
ol {
  padding: 0;
  list-style: none;
}
button,
input,
select,
textarea {
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--muted);
  border-radius: 3px;
  background: none;
  font: inherit;
  color: inherit;
}
input,
select,
textarea {
  width: 100%;
  background: var(--paper);
}
input:is([type='date'], [type='time'], [type='number']) {
  width: 12rem;
}
textarea {
  display: block;
  resize: vertical;
  field-sizing: content;
}
[aria-invalid='true'] {
  border: 2px solid var(--wrong);
}
button,
summary {
  font-weight: 600;
  cursor: pointer;
}
button:hover,
summary:hover {
  text-decoration: underline;
}
button:disabled {
  border-color: var(--rule);
  color: var(--muted);
  cursor: default;
  text-decoration: none;
}
button.strong:enabled {
  border-color: var(--strong);
  background: var(--strong);
  color: var(--strong-ink);
}
button.quiet {
  border-color: transparent;
  padding-inline: 0;
  font-weight: 400;
}
button.quiet:enabled {
  text-decoration: underline;
}
a {
  color: inherit;
}
:focus-visible {
  outline: 3px solid var(--ink);
  outline-offset: 2px;
}
[tabindex='-1']:focus {
  outline: 0;
}
fieldset {
  min-width: 0;
  padding: 0;
  border: 0;
}
.field,
fieldset,
form,
.pictured {
  margin-bottom: 1rem;
}
fieldset fieldset {
  margin-bottom: 0;
}
.code {
  overflow: auto;
  font-family: ui-monospace, monospace;
  white-space: pre;
}
.wrong {
  color: var(--wrong);
  font-weight: 600;
}
.row,
.head,
.toolbar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
}
.row {
  margin-block: 0.25rem;
}
.head {
  flex-wrap: nowrap;
  justify-content: space-between;
}
.row input {
  flex: 1;
}
.head button {
  flex: none;
}
.head .quiet {
  min-height: 1.5rem;
  padding-block: 0;
}
.field > :last-child {
  margin-top: 0.25rem;
}
details,
.listed {
  border-top: 1px solid var(--rule);
}
summary {
  padding-block: 0.75rem;
}
details > div {
  padding-left: 1rem;
}
.listed {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
}
.listed > :first-child {
  flex: 1;
  min-width: 60%;
  padding: 0.625rem 0;
  border: 0;
  text-align: start;
}
.listed > form {
  flex-basis: 100%;
}
.listed small {
  display: block;
}
.toolbar {
  padding: 0.375rem 0.5rem;
  border-bottom: 3px solid var(--amber);
  background: #14171a;
  color: #fff;
  gap: 0.25rem;
}
.toolbar button {
  border-color: transparent;
}
.toolbar button:disabled {
  color: #a3abb0;
}
.toolbar :focus-visible {
  outline-color: #fff;
  outline-offset: -3px;
}
.toolbar :is([aria-pressed='true'], [aria-expanded='true']) {
  background: var(--amber);
  color: #14171a;
}
.hint {
  flex: 1 1 12rem;
  padding-inline: 0.5rem;
}
.offline {
  flex-basis: 100%;
  padding: 0.5rem;
  background: var(--amber);
  color: #14171a;
  font-weight: 600;
}
.sheet {
  position: fixed;
  inset: var(--edit-bar, 3.5rem) 0 0 auto;
  overflow: auto;
  width: 27rem;
  padding: 1rem 1.25rem 2rem;
  border-left: 1px solid var(--rule);
  background: var(--paper);
  overscroll-behavior: contain;
}
.sheet > * + *,
form > * + * {
  margin-top: 0.75rem;
}
.sheet.is-left {
  inset: var(--edit-bar, 3.5rem) auto 0 0;
  border-right: 1px solid var(--rule);
}
@media (max-width: 800px) {
  .sheet,
  .sheet.is-left {
    inset: auto 0 0;
    width: auto;
    max-height: 62vh;
    border-top: 3px solid var(--amber);
    padding: 0.75rem 1rem calc(1rem + env(safe-area-inset-bottom));
  }
}
@media (max-width: 600px) {
  .toolbar .hint:not(.said) {
    display: none;
  }
  .toolbar button {
    padding-inline: 0.375rem;
    font-size: 0.9375rem;
  }
}
:host(.is-page) .sheet {
  position: static;
  width: auto;
  max-width: 46rem;
  max-height: none;
  margin: 0 auto;
  border: 0;
}
.bubble {
  position: fixed;
  z-index: 1;
  width: min(24rem, 94vw);
  padding: 0.625rem 0.75rem;
  border: 2px solid #14171a;
  border-radius: 3px;
  background: var(--paper);
  box-shadow: 0 0 0 2px var(--amber);
}
.pictured,
.drop,
blockquote {
  padding: 0.75rem;
  border: 1px solid var(--rule);
  white-space: pre-line;
}
.drop {
  border: 2px dashed var(--muted);
}
img {
  display: block;
  width: 100%;
  height: auto;
}
.crop {
  position: relative;
  overflow: hidden;
  touch-action: none;
  cursor: crosshair;
}
[role='slider'] {
  position: absolute;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 3px #14171a;
}
.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  .toolbar :is([aria-pressed='true'], [aria-expanded='true']) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
}
`;

/** The styles of texts that can be edited, beside those of the page. */
export const PAGE_STYLES = `
body:has(> site-editor.is-page) {
  margin: 0;
}
html[data-editing]:not(:has(site-editor.is-page)) {
  padding-top: var(--edit-bar, 3.5rem);
  scroll-padding-top: calc(var(--edit-bar, 3.5rem) + 1rem);
}
@media (max-width: 800px) {
  html[data-edit-sheet] {
    padding-bottom: 62vh;
  }
}
html[data-editing='true'] :is([data-edit], [data-edit-also], [data-edit-photo]):not([contenteditable]):is(:hover, :focus-visible) {
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
html[data-editing] [data-fact] {
  outline: 1px solid;
  border-radius: 2px;
  cursor: pointer;
}
`;
