import * as v from 'valibot';
import type { EditorMetadata, Presence } from '../editor/index.ts';

export type { Presence };

/**
 * `yamlHint` are words that a code editor adds to the hint, about limits that a form itself shows.
 */
type Described = EditorMetadata & { yamlHint?: string };

/** Describes a field to the editor, and to code editors. */
export const forEditor = <Value>(metadata: Described) => v.metadata<Value, Described>(metadata);
