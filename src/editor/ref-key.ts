import type { FieldPath } from '../generator/content.ts';
import type { Ref } from './request-shapes.ts';

/** A place as pages name it: `pages/home.yaml#hero.lines.0`. */
export const refKey = ({ file, path }: Ref): string => `${file}#${path.join('.')}`;

/** Whether a path is that of a field, or of something inside it. */
export const isInside = (inner: FieldPath, outer: FieldPath): boolean =>
  outer.every((key, index) => inner[index] === key);
