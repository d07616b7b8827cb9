import type { Document, ErrorCode, YAMLError } from 'yaml';
import { requirePackage } from '../base/require-package.ts';
import { skipBlanksAndComments, startOfLine } from './yaml-tree.ts';

/** A syntax mistake in a YAML text, at the offset of its first character. */
export type SyntaxMistake = { offset: number; message: string };

export const NO_FIELD =
  'This line is not a field. ' +
  'A field is a name, a colon, a space and a value, such as name: Robin. ' +
  'Text that runs on must be indented further than its field.';

/** An error of the parser, and the text around it. */
type ErrorContext = {
  /** The parser's message, because some errors have no code of their own. */
  message: string;
  /** The offset of the error. */
  at: number;
  /** The character with which the value of its line begins, and the offset of that. */
  firstChar: string;
  valueAt: number;
  /**
   * The offset of a line that may begin in the wrong column: where a name ends that the parser took
   * from several lines, or the error itself if only white space is before it.
   */
  misplacedAt?: number;
  text: string;
  document: Document;
};

type Explanation = {
  codes?: readonly ErrorCode[];
  fits?: (context: ErrorContext) => boolean;
  explain: string | ((context: ErrorContext) => SyntaxMistake | string);
};

const UNEXPECTED_CODES: readonly ErrorCode[] = ['NON_STRING_KEY', 'UNEXPECTED_TOKEN'];

/** The first entry that lists the code of an error, and fits it, explains it. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    fits: ({ misplacedAt }) => misplacedAt !== undefined,
    explain: ({ text, misplacedAt }) => explainIndent(text, misplacedAt!),
  },
  {
    codes: ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'],
    explain: ({ text, at }) => mustBeQuoted(text[at]!),
  },
  {
    codes: ['DUPLICATE_KEY'],
    explain: 'The same group has a field of this name above. Keep one of the two.',
  },
  {
    codes: ['TAB_AS_INDENT'],
    explain: 'This line is indented with a tab. Indent with spaces, two for each level.',
  },
  {
    codes: ['BLOCK_AS_IMPLICIT_KEY'],
    explain:
      'A colon followed by a space makes this a field inside a field. If it is one text, put the ' +
      'whole text in quotes, such as heading: "Robin: a portrait". If it is a separate field, ' +
      'indent it like the fields around it.',
  },
  { codes: ['MULTILINE_IMPLICIT_KEY'], explain: NO_FIELD },
  {
    codes: ['MULTIPLE_DOCS'],
    explain:
      'A line of three hyphens starts a second document, but a content file has only one. ' +
      'Delete the line.',
  },
  {
    codes: ['MISSING_CHAR'],
    fits: ({ message }) => message.includes('quote'),
    explain: ({ document, at }) => ({
      offset: unclosed(document, at),
      message:
        'The quotation mark that opens this text is never closed. Put one at the end of the text.',
    }),
  },
  {
    codes: ['BAD_INDENT', 'BLOCK_IN_FLOW'],
    fits: ({ message }) => /flow/i.test(message),
    explain: ({ document, at, text }) => {
      const offset = unclosed(document, at);
      const [open, close] = text[offset] === '[' ? '[]' : '{}';
      const message =
        `The ${open} here is never closed. Put a ${close} at the end, or put the whole text in ` +
        `quotes if ${open} is part of it.`;
      return { offset, message };
    },
  },
  {
    fits: ({ message }) => message.includes('between flow'),
    explain: 'A comma is missing before this.',
  },
  {
    codes: ['MISSING_CHAR'],
    fits: ({ text, at }) => !/^\s*(?:- +)*[\w-]*:\s/.test(text.slice(startOfLine(text, at))),
    explain: NO_FIELD,
  },
  {
    codes: ['MISSING_CHAR', 'BAD_INDENT'],
    explain: ({ text, at }) => explainIndent(text, at),
  },
  {
    codes: UNEXPECTED_CODES,
    fits: ({ firstChar }) => '{[*'.includes(firstChar),
    explain: ({ firstChar, valueAt }) => ({ offset: valueAt, message: mustBeQuoted(firstChar) }),
  },
  {
    codes: UNEXPECTED_CODES,
    fits: ({ firstChar }) => `"'`.includes(firstChar),
    explain:
      'The text goes on after its closing quotation mark. Quote all of it, and choose the ' +
      'quotation mark that the text itself does not use.',
  },
  {
    codes: UNEXPECTED_CODES,
    fits: ({ firstChar }) => '>|'.includes(firstChar),
    explain: ({ firstChar }) => `After ${firstChar} the text starts on the next line, indented.`,
  },
  { codes: UNEXPECTED_CODES, explain: ({ text, at }) => explainIndent(text, at) },
  {
    explain: ({ message }) =>
      `This cannot be read as YAML. The parser says: ${message.split('\n')[0]}.`,
  },
];

/** Advice for a YAML error in a sentence or two, with its position. */
export function explainYaml(error: YAMLError, document: Document, text: string): SyntaxMistake {
  const [at] = error.pos;
  const strangeSpaceAt = text.search(/^ *[^\S\n\r\t ]/m);
  if (strangeSpaceAt >= 0 && strangeSpaceAt <= at)
    return {
      offset: strangeSpaceAt,
      message:
        'This line begins with a space of another kind, as copied text may have. ' +
        'Delete it, and indent with ordinary spaces.',
    };
  const mergeMark = /^(?:<{7}|={7}|>{7}|\|{7})(?= |\r?$)/m.exec(text);
  if (mergeMark)
    return {
      offset: mergeMark.index,
      message:
        'This line is left from a merge of two versions. Keep one version of the lines between ' +
        '<<<<<<< and >>>>>>>, and delete the three lines with these marks.',
    };
  const context = contextOf(error, document, text);
  const { explain } = EXPLANATIONS.find(
    ({ codes, fits }) => (!codes || codes.includes(error.code)) && (!fits || fits(context)),
  )!;
  const explained = typeof explain === 'string' ? explain : explain(context);
  return typeof explained === 'string' ? { offset: at, message: explained } : explained;
}

function contextOf(
  { pos: [at], message }: YAMLError,
  document: Document,
  text: string,
): ErrorContext {
  const start = startOfLine(text, at);
  const valueAt = start + /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(text.slice(start))![0].length;
  const longName = document.errors.find(
    (error) => error.code === 'MULTILINE_IMPLICIT_KEY' && error.pos[0] === at,
  );
  return {
    message,
    at,
    firstChar: text[valueAt] ?? ' ',
    valueAt,
    misplacedAt: longName?.pos[1] ?? (text.slice(start, at).trim() === '' ? at : undefined),
    text,
    document,
  };
}

const mustBeQuoted = (char: string) =>
  `Text that begins with ${char} must be in quotes.${OTHERWISE[char] ?? ''}`;

/** More advice for a character that begins a list or a group. */
const OTHERWISE: Record<string, string> = {
  '[': ' If it is a list, put each text in it in quotes.',
  '{':
    ' If these are fields, a comma between two of them or a quotation mark is missing, or there ' +
    'is a } too many.',
};

/** Advice for a line that begins too far left or right. */
export function explainIndent(text: string, offset: number): SyntaxMistake {
  const contentAt = skipBlanksAndComments(text, startOfLine(text, offset));
  const start = startOfLine(text, contentAt);
  const here = contentAt - start;
  const lines = text.slice(0, start).split('\n');
  const above = lines.findLast((line) => /^ *[^\s#]/.test(line))?.search(/\S/) ?? here;
  const than = above === here ? '' : `, the line above it with ${spaces(above)}`;
  return {
    offset: contentAt,
    message:
      'This line is not indented like the lines around it. Perhaps it lacks their hyphen. Fields ' +
      `that belong together must start at the same column. It begins with ${spaces(here)}${than}.`,
  };
}

const spaces = (count: number) =>
  count === 1 ? 'one space' : count === 0 ? 'no space' : `${count} spaces`;

/**
 * The start of the innermost quoted text, list or group that is still open at an offset; otherwise
 * the offset.
 */
function unclosed(document: Document, at: number): number {
  const { isCollection, isScalar, visit } = yamlParser();
  let opening = at;
  visit(document, {
    Node(_, node) {
      const [start, end] = node.range ?? [at, at];
      const isOpen =
        (isScalar(node) && node.type?.startsWith('QUOTE')) || (isCollection(node) && node.flow);
      if (isOpen && start < at && end >= at - 1) opening = start;
    },
  });
  return opening;
}

/**
 * The full YAML parser, loaded on first use. Loading takes as long as reading all content, and it
 * is rarely needed.
 */
export const yamlParser = (): typeof import('yaml') => requirePackage('yaml');
