import type { Told } from './accessibility-tree.ts';

/** Said once, with all the words in it: what stands inside is said only where it is more than words. */
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
};

/** Said on going in; what stands inside follows, one step to the right. */
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
};

/** Each stands on a line of its own, said or not. */
const BLOCKS: Record<string, string> = { cell: 'cell: ', definition: 'definition: ', paragraph: '', emphasis: '', rowgroup: '', Figcaption: '', listitem: '', Caption: '', generic: '', group: '', SvgRoot: '', LayoutTable: '' };

/** Change how words look, and are not said. */
const INLINE = new Set(['strong', 'superscript', 'subscript', 'time', 'code', 'mark']);

/** Nothing is said of these; a caption is the name of its table. */
const SILENT = new Set(['LineBreak', 'ListMarker', 'InlineTextBox', 'none', 'caption']);

/**
 * What a screen reader says on the way down, line by line: role, state, name. A role that is not known here throws, so
 * that nothing new goes unnoticed.
 */
export function readOut(told: Told): string[] {
  const { role, children } = told;
  if (role === 'RootWebArea') return readAll(children);
  if (SPOKEN[role] !== undefined) return spoken(told);
  if (CONTAINERS[role] !== undefined) return [line(CONTAINERS[role], told), ...indented(readAll(children))];
  if (role === 'listitem') return item(readAll(children));
  if (BLOCKS[role] !== undefined) return block(BLOCKS[role], told);
  throw new Error(`What is said of the role ${role} (“${told.name}”) is not known: add it to read-out.ts.`);
}

/** Texts that follow each other in one line of the page are said as one. */
function readAll(children: Told[]): string[] {
  const lines: string[] = [];
  let words = '';
  let glued = true;
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text !== '') lines.push(text);
    words = '';
  };
  const read = (child: Told): void => {
    if (INLINE.has(child.role)) {
      glued = true;
      child.children.forEach(read);
      glued = true;
    } else if (child.role === 'StaticText') {
      // Two texts that meet without a space stand on two lines of the page.
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

function spoken(told: Told): string[] {
  const inside = told.role === 'image' || told.role === 'Iframe' ? [] : told.children.flatMap(readInside);
  return [line(SPOKEN[told.role]!, told), ...indented(inside)];
}

/** Of what stands inside a link or heading: headings, pictures and links, which are said as well. */
function readInside(told: Told): string[] {
  return SPOKEN[told.role] === undefined ? told.children.flatMap(readInside) : readOut(told);
}

function block(said: string, { role, name, children }: Told): string[] {
  // The browser has joined the words of a cell as they are said.
  const words = role === 'cell' && children.every((child) => child.role === 'StaticText');
  const lines = words ? [name] : readAll(children);
  return said === '' || lines.length === 0 ? lines : [said + lines[0], ...indented(lines.slice(1))];
}

const item = (lines: string[]): string[] => lines.map((text, index) => (index === 0 ? '- ' : '  ') + text);

const indented = (lines: string[]): string[] => lines.map((text) => `  ${text}`);

function line(said: string, { role, name, states, attributes, children }: Told): string {
  const words = [said];
  if (role === 'heading') words[0] += ` ${String(states.level)}`;
  if (role === 'list') words.push(count(children.filter((child) => child.role === 'listitem').length, 'item'));
  if (role === 'table') words.push(`${count(rows(children), 'row')}`);
  if (states.expanded !== undefined) words.push(states.expanded === true ? 'expanded' : 'collapsed');
  if (states.disabled === true) words.push('unavailable');
  if (attributes['aria-current'] === 'page') words.push('current page');
  const focus = states.focused === true ? '   <-- the focus is here' : '';
  return words.join(', ') + (name === '' ? '' : `: ${name.replace(/\s+/g, ' ').trim()}`) + focus;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const rows = (children: Told[]): number => children.reduce((sum, child) => sum + (child.role === 'row' ? 1 : rows(child.children)), 0);
