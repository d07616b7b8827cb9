import type { FieldPath, FieldRef } from '../../../generator/portable.ts';
import type { Change, Field } from '../../shared/messages.ts';
import { isItemPath } from '../../shared/field-refs.ts';
import { fieldIn } from '../fields/form-fields.ts';

/**
 * A paragraph that is not in the content yet: its list, its index there and the text that it comes
 * `after`. In a list of groups, `name` is the field that has the text.
 */
export type Paragraph = { after: FieldRef; list: FieldPath; index: number; name?: string };

export type NextParagraph = { paragraph?: Paragraph; whyNot?: string };

/** The paragraph that can follow a text, or why none can. Empty for a line such as a headline. */
export function paragraphAfter(form: Field, after: FieldRef): NextParagraph {
  const { path } = after;
  const isItem = isItemPath(path);
  const list = path.slice(0, isItem ? -1 : -2);
  const index = path[list.length];
  const holder = fieldIn(form, list);
  const text = fieldIn(form, path);
  const only =
    text?.kind === 'text' && text.hasLinks ? { whyNot: 'This text stays one paragraph.' } : {};
  if (typeof index !== 'number' || holder?.kind !== 'list') return only;
  const { parts: items, newItem, limits, title } = holder;
  const name = isItem ? undefined : String(path.at(-1));
  if (name !== undefined) {
    // A new item must need no other field. The text must end its item: nothing may come between.
    const others = newItem.parts.filter((sibling) => sibling.path.at(-1) !== name);
    const last = items[index]?.parts.findLast(({ value }) => value !== undefined);
    if (newItem.kind !== 'group' || last?.path.at(-1) !== name) return only;
    if (others.some(({ isOptional }) => !isOptional)) return only;
  }
  if (items.length >= (limits?.max ?? Infinity))
    return { whyNot: `There is room for ${items.length} here (${title}), and no more.` };
  return { paragraph: { after, list, index: index + 1, name } };
}

export const pathOf = ({ list, index, name }: Paragraph): FieldPath => [
  ...list,
  index,
  ...(name === undefined ? [] : [name]),
];

export const insertion = ({ list, index, name }: Paragraph, text: string): Change => ({
  kind: 'insert',
  path: list,
  index,
  value: name === undefined ? text : { [name]: text },
});
