import * as v from 'valibot';
import type { FieldMetadata } from '../editor/index.ts';

/** What the editor knows of a field. */
export const editorMetadata = <Value>(metadata: FieldMetadata) =>
  v.metadata<Value, FieldMetadata>(metadata);
