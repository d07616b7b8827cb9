import {
  COLLECTION_STYLE,
  EVENT_ID,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';

/** The path of a field: names and list indexes from the top of the file. */
export type FieldPath = (string | number)[];

export type YamlStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'flow' | 'block';

/**
 * A value in a file. `start` and `end` are the offsets of its whole text, with quotes, brackets or
 * the `>-` of a block, but without white space and comments after it. They are equal for an empty
 * value. `nameStart` is the offset of its field's name.
 */
export type YamlNode = {
  kind: 'scalar' | 'list' | 'group';
  style: YamlStyle;
  start: number;
  end: number;
  nameStart?: number;
  /** The values inside, by name or by index, in the order of the file. */
  children: Map<string | number, YamlNode>;
};

const STYLES: Record<number, YamlStyle> = {
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
  /** The index of the next event. The first one is the document. */
  let next = 1;
  /** The offset up to which the text was read. All later values start there or after it. */
  let last = 0;

  const skipTo = (char: string, from: number) => {
    last = text.indexOf(char, from) + 1;
  };

  function readNode(nameStart?: number): YamlNode {
    const event = events[next++]!;
    return event.type === EVENT_ID.SCALAR
      ? readScalar(event, nameStart)
      : readCollection(event as MappingEvent | SequenceEvent, nameStart);
  }

  function readScalar(event: ScalarEvent, nameStart?: number): YamlNode {
    const nothing = { start: last, end: last };
    const { start, end } = event.valueStart < 0 ? nothing : scalarRange(text, event);
    last = end;
    const style = STYLES[event.style]!;
    return { kind: 'scalar', style, start, end, nameStart, children: new Map() };
  }

  function readCollection(
    { type, style, start }: MappingEvent | SequenceEvent,
    nameStart?: number,
  ): YamlNode {
    const kind = type === EVENT_ID.MAPPING ? 'group' : 'list';
    const isFlow = style === COLLECTION_STYLE.FLOW;
    const children: YamlNode['children'] = new Map();
    last = isFlow ? start + 1 : start;
    while (events[next]!.type !== EVENT_ID.POP) {
      if (kind === 'group') readField(children);
      else {
        if (!isFlow) skipTo('-', skipBlanksAndComments(text, last));
        children.set(children.size, readNode());
      }
    }
    next++;
    if (isFlow) last = skipBlanksAndComments(text, last, /[\s,]/) + 1;
    return { kind, style: isFlow ? 'flow' : 'block', start, end: last, nameStart, children };
  }

  function readField(children: YamlNode['children']) {
    const event = events[next++] as ScalarEvent;
    const { start, end } = scalarRange(text, event);
    // An empty value gets the offset after the colon.
    skipTo(':', end);
    children.set(getScalarValue(text, event), readNode(start));
  }

  return readNode();
}

export const nodeAt = (tree: YamlNode, path: FieldPath): YamlNode | undefined =>
  path.reduce<YamlNode | undefined>((node, key) => node?.children.get(key), tree);

/** The path of the value that has an offset in its text, or of the next one. */
export function pathAtOffset({ children }: YamlNode, offset: number): FieldPath {
  for (const [key, node] of children)
    if (node.end >= offset)
      return (node.nameStart ?? node.start) < offset ? [key, ...pathAtOffset(node, offset)] : [key];
  return [];
}

/**
 * The offset of the first character at or after `from` that is neither `space` nor part of a
 * comment.
 */
export function skipBlanksAndComments(text: string, from: number, space = /\s/): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '#') at = endOfLine(text, at);
    else if (space.test(text[at]!)) at++;
    else break;
  }
  return at;
}

export const startOfLine = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

/** The offset of the line break that ends the line of `offset`, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

function scalarRange(text: string, { style, valueStart, valueEnd }: ScalarEvent) {
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
