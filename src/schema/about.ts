import * as v from 'valibot';
import type { FieldMetadata } from '../editor/index.ts';

/** Tells an editor what a field is for. */
export const about = <Value>(metadata: FieldMetadata) => v.metadata<Value, FieldMetadata>(metadata);
