import type { FieldPath } from './yaml-tree.ts';

/** A field of a content file, or the whole file if the path is empty. */
export type FieldRef = { file: string; path: FieldPath };
