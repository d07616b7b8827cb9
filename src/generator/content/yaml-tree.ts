import {
  COLLECTION_STYLE,
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';

/** The path of a field: names and list indexes from the top of the file. */
export type FieldPath = (string | number)[];

/** How a file writes a value. */
export type Style = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'flow' | 'block';

/**
 * A value in a file. `start` and `end` are offsets of all that is written for it, with quotes,
 * brackets or the `>-` of a block, but without white space and comments behind it. They are equal
 * if nothing is written. `nameStart` is the offset of its field's name.
 */
export type YamlNode = {
  kind: 'scalar' | 'list' | 'group';
  style: Style;
  start: number;
  end: number;
  nameStart?: number;
  /** The values inside, by name or by index, in the order of the file. */
  inner: Map<string | number, YamlNode>;
};

const STYLES: Record<number, Style> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'literal',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'folded',
};

/**
 * The values of a content file, with their offsets. Throws js-yaml's exception for a text that is
 * not YAML.
 */
export function yamlTree(text: string): YamlNode {
  const events = parseEvents(text, {});
  // The first event is the document.
  let at = 1;
  /** The end of what was read last. Nothing that follows is written before it. */
  let last = 0;

  const readName = (): { key: string; nameStart: number } => {
    const event = events[at++] as ScalarEvent;
    const { start, end } = scalarRange(text, event);
    // An empty value is written directly after the colon.
    last = text.indexOf(':', end) + 1;
    return { key: getScalarValue(text, event), nameStart: start };
  };

  const readNode = (nameStart?: number): YamlNode => {
    const event = events[at++]!;
    if (event.type === EVENT_ID.SCALAR) {
      const { start, end } =
        event.valueStart < 0 ? { start: last, end: last } : scalarRange(text, event);
      last = end;
      return {
        kind: 'scalar',
        style: STYLES[event.style]!,
        start,
        end,
        nameStart,
        inner: new Map(),
      };
    }
    const isGroup = event.type === EVENT_ID.MAPPING;
    const isFlow = 'style' in event && event.style === COLLECTION_STYLE.FLOW;
    const start = 'start' in event ? event.start : last;
    const node: YamlNode = {
      kind: isGroup ? 'group' : 'list',
      style: isFlow ? 'flow' : 'block',
      start,
      end: start,
      nameStart,
      inner: new Map(),
    };
    last = isFlow ? start + 1 : start;
    while (!isEnd(events[at])) {
      if (isGroup) {
        const { key, nameStart } = readName();
        node.inner.set(key, readNode(nameStart));
      } else {
        if (!isFlow) last = text.indexOf('-', skipNotes(text, last)) + 1;
        node.inner.set(node.inner.size, readNode());
      }
    }
    at++;
    if (isFlow) last = skipNotes(text, last, /[\s,]/) + 1;
    node.end = last;
    return node;
  };
  return readNode();
}

/** The value at a path; undefined if the file does not write it. */
export const nodeAt = (tree: YamlNode, path: FieldPath): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>((node, key) => node?.inner.get(key), tree);

/**
 * The offset of the first character at or after `from` that is neither `space` nor part of a
 * comment.
 */
export function skipNotes(text: string, from: number, space = /\s/): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '#') at = endOfLine(text, at);
    else if (space.test(text[at]!)) at++;
    else break;
  }
  return at;
}

/** The offset where the line of `offset` begins. */
export const startOfLine = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

/** The offset of the line break that ends the line of `offset`, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

const isEnd = (event: Event | undefined): boolean =>
  event === undefined || event.type === EVENT_ID.POP;

function scalarRange(
  text: string,
  { style, valueStart, valueEnd }: ScalarEvent,
): { start: number; end: number } {
  switch (style) {
    case SCALAR_STYLE.PLAIN:
      return { start: valueStart, end: valueEnd };
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return { start: valueStart - 1, end: valueEnd + 1 };
    default: {
      const headEnd = valueStart - 1;
      const head = /[|>][-+0-9]*[ \t]*(?:#[^\n]*)?$/.exec(
        text.slice(startOfLine(text, headEnd), headEnd),
      )!;
      const written = text.slice(0, valueEnd).trimEnd();
      return {
        start: startOfLine(text, headEnd) + head.index,
        end: Math.max(written.length, headEnd),
      };
    }
  }
}
