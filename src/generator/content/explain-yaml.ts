import type { Document, ErrorCode, YAMLError } from 'yaml';
import type { TextMistake } from '../mistake.ts';
import { yamlParser } from './yaml-parser.ts';
import { skipNotes, startOfLine } from './yaml-tree.ts';

const NO_FIELD =
  'This line is not a field. A field is a name, a colon, a space and a value, such as name: Robin. ' +
  'Text that runs on must be indented further than its field.';
const STRANGE_SPACE =
  'This line begins with a space of another kind, as copied text may have. ' +
  'Delete it, and indent with ordinary spaces.';
const MERGE =
  'This line is left from a merge of two versions. Keep one version of the lines between <<<<<<< ' +
  'and >>>>>>>, and delete the three lines with these signs.';

/** Advice that is the same wherever the error is. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'This line is indented with a tab. Indent with spaces, two for each level.',
  BLOCK_AS_IMPLICIT_KEY:
    'A colon followed by a space makes this a field inside a field. If it is one text, put the ' +
    'whole text in quotes, such as heading: "Robin: a portrait". If it is a separate field, ' +
    'indent it like the fields around it.',
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  BAD_DQ_ESCAPE:
    'Inside double quotes, a backslash starts an escape code, and this code does not exist. ' +
    'Write two backslashes for one, or use single quotes.',
  MULTIPLE_DOCS:
    'A line of three hyphens starts a second document, but a content file has only one. ' +
    'Delete the line.',
};
const MUST_BE_QUOTED: ErrorCode[] = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'];

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
  const below = document.errors.find(
    (error) => error.code === 'MULTILINE_IMPLICIT_KEY' && error.pos[0] === at,
  );
  const start = startOfLine(text, at);
  const isFirst = text.slice(start, at).trim() === '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && (below || isFirst))
    return explainIndent(text, below?.pos[1] ?? at);
  if (MUST_BE_QUOTED.includes(code)) return explain(mustBeQuoted(text[at]!));
  const advice = ADVICE[code];
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
      `The ${open} here is never closed. Put a ${close} at the end, or put the whole text in ` +
        `quotes if ${open} is part of it.`,
      offset,
    );
  }
  if (message.includes('between flow')) return explain('A comma is missing before this.');
  const line = text.slice(start);
  if (code === 'MISSING_CHAR' && !/^\s*(?:- +)*[\w-]*:\s/.test(line)) return explain(NO_FIELD);
  if (code === 'MISSING_CHAR' || code === 'BAD_INDENT') return explainIndent(text, at);
  if (code !== 'NON_STRING_KEY' && code !== 'UNEXPECTED_TOKEN')
    return explain(`This cannot be read as YAML. The parser says: ${message.split('\n')[0]}.`);

  const before = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line)![0].length;
  const opener = line[before]!;
  if ('{[*'.includes(opener)) return explain(mustBeQuoted(opener), start + before);
  if (`"'`.includes(opener))
    return explain(
      'The text goes on after its closing quotation mark. Quote all of it, and choose the ' +
        'quotation mark that the text itself does not use.',
    );
  if ('>|'.includes(opener))
    return explain(`After ${opener} the text starts on the next line, indented.`);
  return explainIndent(text, at);
}

const mustBeQuoted = (sign: string): string =>
  `Text that begins with ${sign} must be in quotes.${OTHERWISE[sign] ?? ''}`;

/** What a sign begins that is no text. */
const OTHERWISE: Record<string, string> = {
  '[': ' If it is a list, put each text in it in quotes.',
  '{':
    ' If these are fields, a comma between two of them or a quotation mark is missing, or there ' +
    'is a } too many.',
};

/** Advice for a line that begins too far left or right. */
export function explainIndent(text: string, offset: number): TextMistake {
  const first = skipNotes(text, startOfLine(text, offset));
  const start = startOfLine(text, first);
  const here = first - start;
  const lines = text.slice(0, start).split('\n');
  const above = lines.findLast((line) => /^ *[^\s#]/.test(line))?.search(/\S/) ?? here;
  const than = above === here ? '' : `, the line above it with ${spaces(above)}`;
  return {
    offset: first,
    message:
      'This line is not indented like the lines around it, or lacks their hyphen. Fields that ' +
      `belong together must start at the same column. It begins with ${spaces(here)}${than}.`,
  };
}

const spaces = (count: number): string =>
  count === 1 ? 'one space' : count === 0 ? 'no space' : `${count} spaces`;

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
