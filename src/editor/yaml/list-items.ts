import {
  endOfLine,
  skipBlanksAndComments,
  startOfLine,
  type YamlNode,
} from '../../generator/content/yaml-tree.ts';
import type { Value } from '../shared/messages.ts';
import { atColumn, itemLines } from './yaml-output.ts';

/** Puts an item before the item with this index, or at the end. It is written like the others. */
export function insertItem(text: string, list: YamlNode, index: number, value: Value): string {
  const parts = splitItems(text, list);
  const { items, gaps } = parts;
  const column = columnOf(text, list);
  const item = atColumn(column, itemLines(value, column, list.children.get(0)));
  const gap = gaps.find((between) => /^\n*$/.test(between)) ?? '';
  return joinItems({
    ...parts,
    items: items.toSpliced(index, 0, `${' '.repeat(column)}${item}\n`),
    gaps: gaps.toSpliced(Math.max(0, index - 1), 0, gap),
  });
}

/** Takes an item to another index, with the comment lines directly above it. */
export function moveItem(text: string, list: YamlNode, from: number, to: number): string {
  const parts = splitItems(text, list);
  const items = parts.items.toSpliced(from, 1).toSpliced(to, 0, parts.items[from]!);
  return joinItems({ ...parts, items });
}

/** Takes an item away, with the comment lines directly above it. */
export function removeItem(text: string, list: YamlNode, index: number): string {
  const parts = splitItems(text, list);
  const items = parts.items.toSpliced(index, 1);
  return joinItems({ ...parts, items, gaps: parts.gaps.toSpliced(Math.max(0, index - 1), 1) });
}

export const columnOf = (text: string, { start }: YamlNode): number =>
  start - startOfLine(text, start);

/** The text of a list in lines: its items with their comment lines, and what is between two. */
type ListParts = { before: string; items: string[]; gaps: string[]; after: string };

function splitItems(text: string, list: YamlNode): ListParts {
  const ranges: { start: number; end: number }[] = [];
  let after = list.start;
  for (const item of list.children.values()) {
    const line = startOfLine(text, skipBlanksAndComments(text, after));
    const start = Math.max(commentsAbove(text, line), ranges.at(-1)?.end ?? 0);
    after = Math.min(text.length, endOfLine(text, Math.max(item.end, line)) + 1);
    ranges.push({ start, end: after });
  }
  return {
    before: text.slice(0, ranges[0]!.start),
    // The last line of a file may have no line break.
    items: ranges.map(({ start, end }) => text.slice(start, end).replace(/\n?$/, '\n')),
    gaps: ranges.slice(1).map(({ start }, index) => text.slice(ranges[index]!.end, start)),
    after: text.slice(after),
  };
}

const joinItems = ({ before, items, gaps, after }: ListParts) =>
  before + items.map((item, index) => (gaps[index - 1] ?? '') + item).join('') + after;

function commentsAbove(text: string, line: number): number {
  let start = line;
  while (start > 0) {
    const above = startOfLine(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}
