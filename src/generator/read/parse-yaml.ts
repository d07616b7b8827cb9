import type { Document, Pair, YAMLError } from 'yaml';
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
  // We look for duplicates below: the parser would compare each name with all earlier names.
  const document = yamlParser().parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });
  const [first]: YAMLError[] = [...document.errors, ...document.warnings];
  const repeated = repeatedFields(document, text);
  const shared = first || repeated.length ? undefined : anchorOrAlias(document, text);
  const flaws = [...repeated, ...(first ? [explainYaml(first, document, text)] : []), ...(shared ? [shared] : [])];
  return { value: flaws.length ? undefined : document.toJS(), flaws };
}

function repeatedFields(document: Document, text: string): Flaw[] {
  const flaws: Flaw[] = [];
  yamlParser().visit(document, {
    Map(_, { items }) {
      const first = new Map<string, Pair>();
      for (const pair of items) {
        const name = nameOf(pair);
        const before = first.get(name);
        if (before)
          flaws.push({
            offset: startOfName(pair),
            message: `"${name}" appears here a second time; the first is on line ${positionAt(text, startOfName(before)).line}. Keep one of the two.`,
          });
        else first.set(name, pair);
      }
    },
  });
  return flaws.sort((a, b) => a.offset - b.offset);
}

const startOfName = ({ key }: Pair): number => (yamlParser().isNode(key) && key.range?.[0]) || 0;

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
  return offset < 0
    ? undefined
    : {
        offset,
        message: `Text that begins with ${text[offset]} must be in quotes. If it refers to something written elsewhere, write that out: content files have no anchors or aliases.`,
      };
}
