import type { Field, Ref } from '../api.ts';
import type { FieldPath } from '../../read/locate.ts';
import type { Value } from '../written-value.ts';

/** A place as pages name it: `pages/home.yaml#hero.lines.0`. */
export const placeOf = ({ file, path }: Ref): string => `${file}#${path.join('.')}`;

export function refOf(place: string): Ref {
  const at = place.indexOf('#');
  const keys = place.slice(at + 1);
  return { file: place.slice(0, at), path: keys === '' ? [] : keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

export const isSame = (some: FieldPath, others: FieldPath): boolean => some.join('.') === others.join('.');

/** Whether a path is that of a field, or of something inside it. */
export const isInside = (inner: FieldPath, outer: FieldPath): boolean => outer.every((key, index) => inner[index] === key);

/** The field of a form at a path; undefined if the form has none. */
export function fieldAt(field: Field, path: FieldPath): Field | undefined {
  if (isSame(field.path, path)) return field;
  const inner = [...(field.fields ?? []), ...(field.items ?? []), ...(field.forms ?? [])];
  for (const one of inner) {
    const found = isInside(path, one.path) ? fieldAt(one, path) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** A value as a few words: the first texts in it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') {
    const words = String(value);
    return words.length > 50 ? `${words.slice(0, 49)}…` : words;
  }
  const parts = Object.values(value).filter((one) => one !== undefined && one !== '');
  return parts.length === 0 ? 'empty' : parts.slice(0, 2).map(inWords).join(', ');
}

/** A field's value as it begins: only what it must have. */
export function newValue(field: Field): Value {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        (field.fields ?? []).filter(({ isOptional }) => !isOptional).map((one) => [String(one.path.at(-1)), newValue(one)]),
      );
    case 'list':
      return field.newItem && (field.limits?.least ?? 0) > 0 ? [newValue(field.newItem)] : [];
    case 'one-of':
      return newValue(field.forms![0]!);
    case 'choice':
      return field.choices?.[0]?.value ?? '';
    case 'number':
      return 0;
    case 'yes-no':
      return false;
    case 'date':
      return new Date().toLocaleDateString('sv');
    case 'time':
      return '08:00';
    default:
      return '';
  }
}
