import { type FieldPath, textsOf, valueAt } from '../../generator/portable.ts';
import type { Change, Value } from '../shared/messages.ts';
import { applyChange } from '../yaml/apply-change.ts';

/**
 * If changes give a file a new name, the changes that put it into each text that is still as
 * `newFile` made it with the old one.
 */
export function renamedTexts(
  newFile: (name: string) => Value,
  changes: readonly Change[],
  before: unknown,
): Change[] {
  const after = changes.reduce(applyChange, before);
  const [oldData, newData] = [before, after].map((data) =>
    newFile(String(valueAt(data, ['name']))),
  );
  const newTexts = new Map(
    textsOf(oldData).map(({ path, text }) => [keyOf(path, text), valueAt(newData, path) as Value]),
  );
  return textsOf(after).flatMap(({ path, text }): Change[] => {
    const value = newTexts.get(keyOf(path, text)) ?? text;
    return value === text ? [] : [{ kind: 'set', path, value }];
  });
}

/** A text and its field; an item of a list may have moved. */
const keyOf = (path: FieldPath, text: string) =>
  [...path.filter((key) => typeof key === 'string'), text].join('\n');
