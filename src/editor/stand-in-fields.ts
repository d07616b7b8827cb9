import { parseYaml } from '../generator/content/parse-yaml.ts';
import type { FieldPath } from '../generator/portable.ts';
import { startOfLine, type YamlNode, yamlTree } from '../generator/content/yaml-tree.ts';
import { standInComments } from '../generator/content/stand-in-comments.ts';

/** The comments that call what begins on a value's line a stand-in. */
function commentsAbout(text: string, node: YamlNode): ReturnType<typeof standInComments> {
  const line = startOfLine(text, node.nameStart ?? node.start);
  return standInComments(text).filter(({ start, valueOffset }) => {
    const isInText = node.kind === 'scalar' && start >= node.start && start < node.end;
    return !isInText && startOfLine(text, valueOffset) === line;
  });
}

/** The text without the comments that call a field a stand-in, or without `some` of them. */
export const withoutStandInComments = (
  text: string,
  node: YamlNode,
  some = (_comment: string): boolean => true,
): string =>
  commentsAbout(text, node)
    .filter(({ comment }) => some(comment))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** The field, or the item of a list, that begins on a line. A text that is not YAML has none. */
export function fieldOnLine(text: string, line: number): FieldPath {
  if (parseYaml(text).mistakes.length > 0) return [];
  const lines = text.split('\n');
  const written = lines[line - 1] ?? '';
  const before = lines.slice(0, line - 1).map((above) => `${above}\n`);
  const path = pathAt(text, before.join('').length + /^\s*(?:- )?/.exec(written)![0].length);
  return /^\s*- \S/.test(written) && typeof path.at(-2) === 'number' ? path.slice(0, -1) : path;
}

function pathAt(text: string, offset: number): FieldPath {
  const path: FieldPath = [];
  for (let node: YamlNode | undefined = yamlTree(text); node;) {
    const child: [string | number, YamlNode] | undefined = [...node.children].find(
      ([, { nameStart, start, end }]) =>
        (nameStart ?? start) <= offset && offset <= Math.max(end, nameStart ?? 0),
    );
    if (child) path.push(child[0]);
    node = child?.[1];
  }
  return path;
}

/** The fields, or items of lists, that the comments of a text call stand-ins. */
export const commentedStandIns = (text: string): FieldPath[] =>
  standInComments(text).map(({ valueOffset }) =>
    fieldOnLine(text, text.slice(0, valueOffset).split('\n').length),
  );
