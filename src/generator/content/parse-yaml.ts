import { CORE_SCHEMA, loadAll, type YAMLException } from 'js-yaml';
import type { Document } from 'yaml';
import {
  explainIndent,
  explainYaml,
  NO_FIELD,
  type SyntaxMistake,
  yamlParser,
} from './explain-yaml.ts';

type ParsedYaml = { value: unknown; mistakes: SyntaxMistake[] };

/**
 * A save parses all texts again, which takes 15 ms, but most are unchanged. The cache is emptied at
 * this size.
 */
const MAX_REMEMBERED = 1000;
const parsedTexts = new Map<string, ParsedYaml>();

/**
 * Reads one YAML 1.2 file. Reports only the first error of the parser: after that, its messages are
 * not useful. The full parser, which is five times slower, only explains mistakes and finds syntax
 * that content files must not use. The value is cached: do not change it.
 */
export function parseYaml(text: string): ParsedYaml {
  const remembered = parsedTexts.get(text);
  if (remembered) return remembered;
  if (parsedTexts.size >= MAX_REMEMBERED) parsedTexts.clear();
  const { value, refused } = parseWithJsYaml(text);
  const mistakes = refused || NEEDS_FULL_PARSER.test(text) ? syntaxMistakes(text, refused) : [];
  const parsed = { value: mistakes.length > 0 ? undefined : value, mistakes };
  parsedTexts.set(text, parsed);
  return parsed;
}

/** At the start of a value: anchors, aliases, tags, a # that may be text, a field without name. */
const AT_START = String.raw`(?:^|[\s,[{:-])(?:[&*](?! )|[!?]|#(?=[^\s#])|:(?=\s))`;
const CONTROL = String.raw`[^\n\P{Cc}]|[\u2028\u2029\ufeff]`;
/** At the start of a line: a directive, or the start or end of a document. */
const DOCUMENT = String.raw`^(?:%|-(?=--)|\.(?=\.\.))`;

const NEEDS_FULL_PARSER = new RegExp(`${AT_START}|${CONTROL}|${DOCUMENT}`, 'mu');

function parseWithJsYaml(text: string) {
  try {
    const [value = null] = loadAll(text, { schema: CORE_SCHEMA });
    return { value };
  } catch (error) {
    return { refused: error as YAMLException };
  }
}

/** The mistakes of the first kind that occurs. */
function syntaxMistakes(text: string, refused: YAMLException | undefined): SyntaxMistake[] {
  const refusedAt = refused?.mark?.position ?? 0;
  if (refused?.reason?.startsWith('nesting')) return [{ offset: refusedAt, message: TOO_DEEP }];
  const document = yamlParser().parseDocument(text, {
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  });
  const [error] = [...document.errors, ...document.warnings];
  const finders = [
    () => (error ? [explainYaml(error, document, text)] : []),
    () => anchors(document, text),
    // js-yaml refuses some indentation that the full parser accepts.
    () => (refused ? [explainIndent(text, refusedAt)] : []),
    () => cutTexts(document, text),
  ];
  for (const find of finders) {
    const mistakes = find();
    if (mistakes.length > 0) return mistakes;
  }
  return [];
}

// In a content file, an anchor, alias or tag is mostly a text that happens to begin with that
// character. A real alias, which follows its anchor, could contain itself or expand without end.
function anchors(document: Document, text: string): SyntaxMistake[] {
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
 * Texts that YAML cuts at a #, such as `Who is #1 here?`, and fields without a name. People write a
 * note with a space after the #.
 */
function cutTexts(document: Document, text: string): SyntaxMistake[] {
  const mistakes: SyntaxMistake[] = [];
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
