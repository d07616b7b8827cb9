import * as v from 'valibot';
import type { EditorMetadata } from '../editor/index.ts';

/** What the editor knows of a field. */
export const editorMetadata = <Value>(metadata: EditorMetadata) =>
  v.metadata<Value, EditorMetadata>(metadata);
