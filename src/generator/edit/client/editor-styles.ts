/** The styles of the editor's own parts, which are in a shadow root: the two inks of paper and amber, light and dark. */
export const EDITOR_STYLES = `
:host {
  --ink: #14171a;
  --paper: #fff;
  --muted: #454c52;
  --rule: #c6ccc9;
  --alt: #ecefed;
  --amber: #ffb81c;
  --wrong: #9a1c00;
  --strong: #14171a;
  --strong-ink: #fff;
  all: initial;
  color-scheme: light dark;
  position: fixed;
  inset: 0 0 auto;
  z-index: 2147483647;
  color: var(--ink);
  font: 400 1rem/1.45 AT, Archivo, system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :host {
    --ink: #f4f1ea;
    --paper: #14171a;
    --muted: #bbc1c4;
    --rule: #4c555c;
    --alt: #232a2f;
    --wrong: #ffb4a0;
    --strong: #ffb81c;
    --strong-ink: #14171a;
  }
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
h3 {
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
}
h1,
h2 {
  font-size: 1.375rem;
}
h3 {
  font-size: 1.0625rem;
}
ul,
ol {
  padding: 0;
  list-style-type: '';
}
button,
input,
select,
textarea,
summary {
  min-height: 2.75rem;
  font: inherit;
  color: inherit;
}
button,
summary {
  cursor: pointer;
}
button {
  padding: 0.375rem 0.75rem;
  border: 1px solid var(--muted);
  border-radius: 3px;
  background: none;
  font-weight: 600;
}
button:hover {
  text-decoration: underline;
}
button:disabled {
  border-color: var(--rule);
  color: var(--muted);
  cursor: default;
  text-decoration: none;
}
button.strong {
  border-color: var(--strong);
  background: var(--strong);
  color: var(--strong-ink);
}
button.plain {
  display: block;
  width: 100%;
  border: 0;
  border-bottom: 1px solid var(--rule);
  border-radius: 0;
  padding: 0.625rem 0;
  text-align: start;
}
:is(button, input, select, textarea, summary, a, [role='slider']):focus-visible {
  outline: 3px solid var(--ink);
  outline-offset: 2px;
}
h1:focus,
h2:focus {
  outline: 0;
}
button small,
.plain small {
  display: block;
  color: var(--muted);
  font-weight: 400;
}
.toolbar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.375rem;
  padding: 0.375rem 0.5rem;
  border-bottom: 3px solid var(--amber);
  background: #14171a;
  color: #fff;
}
.toolbar button {
  border-color: transparent;
}
.toolbar button:focus-visible {
  outline-color: #fff;
  outline-offset: -3px;
}
.toolbar button[aria-pressed='true'],
.toolbar button[aria-expanded='true'] {
  background: var(--amber);
  color: #14171a;
}
.toolbar button:disabled {
  color: #a3abb0;
}
.toolbar .hint {
  flex: 1 1 12rem;
  min-width: 0;
  font-size: 0.9375rem;
}
.offline {
  flex-basis: 100%;
  font-weight: 600;
}
.sheet {
  position: fixed;
  inset: var(--edit-bar, 3.5rem) 0 0 auto;
  overflow: auto;
  width: 26rem;
  padding: 1rem;
  border-inline-start: 1px solid var(--rule);
  background: var(--paper);
  overscroll-behavior: contain;
}
.sheet.is-left {
  inset: var(--edit-bar, 3.5rem) auto 0 0;
  border-inline: 0;
  border-right: 1px solid var(--rule);
}
:host(.is-page) .sheet {
  position: static;
  width: auto;
  max-width: 46rem;
  margin: 0 auto;
  border: 0;
  overflow: visible;
  max-height: none;
}
.head {
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: 1rem;
  margin-bottom: 1rem;
}
.crumbs {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-bottom: 0.75rem;
}
.crumbs button {
  border: 0;
  padding: 0 0.375rem;
  font-weight: 400;
  text-decoration: underline;
}
@media (max-width: 600px) {
  .sheet,
  .sheet.is-left {
    inset: auto 0 0;
    width: auto;
    max-height: 62vh;
    border: 0;
    border-top: 3px solid var(--amber);
    padding-bottom: calc(1rem + env(safe-area-inset-bottom));
  }
  .toolbar .hint:not(.said) {
    display: none;
  }
  .toolbar button {
    padding: 0.25rem 0.5rem;
  }
}
.field {
  margin-bottom: 1.125rem;
}
.field > :is(label, .label),
fieldset > legend {
  display: block;
  font-weight: 600;
}
.field :is(input, select, textarea) {
  width: 100%;
  padding: 0.5rem 0.625rem;
  border: 1px solid var(--muted);
  border-radius: 3px;
  background: var(--paper);
}
.field :is(input, textarea)[aria-invalid='true'] {
  border: 2px solid var(--wrong);
}
.field input[type='checkbox'] {
  width: 1.5rem;
  min-height: 1.5rem;
  margin-inline-end: 0.5rem;
  vertical-align: middle;
  accent-color: var(--strong);
}
.field input:is([type='date'], [type='time'], [type='number']) {
  max-width: 12rem;
}
textarea {
  resize: vertical;
  field-sizing: content;
}
.code {
  font-family: ui-monospace, monospace;
}
.note,
.count {
  color: var(--muted);
  font-size: 0.9375rem;
}
.count {
  font-variant-numeric: tabular-nums;
}
.wrong {
  color: var(--wrong);
  font-weight: 600;
  overflow-wrap: anywhere;
}
.wrong button {
  color: var(--ink);
}
fieldset {
  min-width: 0;
  margin: 0 0 1.125rem;
  border: 0;
  padding: 0;
}
details {
  border-top: 1px solid var(--rule);
}
summary {
  padding: 0.625rem 0;
  font-weight: 600;
  overflow-wrap: anywhere;
}
summary small {
  color: var(--muted);
  font-weight: 400;
}
details > div {
  padding: 0.25rem 0 0.5rem 0.75rem;
  border-inline-start: 3px solid var(--rule);
}
.row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin: 0.25rem 0 0.75rem;
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
.pictured {
  margin-bottom: 1rem;
  border: 1px solid var(--rule);
  padding: 0.75rem;
  overflow-wrap: anywhere;
}
.pictured b {
  display: block;
  font-size: 1.125rem;
}
.pictured img {
  display: block;
  width: 100%;
  height: auto;
  margin-bottom: 0.5rem;
}
.versions {
  display: grid;
  gap: 1rem;
  margin-bottom: 1rem;
}
.versions blockquote {
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--rule);
  background: var(--alt);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.crop {
  position: relative;
  overflow: hidden;
  touch-action: none;
  cursor: crosshair;
}
.crop img {
  display: block;
  width: 100%;
}
.crop span {
  position: absolute;
  width: 2.75rem;
  height: 2.75rem;
  margin: -1.375rem;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 3px #14171a;
}
.drop {
  border: 2px dashed var(--muted);
  padding: 0.75rem;
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
  .toolbar,
  .bubble {
    border-color: CanvasText;
  }
  .toolbar button[aria-pressed='true'],
  .toolbar button[aria-expanded='true'] {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
}
`;
