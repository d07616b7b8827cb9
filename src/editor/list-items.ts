import {
  endOfLine,
  skipBlanksAndComments,
  startOfLine,
  type YamlNode,
} from '../generator/content.ts';
import { inBlock, type Value } from './written-value.ts';

/** Puts an item before the item with this index, or at the end. It is written like the others. */
export const insertItem = (text: string, list: YamlNode, index: number, value: Value): string =>
  arranged(text, list, (items, gaps) => {
    const indent = list.start - startOfLine(text, list.start);
    items.splice(
      index,
      0,
      `${' '.repeat(indent)}- ${inBlock(value, indent + 2, list.children.get(0))}\n`,
    );
    gaps.splice(Math.max(0, index - 1), 0, gaps.find((gap) => /^\n*$/.test(gap)) ?? '');
  });

/** Takes an item to another index, with the comment lines directly above it. */
export const moveItem = (text: string, list: YamlNode, from: number, to: number): string =>
  arranged(text, list, (items) => items.splice(to, 0, ...items.splice(from, 1)));

/** Takes an item away, with the comment lines directly above it. */
export const removeItem = (text: string, list: YamlNode, index: number): string =>
  arranged(text, list, (items, gaps) => {
    items.splice(index, 1);
    gaps.splice(Math.max(0, index - 1), 1);
  });

/**
 * The text with other items of a block, and other gaps between them. `arrange` changes both. An
 * item has its own comment lines.
 */
function arranged(
  text: string,
  list: YamlNode,
  arrange: (items: string[], gaps: string[]) => void,
): string {
  const ends: { start: number; end: number }[] = [];
  let after = list.start;
  for (const item of list.children.values()) {
    const line = startOfLine(text, skipBlanksAndComments(text, after));
    const start = Math.max(commentsAbove(text, line), ends.at(-1)?.end ?? 0);
    after = Math.min(text.length, endOfLine(text, Math.max(item.end, line)) + 1);
    ends.push({ start, end: after });
  }
  // The last line of a file may have no line break.
  const items = ends.map(({ start, end }) => text.slice(start, end).replace(/\n?$/, '\n'));
  const gaps = ends.slice(1).map(({ start }, index) => text.slice(ends[index]!.end, start));
  arrange(items, gaps);
  const written = items
    .map((item, index) => (index === 0 ? item : gaps[index - 1]! + item))
    .join('');
  return text.slice(0, ends[0]!.start) + written + text.slice(ends.at(-1)!.end);
}

/** The start of the first of the comment lines directly above a line. */
function commentsAbove(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}
