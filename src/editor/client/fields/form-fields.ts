import { isPathIn, isSamePath } from '../../shared/field-refs.ts';
import type { Field, Value } from '../../shared/messages.ts';
import type { InputKind } from '../../forms/editor-metadata.ts';
import type { FieldPath } from '../../../generator/portable.ts';

/** The field of a form at a path; undefined if the form has none. */
export function fieldIn(field: Field, path: FieldPath): Field | undefined {
  if (isSamePath(field.path, path)) return field;
  for (const child of field.parts) {
    const found = isPathIn(path, child.path) ? fieldIn(child, path) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The words of the button that removes an item. A choice names a page, which stays. */
export function removeWords({ title, kind }: Field): string {
  const noun = title.replace(/ \d+$/, '').toLowerCase();
  return kind === 'choice' ? `Take this ${noun} out of the list` : `Remove this ${noun}`;
}

const isDay = (kind: InputKind, typed: string) =>
  (kind === 'date' || kind === 'date-time') && /^\d{4}/.test(typed);

/** Whether a typed day or moment is past, which is most often a slip. */
export const isPast = (kind: InputKind, typed: string): boolean =>
  isDay(kind, typed) &&
  typed < new Date().toLocaleString('sv').replace(' ', 'T').slice(0, typed.length);

/** A value, empty if nobody has given it yet, as the 0 dollars of a new coupon. */
export const givenValue = ({ value, initial }: Field): unknown =>
  value === 0 && initial === 0 ? '' : (value ?? '');

/** The first value of a field: its schema's initial value, or as little as the field needs. */
export function newValue(field: Field): Value {
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.parts
          .filter(
            ({ initial, isOptional, startsEmpty }) =>
              !isOptional && (initial !== undefined || !startsEmpty),
          )
          .map((child) => [String(child.path.at(-1)), newValue(child)]),
      );
    case 'list':
      return (field.limits?.min ?? 0) > 0 ? [newValue(field.newItem)] : [];
    case 'one-of':
      return newValue(field.parts[0]!);
    case 'choice':
      // Nobody has chosen yet. A first choice would be saved at once.
      return field.choices.length === 1 ? field.choices[0]!.value : '';
    case 'yes-no':
      // An owner adds an optional yes-no field to say yes.
      return field.isOptional;
    default:
      return '';
  }
}
