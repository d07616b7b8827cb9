import { isPathIn } from '../ref-key.ts';
import type { Field } from '../answers.ts';
import type { Change } from '../request-shapes.ts';
import { fieldIn, formPartsOf, newValue } from './form-fields.ts';

/** A form with a change that is not answered yet: who adds or chooses something goes on at once. */
export function applyChangeToForm(field: Field, change: Change): Field {
  const { kind, path } = change;
  if (!isPathIn(path, field.path)) return field;
  const isTarget = path.length === field.path.length;
  if (isTarget && kind === 'set') return withValue(field, change.value);
  const parts = formPartsOf(field).map((part) => applyChangeToForm(part, change));
  if (isTarget && kind === 'insert' && field.kind === 'list' && change.index === parts.length)
    parts.push(withValue(field.newItem, change.value));
  return withParts(field, parts);
}

function withValue(field: Field, value: unknown): Field {
  // Of variants, a new value is the one that begins with it. What is typed into one stays there.
  const isChosen = (variant: Field): boolean =>
    JSON.stringify(newValue(variant)) === JSON.stringify(value);
  if (field.kind === 'one-of' && !field.variants.some(isChosen)) return field;
  const valueOf = (part: Field): unknown =>
    field.kind === 'group'
      ? (value as Record<string, unknown> | undefined)?.[part.path.at(-1)!]
      : isChosen(part)
        ? value
        : undefined;
  const parts = formPartsOf(field).map((part) => withValue(part, valueOf(part)));
  return withParts({ ...field, value }, parts);
}

/** A field has those of these that its kind has. */
const withParts = (field: Field, parts: Field[]): Field =>
  ({ ...field, fields: parts, items: parts, variants: parts }) as unknown as Field;

/** Whether the items of a list are not where their form shows them, after a change. */
export const rearranges = (form: Field, change: Change): boolean =>
  change.kind === 'insert'
    ? formPartsOf(fieldIn(form, change.path) ?? form).length > change.index
    : change.kind === 'move' ||
      (change.kind === 'remove' && typeof change.path.at(-1) === 'number');
