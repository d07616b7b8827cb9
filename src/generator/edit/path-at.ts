import type { FieldPath } from '../read/locate.ts';
import { type YamlNode, yamlTree } from '../read/yaml-tree.ts';

/** The path of the innermost value that is written at a position of a content file, by line and column from 1. */
export function pathAt(text: string, line: number, column = 1): FieldPath {
  const lines = text.split('\n');
  const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  const path: FieldPath = [];
  let node: YamlNode | undefined = tree(text);
  while (node) {
    const [key, inner]: [string | number, YamlNode] | [] =
      [...node.inner].find(([, one]) => (one.name ?? one.start) <= offset && offset <= Math.max(one.end, one.name ?? 0)) ?? [];
    if (key === undefined) break;
    path.push(key);
    node = inner;
  }
  return path;
}

/** A text that is not YAML has no values. */
function tree(text: string): YamlNode | undefined {
  try {
    return yamlTree(text);
  } catch {
    return undefined;
  }
}
