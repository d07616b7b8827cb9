import { CORE_SCHEMA, loadAll, type YAMLException } from 'js-yaml';
import type { Document, ParsedNode } from 'yaml';
import type { TextMistake } from '../base/mistake.ts';
import { explainIndent, explainYaml, NO_FIELD, yamlParser } from './explain-yaml.ts';
import { positionAt } from './position-at.ts';

type Parsed = { value: unknown; mistakes: TextMistake[] };

/** Saves and drafts parse the same texts again. The cache is emptied when it holds so many. */
const MOST_REMEMBERED = 1000;
const parsedTexts = new Map<string, Parsed>();

/**
 * Reads one YAML 1.2 file. Reports all duplicate fields, but only the first unknown tag or syntax
 * error: after that, a parser's messages are not useful. The full parser, which is five times
 * slower, only explains what is wrong, or looks at what content files must not use. Nobody may
 * change the value.
 */
export function parseYaml(text: string): Parsed {
  const remembered = parsedTexts.get(text);
  if (remembered) return remembered;
  if (parsedTexts.size >= MOST_REMEMBERED) parsedTexts.clear();
  const { value, refused } = readFast(text);
  const mistakes = refused || UNUSUAL.test(text) ? mistakesIn(text, refused) : [];
  const parsed = { value: mistakes.length > 0 ? undefined : value, mistakes };
  parsedTexts.set(text, parsed);
  return parsed;
}

/** At the start of a value: anchors, aliases, tags, a # that may be text, a field without name. */
const AT_START = String.raw`(?:^|[\s,[{:-])(?:[&*](?! )|[!?]|#(?=[^\s#])|:(?=\s))`;
const CONTROL = String.raw`[^\n\P{Cc}]|[\u2028\u2029\ufeff]`;
/** At the start of a line: what begins or ends a document. */
const DOCUMENT = String.raw`^(?:%|-(?=--)|\.(?=\.\.))`;

/** The class in front skips most characters at once, which saves a third of the time. */
const UNUSUAL = new RegExp(
  String.raw`[&*!?#:%.\-\p{Cc}\u2028\u2029\ufeff](?<=${AT_START}|${CONTROL}|${DOCUMENT})`,
  'mu',
);

function readFast(text: string): { value?: unknown; refused?: YAMLException } {
  try {
    const [value = null] = loadAll(text, { schema: CORE_SCHEMA });
    return { value };
  } catch (error) {
    return { refused: error as YAMLException };
  }
}

function mistakesIn(text: string, refused: YAMLException | undefined): TextMistake[] {
  const refusedAt = refused?.mark?.position ?? 0;
  if (refused?.reason?.startsWith('nesting')) return [{ offset: refusedAt, message: TOO_DEEP }];
  const mistakes: TextMistake[] = [];
  const { isScalar, parseDocument } = yamlParser();
  const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);
  const isRepeated = (first: ParsedNode, again: ParsedNode): boolean => {
    const name = nameOf(again);
    if (nameOf(first) !== name) return false;
    const { line } = positionAt(text, first.range[0]);
    mistakes.push({
      offset: again.range[0],
      message:
        `"${name}" appears here a second time; the first is on line ${line}. ` +
        'Keep one of the two.',
    });
    return true;
  };
  const document = parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: isRepeated,
    logLevel: 'error',
  });
  const [first] = [...document.errors, ...document.warnings].filter(
    ({ code }) => code !== 'DUPLICATE_KEY',
  );
  if (first) mistakes.push(explainYaml(first, document, text));
  if (mistakes.length === 0) mistakes.push(...anchors(document, text));
  // js-yaml refuses some indentation that the full parser accepts.
  if (mistakes.length === 0 && refused) mistakes.push(explainIndent(text, refusedAt));
  if (mistakes.length === 0) mistakes.push(...cutTexts(document, text));
  return mistakes;
}

// In a content file, an anchor, alias or tag is mostly a text that happens to begin with that
// character. A real alias, which follows its anchor, could contain itself or expand without end.
function anchors(document: Document, text: string): TextMistake[] {
  const { isAlias, visit } = yamlParser();
  let offset = -1;
  visit(document, {
    Node(_, node) {
      if ('anchor' in node && node.anchor)
        offset = text.lastIndexOf(`&${node.anchor}`, node.range![0]);
      else if (isAlias(node)) offset = node.range![0];
      return offset < 0 ? undefined : visit.BREAK;
    },
  });
  if (offset < 0) return [];
  const message =
    `Text that begins with ${text[offset]} must be in quotes. If it refers to something written ` +
    'elsewhere, write that out: content files have no anchors or aliases.';
  return [{ offset, message }];
}

/**
 * Texts such as `Who is #1 here?`, which YAML ends before the #. People write a note with a space
 * after the #.
 */
function cutTexts(document: Document, text: string): TextMistake[] {
  const mistakes: TextMistake[] = [];
  const { isScalar, visit } = yamlParser();
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.source === '' && key.type === 'PLAIN')
        mistakes.push({ offset: key.range![0], message: NO_FIELD });
    },
    Scalar(_, { type, value, range }) {
      if (type !== 'PLAIN' || typeof value !== 'string') return;
      const cut = /^[ \t]+#(?=[^\s#])/.exec(text.slice(range![1]))?.[0];
      if (cut !== undefined) mistakes.push({ offset: range![1] + cut.length - 1, message: CUT });
    },
  });
  return mistakes;
}

const CUT =
  'A # after a space begins a note, so the text ends before it. ' +
  'If it is part of the text, put the whole text in quotes. ' +
  'If it is a note, put a space after the #.';

const TOO_DEEP =
  'This file has more than a hundred levels of fields or lists inside each other. No field needs ' +
  'so many: delete the brackets, hyphens or spaces that are too many here.';
