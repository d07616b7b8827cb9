import { startOfLine, type YamlNode } from '../../generator/content/yaml-tree.ts';
import { standInComments } from '../../generator/content/stand-in-comments.ts';

/** The stand-in comments about the value that begins on this line. */
function commentsAbout(text: string, node: YamlNode): ReturnType<typeof standInComments> {
  const line = startOfLine(text, node.nameStart ?? node.start);
  return standInComments(text).filter(({ start, valueOffset }) => {
    const isInText = node.kind === 'scalar' && start >= node.start && start < node.end;
    return !isInText && startOfLine(text, valueOffset) === line;
  });
}

/** The text without the comments that call a field a stand-in, or without those that `isOld`. */
export const withoutStandInComments = (
  text: string,
  node: YamlNode,
  isOld = (_comment: string): boolean => true,
): string =>
  commentsAbout(text, node)
    .filter(({ comment }) => isOld(comment))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
