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
  const repeated = errors.filter((error) => error.code === 'DUPLICATE_KEY');
  const [first] = errors.filter((error) => error.code !== 'DUPLICATE_KEY');
  const flaws = [
    ...repeated.map(({ pos: [offset] }) => ({ offset, message: repeatedField(document, text, offset) })),
    ...(first ? [explainYaml(first, document, text)] : []),
  ];
  if (flaws.length) return { value: undefined, flaws };
  try {
    return { value: document.toJS(), flaws };
  } catch {
    return { value: undefined, flaws: [badAlias(document)] };
  }
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

// What YAML calls an alias is, in a content file, a text that happens to begin with a star.
function badAlias(document: Document): Flaw {
  let offset = 0;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) || node.resolve(document)) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return { offset, message: 'Text that begins with * must stand in quotes.' };
}
