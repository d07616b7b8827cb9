import type { Document, ParsedNode } from 'yaml';
import { explainYaml } from './explain-yaml.ts';
import { positionAt } from './position-at.ts';
import { nameOf } from './locate.ts';
import { quickYaml } from './quick-yaml.ts';
import { yamlParser } from './yaml-parser.ts';

/** A mistake in a file's text. */
export type Flaw = { offset: number; message: string };

/**
 * Reads one YAML 1.2 file. Reports all duplicate fields and unknown tags, but only the first syntax error: after that, a
 * parser's messages are not useful.
 */
export function parseYaml(text: string): { value: unknown; flaws: Flaw[] } {
  const quick = quickYaml(text);
  if (quick) return { value: quick, flaws: [] };
  const repeated: Flaw[] = [];
  const isRepeated = (first: ParsedNode, again: ParsedNode): boolean => {
    const name = nameOf(again);
    if (nameOf(first) !== name) return false;
    const { line } = positionAt(text, first.range[0]);
    repeated.push({
      offset: again.range[0],
      message: `"${name}" appears here a second time; the first is on line ${line}. Keep one of the two.`,
    });
    return true;
  };
  const document = yamlParser().parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: isRepeated, logLevel: 'error' });
  const [first] = [...document.errors, ...document.warnings].filter(({ code }) => code !== 'DUPLICATE_KEY');
  const flaws = first ? [...repeated, explainYaml(first, document, text)] : repeated;
  const shared = flaws.length > 0 ? undefined : anchorOrAlias(document, text);
  if (shared) flaws.push(shared);
  return { value: flaws.length > 0 ? undefined : document.toJS(), flaws };
}

// In a content file, an anchor, alias or tag is mostly a text that happens to begin with that character. A real alias
// could contain itself or expand without end.
function anchorOrAlias(document: Document, text: string): Flaw | undefined {
  const { visit, isAlias } = yamlParser();
  let offset = -1;
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) offset = node.range![0];
      else if (node.anchor) offset = text.lastIndexOf(`&${node.anchor}`, node.range![0]);
      return offset < 0 ? undefined : visit.BREAK;
    },
  });
  if (offset < 0) return undefined;
  const message = `Text that begins with ${text[offset]} must be in quotes. If it refers to something written elsewhere, write that out: content files have no anchors or aliases.`;
  return { offset, message };
}
