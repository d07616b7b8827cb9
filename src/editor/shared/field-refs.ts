import type { FieldPath, FieldRef } from '../../generator/portable.ts';

/** A field as pages name it: `pages/home.yaml#hero.lines.0`. */
export const refKey = ({ file, path }: FieldRef): string => `${file}#${path.join('.')}`;

export function parseRefKey(key: string): FieldRef {
  const hash = key.indexOf('#');
  const keys = key.slice(hash + 1);
  return {
    file: key.slice(0, hash),
    path: keys === '' ? [] : keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  };
}

/** Whether a value is another one, or in it. */
export const isFieldIn = (inner: FieldRef | undefined, outer: FieldRef): boolean =>
  inner?.file === outer.file && isPathIn(inner.path, outer.path);

export const isPathIn = (inner: FieldPath, outer: FieldPath): boolean =>
  outer.every((key, index) => inner[index] === key);

export const isSamePath = (some: FieldPath, others: FieldPath): boolean =>
  some.join('.') === others.join('.');

/** Whether the path of a value ends with its place in a list. */
export const isItemPath = (path: FieldPath): boolean => typeof path.at(-1) === 'number';
