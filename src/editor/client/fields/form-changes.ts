import { isItemPath, isPathIn } from '../../shared/field-refs.ts';
import type { Change, Field } from '../../shared/messages.ts';
import { fieldIn, newValue } from './form-fields.ts';

/** Returns a form with an unanswered change applied, so that the owner can go on at once. */
export function applyChangeToForm(field: Field, change: Change): Field {
  const { kind, path } = change;
  if (!isPathIn(path, field.path)) return field;
  const isTarget = path.length === field.path.length;
  // What was typed stays in the chosen variant.
  if (isTarget && kind === 'set')
    return change.isTyped && field.kind === 'one-of' ? field : withValue(field, change.value);
  const parts = field.parts.map((part) => applyChangeToForm(part, change));
  if (isTarget && kind === 'insert' && field.kind === 'list' && change.index === parts.length)
    parts.push(withValue(field.newItem, change.value));
  return { ...field, parts };
}

function withValue(field: Field, value: unknown): Field {
  // A variant is chosen by its initial value.
  const isChosen = (variant: Field) => JSON.stringify(newValue(variant)) === JSON.stringify(value);
  const valueOf = (part: Field): unknown =>
    field.kind === 'group'
      ? (value as Record<string, unknown> | undefined)?.[part.path.at(-1)!]
      : isChosen(part)
        ? value
        : undefined;
  const parts = field.parts.map((part) => withValue(part, valueOf(part)));
  return { ...field, value, parts };
}

/** Whether a change moves items of a list from where the form shows them. */
export const rearranges = (form: Field, change: Change): boolean =>
  change.kind === 'insert'
    ? (fieldIn(form, change.path) ?? form).parts.length > change.index
    : change.kind === 'move' || (change.kind === 'remove' && isItemPath(change.path));
