import { type Event, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { type FieldPath, type Source, writtenAt } from './locate.ts';

/**
 * Where the text at a path is written, as offsets in the file. It starts with its opening quote, or with the line break after
 * the `>` or `|` of a block, if it has one. Unlike `locateField`, this does not load the full parser.
 */
export function textRange(source: Source, path: FieldPath): [start: number, end: number] {
  const scalar = scalarAt(source.text, path);
  if (scalar) return [scalar.style === SCALAR_STYLE.PLAIN ? scalar.valueStart : scalar.valueStart - 1, scalar.valueEnd];
  const { start, end } = writtenAt(source, path);
  return [start, end];
}

function scalarAt(text: string, path: FieldPath): ScalarEvent | undefined {
  const events = eventsOf(text);
  // The first event is the document.
  let at = 1;
  for (const key of path) {
    at += 1;
    if (typeof key === 'number') for (let item = 0; item < key; item++) at = afterValue(events, at);
    else {
      while (at < events.length && nameAt(text, events[at]) !== key) at = afterValue(events, at + 1);
      at += 1;
    }
  }
  const found = events[at];
  return found?.type === EVENT_ID.SCALAR ? found : undefined;
}

function eventsOf(text: string): Event[] {
  try {
    return parseEvents(text, {});
  } catch {
    // The full parser accepts a few files that this one refuses.
    return [];
  }
}

const nameAt = (text: string, event: Event | undefined): string | undefined =>
  event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : undefined;

function afterValue(events: Event[], start: number): number {
  let depth = 0;
  let at = start;
  do {
    const type = events[at++]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth += 1;
    if (type === EVENT_ID.POP) depth -= 1;
  } while (depth > 0);
  return at;
}
