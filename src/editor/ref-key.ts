import type { FieldPath } from '../generator/content.ts';
import type { Ref } from './request-shapes.ts';

/** A place as pages name it: `pages/home.yaml#hero.lines.0`. */
export const refKey = ({ file, path }: Ref): string => `${file}#${path.join('.')}`;

/** The place that a page names. */
export function parseRefKey(key: string): Ref {
  const hash = key.indexOf('#');
  const keys = key.slice(hash + 1);
  return {
    file: key.slice(0, hash),
    path: keys === '' ? [] : keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  };
}

/** Whether a path is that of a field, or of something inside it. */
export const isInside = (inner: FieldPath, outer: FieldPath): boolean =>
  outer.every((key, index) => inner[index] === key);
