import * as v from 'valibot';
import type { EditorMetadata } from '../editor/index.ts';

/** Describes a field to the editor. */
export const forEditor = <Value>(metadata: EditorMetadata) =>
  v.metadata<Value, EditorMetadata>(metadata);
