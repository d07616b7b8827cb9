import type { SpokenNode } from './accessibility-tree.ts';

/** A screen reader says these roles once, with all text inside. Children are listed only if they are more than text. */
const SPOKEN: Record<string, string> = {
  heading: 'heading',
  link: 'link',
  button: 'button',
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  term: 'term',
  columnheader: 'column header',
  rowheader: 'row header',
  image: 'image',
  Iframe: 'frame',
  slider: 'slider',
};

/** A screen reader says these roles once, with what they hold and their hints. Nothing inside them is said. */
const INPUTS: Record<string, string> = {
  textbox: 'text box',
  searchbox: 'search box',
  spinbutton: 'number',
  combobox: 'choice',
  Date: 'date',
  InputTime: 'time',
};

/** A screen reader announces these roles on entry. Their children follow, indented by one step. */
const CONTAINERS: Record<string, string> = {
  banner: 'banner',
  navigation: 'navigation',
  main: 'main',
  contentinfo: 'footer',
  region: 'region',
  dialog: 'dialog',
  list: 'list',
  table: 'table',
  row: 'row',
  figure: 'figure',
  blockquote: 'quote',
  DescriptionList: 'list of terms',
  complementary: 'complementary',
  search: 'search',
  toolbar: 'toolbar',
  log: 'log',
};

/** Each of these starts a new line and is announced on it. */
const ANNOUNCED: Record<string, string> = {
  cell: 'cell: ',
  definition: 'definition: ',
  alert: 'alert: ',
};

/** Each of these starts a new line. */
const BLOCKS = new Set(
  'paragraph emphasis rowgroup Figcaption Caption generic group SvgRoot LayoutTable status LabelText form'.split(
    ' ',
  ),
);

/** These roles only change how text looks, so they are not announced. */
const INLINE = new Set(['strong', 'superscript', 'subscript', 'time', 'code', 'mark']);

/** These roles are not announced; a caption is already the name of its table. */
const SILENT = new Set(['LineBreak', 'ListMarker', 'InlineTextBox', 'none', 'caption']);

/**
 * What a screen reader says from top to bottom, line by line: role, state, name. Throws for a role that is not listed in
 * this file.
 */
export function readOut(node: SpokenNode): string[] {
  const { role, children } = node;
  if (role === 'RootWebArea') return readAll(children);
  if (SPOKEN[role] !== undefined) return spoken(node);
  if (INPUTS[role] !== undefined) return [input(INPUTS[role], node)];
  if (CONTAINERS[role] !== undefined)
    return [line(CONTAINERS[role], node), ...indented(readAll(children))];
  if (role === 'listitem') return item(readAll(children));
  if (BLOCKS.has(role)) return readAll(children);
  if (ANNOUNCED[role] !== undefined) return announced(ANNOUNCED[role], node);
  throw new Error(`read-out.ts does not list the role ${role} (“${node.name}”). Add it there.`);
}

/** Joins adjacent texts on one line of the page into one. */
function readAll(children: SpokenNode[]): string[] {
  const lines: string[] = [];
  let words = '';
  let glued = true;
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    words = '';
  };
  const read = (child: SpokenNode): void => {
    if (INLINE.has(child.role)) {
      glued = true;
      child.children.forEach(read);
      glued = true;
    } else if (child.role === 'StaticText') {
      // Two adjacent texts without a space between them are on two lines of the page.
      if (!glued && /\S$/.test(words) && /^[\p{L}\p{N}]/u.test(child.name)) flush();
      words += child.name;
      glued = false;
    } else {
      if (child.role === 'LineBreak' || !SILENT.has(child.role)) flush();
      if (!SILENT.has(child.role)) lines.push(...readOut(child));
    }
  };
  children.forEach(read);
  flush();
  return lines;
}

function spoken(node: SpokenNode): string[] {
  const inside =
    node.role === 'image' || node.role === 'Iframe' ? [] : node.children.flatMap(readInside);
  return [line(SPOKEN[node.role]!, node), ...indented(inside)];
}

/** The headings, pictures and links inside a link or heading. A screen reader announces these too. */
function readInside(node: SpokenNode): string[] {
  return SPOKEN[node.role] === undefined ? node.children.flatMap(readInside) : readOut(node);
}

/** The letters of a long text that tell it from others. */
const MOST_OF_VALUE = 80;

function input(said: string, node: SpokenNode): string {
  const value = (node.value ?? '').replace(/\s+/g, ' ');
  const held =
    value === ''
      ? 'empty'
      : `“${value.length > MOST_OF_VALUE ? `${value.slice(0, MOST_OF_VALUE)}…` : value}”`;
  const hints =
    node.description === undefined || node.description === '' ? '' : ` (${node.description})`;
  const [words, ...focus] = line(said, node).split(FOCUS);
  return `${words}, ${held}${hints}${focus.length > 0 ? FOCUS : ''}`;
}

function announced(said: string, { role, name, children }: SpokenNode): string[] {
  // The name of a cell already holds all its text.
  const words = role === 'cell' && children.every((child) => child.role === 'StaticText');
  const lines = words ? [name] : readAll(children);
  return lines.length === 0 ? [] : [said + lines[0], ...indented(lines.slice(1))];
}

const item = (lines: string[]): string[] =>
  lines.map((text, index) => (index === 0 ? '- ' : '  ') + text);

const indented = (lines: string[]): string[] => lines.map((text) => `  ${text}`);

function line(said: string, { role, name, states, isCurrent, children }: SpokenNode): string {
  const words = [said];
  if (role === 'heading') words[0] += ` ${String(states.level)}`;
  if (role === 'list')
    words.push(count(children.filter((child) => child.role === 'listitem').length, 'item'));
  if (role === 'table') words.push(`${count(rows(children), 'row')}`);
  if (states.expanded !== undefined)
    words.push(states.expanded === true ? 'expanded' : 'collapsed');
  if (states.disabled === true) words.push('unavailable');
  if (states.pressed === 'true') words.push('pressed');
  if (states.invalid === 'true') words.push('wrong');
  if (isCurrent) words.push('current page');
  const focus = states.focused === true ? FOCUS : '';
  return words.join(', ') + (name === '' ? '' : `: ${name.replace(/\s+/g, ' ').trim()}`) + focus;
}

const FOCUS = '   <-- the focus is here';

const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

const rows = (children: SpokenNode[]): number =>
  children.reduce((sum, child) => sum + (child.role === 'row' ? 1 : rows(child.children)), 0);
