import type { GenericSchema } from 'valibot';
import { fieldAt, type FieldRef, fileKindOf, type FileKinds } from '../../generator/portable.ts';

/** The schema of a field, or of the whole file; undefined if its file has no such field. */
export const schemaAt = (model: FileKinds, { file, path }: FieldRef): GenericSchema | undefined =>
  fieldAt(fileKindOf(model, file)?.schema, path);
