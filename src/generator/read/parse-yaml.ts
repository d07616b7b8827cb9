import { type Document, isAlias, isMap, isScalar, type Pair, parseDocument, visit, type YAMLError } from 'yaml';
import { nameOf, positionAt } from './locate.ts';
import { explainYaml } from './explain-yaml.ts';

export type Flaw = { offset: number; message: string };

/**
 * Reads one YAML 1.2 file. Duplicate fields and unknown tags are flaws. Of other flaws only the first is told:
 * what a parser says after it has lost its place helps nobody.
 */
export function parseYaml(text: string): { value: unknown; flaws: Flaw[] } {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' });
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const shared = errors.length ? undefined : anchorOrAlias(document, text);
  const repeated = errors.filter((error) => error.code === 'DUPLICATE_KEY');
  const [first] = errors.filter((error) => error.code !== 'DUPLICATE_KEY');
  const flaws = [
    ...repeated.map(({ pos: [offset] }) => ({ offset, message: repeatedField(document, text, offset) })),
    ...(first ? [explainYaml(first, document, text)] : []),
    ...(shared ? [shared] : []),
  ];
  return { value: flaws.length ? undefined : document.toJS(), flaws };
}

function repeatedField(document: Document, text: string, offset: number): string {
  let name = '';
  let firstAt = offset;
  visit(document, {
    Map(_, { items }) {
      const again = items.find((item) => startOfName(item) === offset);
      if (!again) return undefined;
      name = nameOf(again);
      firstAt = startOfName(items.find((item) => nameOf(item) === name)!) ?? offset;
      return visit.BREAK;
    },
  });
  return `"${name}" stands here a second time; the first is on line ${positionAt(text, firstAt).line}. Keep one of the two.`;
}

const startOfName = ({ key }: Pair): number | undefined => (isScalar(key) || isMap(key) ? key.range?.[0] : undefined);

// What YAML calls so is, in a content file, mostly a text that happens to begin with that sign. Meant in earnest, an
// alias can hold itself or grow without end.
function anchorOrAlias(document: Document, text: string): Flaw | undefined {
  let offset = -1;
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) offset = node.range![0];
      else if (node.anchor) offset = text.lastIndexOf(`&${node.anchor}`, node.range![0]);
      return offset < 0 ? undefined : visit.BREAK;
    },
  });
  return offset < 0 ? undefined : { offset, message: `Text that begins with ${text[offset]} must stand in quotes. If this is to stand for something written elsewhere, write it out: content files have no anchors and aliases.` };
}
