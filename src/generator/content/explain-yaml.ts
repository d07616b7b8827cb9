import type { Document, ErrorCode, YAMLError } from 'yaml';
import { explainIndent, mendedIndent } from './explain-indent.ts';
import type { TextMistake } from '../mistake.ts';
import { yamlParser } from './yaml-parser.ts';
import { endOfLine, startOfLine } from './yaml-tree.ts';

const NO_FIELD =
  'This line is not a field. A field is a name, a colon, a space and a value, such as name: Robin. Text that runs on must be indented further than its field.';

/** Advice that is the same wherever the error is. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'This line is indented with a tab. Indent with spaces, two for each level.',
  BLOCK_AS_IMPLICIT_KEY:
    'A colon followed by a space makes this a field inside a field. If it is one text, put the whole text in quotes, such as heading: "Robin: a portrait". If it is a separate field, indent it like the fields around it.',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  BAD_DQ_ESCAPE:
    'Inside double quotes, a backslash starts an escape code, and this code does not exist. Write two backslashes for one, or use single quotes.',
  MULTIPLE_DOCS:
    'A line of three hyphens starts a second document, but a content file has only one. Delete the line.',
};
const MUST_BE_QUOTED: ErrorCode[] = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'];

const OF_TEXT_ABOVE = 'If it is part of the text above it, put all of that text in quotes.';
const STRANGE_SPACE =
  'This line begins with a space of another kind, as copied text may have. Delete it, and indent with ordinary spaces.';
const IN_BRACES =
  'The fields between { and } cannot be read. Here or before, a comma between two fields or a quotation mark is missing. An example is { name: Robin, born: "1990" }.';

const MERGE =
  'This line is left from a merge of two versions. Keep one version of the lines between <<<<<<< and >>>>>>>, and delete the three lines with these signs.';

/** Advice for a YAML error in a sentence or two, with its position. */
export function explainYaml(
  { code, pos: [at], message }: YAMLError,
  document: Document,
  text: string,
): TextMistake {
  const explain = (advice: string, offset = at): TextMistake => ({ offset, message: advice });
  const strange = text.search(/^ *[^\S\n\r\t ]/m);
  if (strange >= 0 && strange <= at) return explain(STRANGE_SPACE, strange);
  const marker = /^(?:<{7}|={7}|>{7}|\|{7})(?= |\r?$)/m.exec(text);
  if (marker) return explain(MERGE, marker.index);
  const over = document.errors.find(
    (error) => error.code === 'MULTILINE_IMPLICIT_KEY' && error.pos[0] === at,
  );
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && over) {
    const { offset, message: advice } = explainIndent(text, startOfLine(text, over.pos[1]));
    return explain(`${advice} ${OF_TEXT_ABOVE}`, offset);
  }
  const { opener, start, hasFields } = valueOnLine(text, at);
  const list = opener === '[' ? quotedItems(text, start) : undefined;
  if (list)
    return explain(
      `Inside [ and ], text with a placeholder must be in quotes. Write ${list}`,
      start,
    );
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && opener !== '"') {
    const quoted = text.slice(start, endOfLine(text, start)).replace(/["\\]/g, '\\$&').trim();
    const before = text.slice(startOfLine(text, at), start).trim();
    if (/\S: /.test(quoted)) return explain(`${ADVICE[code]} As one text: ${before} "${quoted}".`);
  }
  if (hasFields && ['UNEXPECTED_TOKEN', 'BLOCK_IN_FLOW'].includes(code))
    return explain(text[at] === '}' ? 'There is one } too many here. Delete it.' : IN_BRACES);
  const outOfLine = code === 'BLOCK_AS_IMPLICIT_KEY' && mendedIndent(text, at);
  if (outOfLine) return outOfLine;
  const advice = MUST_BE_QUOTED.includes(code)
    ? `Text that begins with ${text[at]} must be in quotes.`
    : ADVICE[code];
  if (advice) return explain(advice);
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return explain(
      'The quotation mark that opens this text is never closed. Put one at the end of the text.',
      unclosed(document, at),
    );
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) {
    const offset = unclosed(document, at);
    const [open, close] = text[offset] === '[' ? '[]' : '{}';
    return explain(
      `The ${open} here is never closed. Put a ${close} at the end, or put the whole text in quotes if ${open} is part of it.`,
      offset,
    );
  }
  if (message.includes('between flow')) return explain('A comma is missing before this.');
  if (code === 'MISSING_CHAR' && !/^\s*(?:- +)*[\w-]*:\s/.test(text.slice(startOfLine(text, at))))
    return explain(NO_FIELD);
  if (code === 'MISSING_CHAR' || code === 'BAD_INDENT') return explainIndent(text, at);
  if (code !== 'NON_STRING_KEY' && code !== 'UNEXPECTED_TOKEN')
    return explain(`This cannot be read as YAML. The parser says: ${message.split('\n')[0]}.`);

  switch (opener) {
    case '{':
    case '[':
    case '*':
      return explain(`Text that begins with ${opener} must be in quotes.`, start);
    case '"':
    case "'":
      return explain(
        'The text goes on after its closing quotation mark. Quote all of it, and choose the quotation mark that the text itself does not use.',
      );
    case '>':
    case '|':
      return explain(`After ${opener} the text starts on the next line, indented.`);
    default:
      return (
        mendedIndent(text, at) ??
        explain(
          'This line does not fit the lines above it. Compare its indentation and its hyphens with its neighbors.',
        )
      );
  }
}

/**
 * The value on an offset's line, after hyphens and a field's name: its first character, where it
 * starts, and whether it is fields in braces.
 */
function valueOnLine(
  text: string,
  offset: number,
): { opener: string | undefined; start: number; hasFields: boolean } {
  const line = startOfLine(text, offset);
  const before = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(text.slice(line))?.[0] ?? '';
  const start = line + before.length;
  return { opener: text[start], start, hasFields: /^\{ *[\w-]+: /.test(text.slice(start, offset)) };
}

/**
 * A list of one line, rewritten with quotes around each text with a placeholder. Undefined if no
 * such list is there, or it has quotes.
 */
function quotedItems(text: string, start: number): string | undefined {
  const items = /^\[([^[\]"']*\{[\w.-]+\}[^[\]"']*)\]\s*$/
    .exec(text.slice(start, endOfLine(text, start)))?.[1]
    ?.split(',');
  return (
    items &&
    `[${items.map((item) => (item.includes('{') ? `"${item.trim()}"` : item.trim())).join(', ')}].`
  );
}

/**
 * The start of the innermost quoted text, list or group that is still open at an offset; otherwise
 * the offset.
 */
function unclosed(document: Document, at: number): number {
  const { isCollection, isScalar, visit } = yamlParser();
  let found = at;
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [at, at];
      const isOpen =
        (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow);
      if (isOpen && start < at && end >= at - 1) found = start;
    },
  });
  return found;
}
