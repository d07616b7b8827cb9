import { foldText } from './fold-text.ts';
import { type Style, startOfLine, type YamlNode } from '../generator/content/yaml-tree.ts';

/** A value that a form gives: what JSON can say. */
export type Scalar = string | number | boolean | null;

/** Lines of content are at most this long, unless the text has longer ones. */
export const WIDTH = 120;

/**
 * The ways to write a scalar in place of `node`, best first: as it was written before, then plain,
 * then in double quotes, which can hold every text. Whoever uses them must check which of them
 * reads back as the value.
 */
export function scalarTexts(text: string, node: YamlNode, value: Scalar): string[] {
  const before: Style = node.kind === 'scalar' && node.start < node.end ? node.style : 'plain';
  if (typeof value !== 'string') return [String(value)];
  // All others need escape codes.
  const isVisible = !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(value);
  const quoted: Partial<Record<Style, string>> = {
    ...(isVisible && { plain: value, single: `'${value.replaceAll("'", "''")}'` }),
    double: inDoubleQuotes(value),
  };
  return [...new Set<Style>([before, 'plain', 'double'])].flatMap((style) => {
    if (style === 'folded' || style === 'literal') return inBlock(text, node, value) ?? [];
    const written = quoted[style];
    return written === undefined
      ? []
      : [style === before ? onItsLines(text, node, written) : written];
  });
}

/**
 * A text in double quotes. Everything that a reader of the file could not see is written as an
 * escape code.
 */
export function inDoubleQuotes(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u00a0\u00ad\u2028\u2029\ufeff\p{Cf}]/gu,
    (character) =>
      Array.from(
        { length: character.length },
        (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}

/** A plain or quoted text that was on several lines stays on several lines. */
function onItsLines(text: string, node: YamlNode, encoded: string): string {
  const [first = '', ...others] = text.slice(node.start, node.end).split('\n');
  if (others.length === 0) return encoded;
  const indent = /^[ \t]*/.exec(others[0]!)![0];
  const lines = [first, ...others].map((line) => line.trim());
  return foldText(encoded, lines, widthOf(text, node, indent)).join(`\n${indent}`);
}

/** A text in a folded or literal block, with the head and the indentation that the block has. */
function inBlock(text: string, node: YamlNode, value: string): string | undefined {
  const [head = '', ...lines] = text.slice(node.start, node.end).split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')![0];
  if (indent === '' || /[^\n\P{Cc}]/u.test(value)) return undefined;
  const old = lines.map((line) => line.slice(indent.length));
  const fresh =
    node.style === 'literal'
      ? value.replace(/\n$/, '').split('\n')
      : folded(value, old, widthOf(text, node, indent));
  return [head, ...fresh.map((line) => (line === '' ? '' : indent + line))].join('\n');
}

/**
 * The lines of a folded block: a line break of the text is a blank line. Paragraphs that did not
 * change keep their lines.
 */
function folded(value: string, old: readonly string[], width: number): string[] {
  const paragraphs = value.split('\n');
  const before = old
    .join('\n')
    .split(/\n\n/)
    .map((paragraph) => paragraph.split('\n'));
  const isSame = before.length === paragraphs.length;
  return paragraphs.flatMap((paragraph, index) => {
    const known = isSame
      ? before[index]!
      : (before.find((lines) => lines.join(' ') === paragraph) ?? []);
    return [
      ...(index > 0 ? [''] : []),
      ...(paragraph === '' ? [] : foldText(paragraph, known, width)),
    ];
  });
}

function widthOf(text: string, node: YamlNode, indent: string): number {
  const lines = text.slice(startOfLine(text, node.start), node.end).split('\n');
  return Math.max(WIDTH, ...lines.slice(1).map((line) => line.length)) - indent.length;
}
