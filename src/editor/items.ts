import {
  endOfLine,
  skipNotes,
  startOfLine,
  type YamlNode,
} from '../generator/content/yaml-tree.ts';
import { commentsAbove } from './comments-above.ts';
import { inBlock, inFlow, type Value } from './written-value.ts';

/**
 * Puts an item before the item with this index, or at the end. It is written like the other items.
 */
export function insertItem(text: string, list: YamlNode, index: number, value: Value): string {
  const like = list.inner.get(0);
  if (!like) return firstItem(text, list, value);
  const isFlow = list.style === 'flow';
  const item = isFlow
    ? inFlow(value, like)
    : blockItem(value, list.start - startOfLine(text, list.start), like);
  return arranged(text, list, (items, gaps) => {
    items.splice(index, 0, item);
    gaps.splice(
      Math.max(0, index - 1),
      0,
      isFlow ? (gaps[0] ?? ', ') : (gaps.find((one) => /^\n*$/.test(one)) ?? ''),
    );
  });
}

/** Takes an item to another index, with the comment lines directly above it. */
export const moveItem = (text: string, list: YamlNode, from: number, to: number): string =>
  arranged(text, list, (items) => items.splice(to, 0, ...items.splice(from, 1)));

/**
 * Takes an item away, with the comment lines directly above it. A list without items stays as `[]`.
 */
export function removeItem(text: string, list: YamlNode, index: number): string {
  if (list.inner.size === 1) {
    const start =
      list.style === 'flow' ? list.start : commentsAbove(text, startOfLine(text, list.start));
    return `${text.slice(0, start).trimEnd()} []${text.slice(list.end)}`;
  }
  return arranged(text, list, (items, gaps) => {
    items.splice(index, 1);
    gaps.splice(Math.max(0, index - 1), 1);
  });
}

/**
 * The brackets of an empty list give way to a line for the item, unless something else is on their
 * line.
 */
function firstItem(text: string, list: YamlNode, value: Value): string {
  const line = text.slice(startOfLine(text, list.start), list.start);
  if (!/^\s*(?:- )?[\w-]+:\s*$/.test(line))
    return `${text.slice(0, list.start)}[${inFlow(value)}]${text.slice(list.end)}`;
  const end = endOfLine(text, list.end);
  const item = blockItem(value, /^[\s-]*/.exec(line)![0].length + 2);
  return `${text.slice(0, list.start).trimEnd()}${text.slice(list.end, end)}\n${item}${text.slice(end + 1)}`;
}

const blockItem = (value: Value, indent: number, like?: YamlNode): string =>
  `${' '.repeat(indent)}- ${inBlock(value, indent + 2, like)}\n`;

/**
 * The text with other items, and other gaps between them. `arrange` changes both. An item in a
 * block has its own comment lines.
 */
function arranged(
  text: string,
  list: YamlNode,
  arrange: (items: string[], gaps: string[]) => void,
): string {
  const ends: { start: number; end: number }[] = [];
  let after = list.start;
  for (const item of list.inner.values()) {
    if (list.style === 'flow') ends.push(item);
    else {
      const line = startOfLine(text, skipNotes(text, after));
      const start = Math.max(commentsAbove(text, line), ends.at(-1)?.end ?? 0);
      after = Math.min(text.length, endOfLine(text, Math.max(item.end, line)) + 1);
      ends.push({ start, end: after });
    }
  }
  const items = ends.map(({ start, end }) => withLineBreak(text.slice(start, end), list));
  const gaps = ends.slice(1).map(({ start }, index) => text.slice(ends[index]!.end, start));
  arrange(items, gaps);
  const written = items
    .map((item, index) => (index === 0 ? item : gaps[index - 1]! + item))
    .join('');
  return text.slice(0, ends[0]!.start) + written + text.slice(ends.at(-1)!.end);
}

/** The last line of a file may have no line break. */
const withLineBreak = (item: string, { style }: YamlNode): string =>
  style === 'flow' || item.endsWith('\n') ? item : `${item}\n`;
