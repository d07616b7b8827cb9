/**
 * Reads the plain part of YAML that content files are mostly written in: groups and lists by indentation, texts on one
 * line, folded texts (`>-`), short lists and groups in brackets. Answers undefined for everything else, right or wrong: then the
 * full parser has to read the file. What it does answer is what the full parser would say, in a twentieth of the time.
 */
export function quickYaml(text: string): object | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const reader = new Reader(text);
    return reader.document();
  } catch (error) {
    if (error === NOT_PLAIN) return undefined;
    throw error;
  }
}

/** Control characters, tabs, spaces at the end of a line, and lines that begin or end a document. */
const UNUSUAL = /[^\n\P{Cc}]|[\u2028\u2029\ufeff]| \n| $|^(?:---|\.\.\.|%)/mu;

const NOT_PLAIN = Symbol('not plain');

function notPlain(): never {
  throw NOT_PLAIN;
}

/** No content file is indented further. A file without end would need a stack without end. */
const DEEPEST = 40;

const FIELD = /^([A-Za-z][\w-]*):(?: +(.*))?$/;

class Reader {
  private readonly lines: string[];
  /** The line to read next, its text without indentation, and how far it is indented; -1 after the last. */
  private next = -1;
  private text = '';
  private indent = -1;

  constructor(text: string) {
    this.lines = text.split('\n');
    this.advance();
  }

  document(): object {
    const value = this.isItem() ? this.list(0) : this.group(0);
    return this.indent === -1 ? value : notPlain();
  }

  /** Goes on to the next line that is neither empty nor a comment. */
  private advance(): void {
    for (this.next += 1; this.next < this.lines.length; this.next++) {
      const line = this.lines[this.next]!;
      let indent = 0;
      while (line.charCodeAt(indent) === 0x20) indent += 1;
      if (indent === line.length || line[indent] === '#') continue;
      this.indent = indent;
      this.text = indent === 0 ? line : line.slice(indent);
      return;
    }
    this.indent = -1;
  }

  private isItem(): boolean {
    return this.text.startsWith('- ');
  }

  private group(indent: number): Record<string, unknown> {
    if (this.indent !== indent || indent > DEEPEST) notPlain();
    const group: Record<string, unknown> = {};
    while (this.indent === indent && !this.isItem()) {
      const [, name, value] = FIELD.exec(this.text) ?? notPlain();
      if (Object.hasOwn(group, name!) || plain(name!) !== name) notPlain();
      group[name!] = value ? this.scalar(value, indent) : this.nested(indent);
    }
    return this.indent > indent ? notPlain() : group;
  }

  /** What a field holds that has nothing after its colon. */
  private nested(indent: number): unknown {
    this.advance();
    if (this.indent === indent && this.isItem()) return this.list(indent);
    if (this.indent <= indent) return null;
    return this.isItem() ? this.list(this.indent) : this.group(this.indent);
  }

  private list(indent: number): unknown[] {
    if (this.indent !== indent || indent > DEEPEST) notPlain();
    const list: unknown[] = [];
    while (this.indent === indent && this.isItem()) {
      const value = this.text.slice(1).trimStart();
      if (!FIELD.test(value)) {
        list.push(this.scalar(value, indent));
        continue;
      }
      // The first field of a group is beside the hyphen, the others below it.
      this.indent += this.text.length - value.length;
      this.text = value;
      list.push(this.group(this.indent));
    }
    return this.indent > indent ? notPlain() : list;
  }

  /** A value that begins on this line; `indent` is that of its field or hyphen. */
  private scalar(value: string, indent: number): unknown {
    if (value === '>-') return this.folded(indent);
    const scalar = onOneLine(value);
    this.advance();
    // Text that runs on.
    return this.indent > indent ? notPlain() : scalar;
  }

  private folded(indent: number): string {
    let text = '';
    let breaks = 0;
    const first = this.lines[this.next + 1] ?? '';
    const inner = first.search(/[^ ]/);
    if (inner <= indent) notPlain();
    const margin = ' '.repeat(inner);
    let at = this.next + 1;
    for (; at < this.lines.length; at++) {
      const line = this.lines[at]!;
      if (line === '') {
        breaks += 1;
        continue;
      }
      if (!line.startsWith(margin)) break;
      // Lines that are indented further are not folded.
      if (line[inner] === ' ') notPlain();
      if (text !== '') text += breaks === 0 ? ' ' : '\n'.repeat(breaks);
      text += line.slice(inner);
      breaks = 0;
    }
    this.next = at - 1;
    this.advance();
    return this.indent > indent ? notPlain() : text;
  }
}

function onOneLine(value: string): unknown {
  const first = value[0];
  if (first === '"' || first === "'") return quoted(value) ?? notPlain();
  if (first === '[') return shortList(value);
  if (first === '{') return shortGroup(value);
  // What gives a text another meaning: a sign at its start, a comment, a field inside a field.
  if (/^[-?:,\]}#&*!|>%@`]|: | #|:$/.test(value)) return /^-\d/.test(value) ? plain(value) : notPlain();
  return plain(value);
}

/** The text between quotes; undefined where it holds codes, or goes on after them. */
function quoted(value: string): string | undefined {
  if (/^"(?:[^"\\]|\\["\\])*"$/.test(value)) return value.slice(1, -1).replace(/\\(.)/g, '$1');
  return /^'(?:[^']|'')*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : undefined;
}

/** An item of a list or group in brackets, with the comma after it. */
const ITEM = /("[^"\\]*"|'(?:[^']|'')*'|-?\d[\d.]*|[^\s,[\]{}:#"'&*!|>%@`?-][^,[\]{}:#]*?) *(?:, +|$)/y;
const NAME = /([A-Za-z][\w-]*): +/y;

/** `[a, b]` on one line. */
function shortList(value: string): unknown[] {
  const inner = /^\[ *(.*?) *\]$/.exec(value)?.[1] ?? notPlain();
  const list: unknown[] = [];
  for (let at = 0; at < inner.length; ) {
    const [all, item] = matchAt(ITEM, inner, at);
    list.push(quoted(item!) ?? plain(item!));
    at += all.length;
  }
  return inner.endsWith(', ') ? notPlain() : list;
}

/** `{ a: 1, b: 2 }` on one line. */
function shortGroup(value: string): Record<string, unknown> {
  const inner = /^\{ *(.*?) *\}$/.exec(value)?.[1] ?? notPlain();
  const group: Record<string, unknown> = {};
  for (let at = 0; at < inner.length; ) {
    const [start, name] = matchAt(NAME, inner, at);
    const [all, item] = matchAt(ITEM, inner, at + start.length);
    if (Object.hasOwn(group, name!) || plain(name!) !== name) notPlain();
    group[name!] = quoted(item!) ?? plain(item!);
    at += start.length + all.length;
  }
  return group;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? notPlain();
}

/** A text without quotes: some words and all numbers are not texts. */
function plain(text: string): string | number | boolean {
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(?:[-+.]?[\d.]+(?:[eE][-+]?\d*)?|0[ox].*|[-+]?\.inf|\.nan|true|false|null|~)$/i.test(text) ? notPlain() : text;
}
