import { inBlock, inFlow, type Value } from './written-value.ts';
import { endOfLine, startOfLine, type YamlNode } from './yaml-tree.ts';

/** Puts an item before the item with this index, or at the end. It is written like the other items. */
export function insertItem(text: string, list: YamlNode, index: number, value: Value): string {
  const items = [...list.inner.values()];
  const [like] = items;
  if (list.style === 'flow' && (items.length > 0 || !isBlockAllowed(text, list)))
    return insertInFlow(text, list, index, inFlow(value, like));
  const indent = items.length > 0 ? list.start - startOfLine(text, list.start) : columnOfHolder(text, list);
  const lines = `${' '.repeat(indent)}- ${inBlock(value, indent + 2, like)}\n`;
  if (items.length === 0) {
    // The brackets of an empty list give way to the item.
    const end = endOfLine(text, list.end);
    return `${text.slice(0, list.start).trimEnd()}${text.slice(list.end, end)}\n${lines}${text.slice(end + 1)}`;
  }
  const { head, chunks, gaps, tail } = chunksOf(text, list);
  const gap = gaps.find((one) => /^\n*$/.test(one)) ?? '';
  chunks.splice(index, 0, lines);
  gaps.splice(Math.max(0, index - 1), 0, gap);
  return head + woven(chunks, gaps) + tail;
}

/** Takes an item to another index, with the comment lines directly above it. */
export function moveItem(text: string, list: YamlNode, from: number, to: number): string {
  if (list.style === 'flow') {
    const items = [...list.inner.values()];
    const written = items.map(({ start, end }) => text.slice(start, end));
    written.splice(to, 0, ...written.splice(from, 1));
    return items.reduceRight((result, { start, end }, index) => result.slice(0, start) + written[index]! + result.slice(end), text);
  }
  const { head, chunks, gaps, tail } = chunksOf(text, list);
  chunks.splice(to, 0, ...chunks.splice(from, 1));
  return head + woven(chunks, gaps) + tail;
}

/** Takes an item away, with the comment lines directly above it. A list without items stays as `[]`. */
export function removeItem(text: string, list: YamlNode, index: number): string {
  const items = [...list.inner.values()];
  if (items.length === 1) {
    const before = text.slice(0, list.style === 'flow' ? list.start : startOfItem(text, list)).trimEnd();
    return `${before} []${text.slice(list.end)}`;
  }
  if (list.style === 'flow') {
    const [start, end] = index > 0 ? [items[index - 1]!.end, items[index]!.end] : [items[0]!.start, items[1]!.start];
    return text.slice(0, start) + text.slice(end);
  }
  const { head, chunks, gaps, tail } = chunksOf(text, list);
  chunks.splice(index, 1);
  gaps.splice(Math.max(0, index - 1), 1);
  return head + woven(chunks, gaps) + tail;
}

function insertInFlow(text: string, list: YamlNode, index: number, written: string): string {
  const items = [...list.inner.values()];
  if (items.length === 0) return `${text.slice(0, list.start)}[${written}]${text.slice(list.end)}`;
  const next = items[index];
  if (next) return `${text.slice(0, next.start)}${written}, ${text.slice(next.start)}`;
  const { end } = items.at(-1)!;
  return `${text.slice(0, end)}, ${written}${text.slice(end)}`;
}

/** The parts of a block list: each item with its own comment lines, and what is between two items. */
type Chunks = { head: string; chunks: string[]; gaps: string[]; tail: string };

function chunksOf(text: string, list: YamlNode): Chunks {
  const bounds: { start: number; end: number }[] = [];
  let after = list.start;
  for (const item of list.inner.values()) {
    const dash = startOfLine(text, text.indexOf('-', skipLines(text, after)));
    const start = Math.max(withComments(text, dash), bounds.at(-1)?.end ?? 0);
    after = Math.min(text.length, endOfLine(text, Math.max(item.end, dash)) + 1);
    bounds.push({ start, end: after });
  }
  const gaps = bounds.slice(1).map(({ start }, index) => text.slice(bounds[index]!.end, start));
  return {
    head: text.slice(0, bounds[0]!.start),
    chunks: bounds.map(({ start, end }) => withLineBreak(text.slice(start, end))),
    gaps,
    tail: text.slice(bounds.at(-1)!.end),
  };
}

const withLineBreak = (lines: string): string => (lines.endsWith('\n') ? lines : `${lines}\n`);

const woven = (chunks: readonly string[], gaps: readonly string[]): string =>
  chunks.map((chunk, index) => (index === 0 ? chunk : gaps[index - 1]! + chunk)).join('');

/** The start of the first of the comment lines directly above a line. */
function withComments(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** The offset of the first line, at or after `from`, that is neither blank nor a comment. */
function skipLines(text: string, from: number): number {
  let at = from;
  while (at < text.length && /^[ \t]*(?:#|$)/.test(text.slice(at, endOfLine(text, at)))) at = endOfLine(text, at) + 1;
  return at;
}

const startOfItem = (text: string, list: YamlNode): number => withComments(text, startOfLine(text, list.start));

/** An empty list may become a block unless it is inside brackets itself: then something else is on its line behind it. */
function isBlockAllowed(text: string, list: YamlNode): boolean {
  const line = text.slice(startOfLine(text, list.start), list.start);
  return /^\s*(?:- )?[\w-]+:\s*$/.test(line);
}

/** The column where items of an empty list begin: two further in than the field that holds it. */
function columnOfHolder(text: string, list: YamlNode): number {
  const line = text.slice(startOfLine(text, list.start), list.start);
  return /^[\s-]*/.exec(line)![0].length + 2;
}
