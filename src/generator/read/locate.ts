import { type Event, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { Position } from '../mistake.ts';
import { positionAt } from './position-at.ts';

/** The path of a field: names and list indexes from the top of the file. */
export type FieldPath = (string | number)[];

/** A content file that was read and parsed, with its path below the content folder and its path for messages. */
export type Source = { file: string; path: string; text: string; value: unknown };

/** Where a file writes a field, as offsets: the start of its name, and its value with its quotes. Only a text has an end. */
type Field = { name?: number; start?: number; end?: number; inner: Map<string | number, Field> };

/**
 * The position of a field: of its name, or with `part` of its value. For an item of a list, the position of its first
 * character. For a missing field, the position of the nearest group or list that would contain it.
 */
export function locateField(source: Source, path: FieldPath, part: 'name' | 'value' = 'name'): Position {
  let field = fieldsOf(source);
  let offset = field.start ?? 0;
  for (const [index, key] of path.entries()) {
    const inner = field.inner.get(key);
    if (!inner) break;
    const { name, start } = inner;
    offset = (index === path.length - 1 && part === 'value' ? (start ?? name) : (name ?? start)) ?? offset;
    field = inner;
  }
  return { file: source.path, ...positionAt(source.text, firstLetter(source.text, offset)) };
}

/**
 * The text at a path as the file writes it, with its quotes, and its offset. A block begins with the line break after its `>`
 * or `|`. For a missing field, the start of the file.
 */
export function writtenAt(source: Source, path: FieldPath): { start: number; end: number; written: string } {
  const field = path.reduce<Field | undefined>((outer, key) => outer?.inner.get(key), fieldsOf(source));
  const { start = 0, end = start } = field ?? {};
  return { start, end, written: source.text.slice(start, end) };
}

/**
 * Finds all matches of a pattern in the text at a path, and returns the offset in the file of the match with this index. If
 * the file has that match only as an escape code, returns the start of the text.
 */
export function offsetOfMatch(source: Source, path: FieldPath, pattern: RegExp, index: number): number {
  const { start, written } = writtenAt(source, path);
  let before = index;
  for (const match of written.matchAll(pattern)) if (before-- === 0) return start + match.index;
  return start;
}

/** The next offset that is not white space. */
export const firstLetter = (text: string, offset: number): number => offset + Math.max(0, text.slice(offset).search(/\S/));

const known = new WeakMap<Source, Field>();

/** The fields of a file, made on first use. */
function fieldsOf(source: Source): Field {
  const fields = known.get(source) ?? readFields(source.text);
  known.set(source, fields);
  return fields;
}

function readFields(text: string): Field {
  const events = parseEvents(text, {});
  // The first event is the document.
  let at = 1;
  let last = 0;
  const read = (name?: number): Field => {
    const event = events[at++]!;
    const field: Field = { name, ...rangeOf(event), inner: new Map() };
    last = field.end ?? last;
    // An empty item of a list.
    if (field.start === undefined && name === undefined) field.start = last + Math.max(0, text.slice(last).search(/^[ \t]*-/m));
    if (event.type === EVENT_ID.SCALAR) return field;
    while (events[at]!.type !== EVENT_ID.POP) {
      const key = event.type === EVENT_ID.MAPPING ? (events[at++] as ScalarEvent) : undefined;
      field.inner.set(key ? getScalarValue(text, key) : field.inner.size, read(key && rangeOf(key).start));
    }
    at++;
    return field;
  };
  return read();
}

function rangeOf(event: Event): { start?: number; end?: number } {
  if (event.type !== EVENT_ID.SCALAR) return 'start' in event ? { start: event.start } : {};
  const { style, valueStart, valueEnd } = event;
  if (valueStart < 0) return {};
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  return { start: style === SCALAR_STYLE.PLAIN ? valueStart : valueStart - 1, end: isQuoted ? valueEnd + 1 : valueEnd };
}
