import { type FieldPath, type YamlNode, yamlTree } from '../generator/content/yaml-tree.ts';
import { parseYaml } from '../generator/content/parse-yaml.ts';

/**
 * The path of the innermost value that is written at a position of a text, by line and column from
 * 1. A text that is not YAML has no values.
 */
export function pathAt(text: string, line: number, column = 1): FieldPath {
  if (parseYaml(text).mistakes.length > 0) return [];
  const before = text.split('\n', line - 1);
  const offset = before.join('\n').length + Math.min(1, before.length) + column - 1;
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
