import { isInside } from '../field-ref.ts';
import type { Field } from '../api.ts';
import type { FieldPath } from '../../generator/content/yaml-tree.ts';
import type { Value } from '../yaml-output.ts';

export const isSamePath = (some: FieldPath, others: FieldPath): boolean =>
  some.join('.') === others.join('.');

/** The field of a form at a path; undefined if the form has none. */
export function fieldIn(field: Field, path: FieldPath): Field | undefined {
  if (isSamePath(field.path, path)) return field;
  const inner = [...(field.fields ?? []), ...(field.items ?? []), ...(field.variants ?? [])];
  for (const child of inner) {
    const found = isInside(path, child.path) ? fieldIn(child, path) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** What an item of a list is called without its number. */
export const itemNoun = ({ title }: Field): string => title.replace(/ \d+$/, '').toLowerCase();

const NEW: Partial<Record<Field['kind'], Value>> = { 'yes-no': false, time: '08:00' };

/** A field's value as it begins: only what it must have, or what its schema begins with. */
export function newValue({
  kind,
  initial,
  fields = [],
  variants,
  newItem,
  limits,
  choices,
}: Field): Value {
  if (initial !== undefined) return initial;
  if (kind === 'group')
    return Object.fromEntries(
      fields
        .filter((child) => child.initial || !(child.isOptional || child.startsEmpty))
        .map((child) => [String(child.path.at(-1)), newValue(child)]),
    );
  if (kind === 'list') return newItem && (limits?.min ?? 0) > 0 ? [newValue(newItem)] : [];
  if (kind === 'one-of') return newValue(variants![0]!);
  if (kind === 'choice' || kind === 'photo') return choices?.[0]?.value ?? '';
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv');
  if (kind === 'date') return tomorrow;
  if (kind === 'date-time') return `${tomorrow}T12:00`;
  return NEW[kind] ?? '';
}
