import type { FieldPath, FieldRef } from '../generator/portable.ts';

/** A field of a content file, by its path in it. */
export const refTo = (file: string, ...path: FieldPath): FieldRef => ({ file, path });
