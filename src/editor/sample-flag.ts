import type { GenericSchema } from 'valibot';
import { BuildError, type FieldPath, valueAt } from '../generator/portable.ts';
import { fieldAt } from '../generator/content/schema-walk.ts';
import { fieldWith } from './editor-metadata.ts';
import { applyChange } from './apply-change.ts';
import type { Change } from './request-shapes.ts';

/**
 * The removal of the flag that calls words a sample, if a change takes the last of them.
 * `dataAtStart` is the file's when the editor was started. Throws a BuildError if only the flag
 * would go.
 */
export function sampleFlagRemovals(
  schema: GenericSchema,
  change: Change,
  data: unknown,
  dataAtStart: unknown,
): Change[] {
  if (change.kind !== 'set' && change.kind !== 'remove') return [];
  const flag = sampleFlagOf(schema, change.path);
  if (!flag || valueAt(data, flag.path) !== true) return [];
  const isSample = hasSampleWords(flag, applyChange(data, change), dataAtStart);
  if (change.path.at(-1) !== flag.path.at(-1))
    return isSample ? [] : [{ kind: 'remove', path: flag.path }];
  if (isSample)
    throw new BuildError(
      'No customer said these words: they are a sample. ' +
        'Put in the words and the name of a real one, and this mark goes away. ' +
        'Or remove all of it.',
    );
  return [];
}

type SampleFlag = { path: FieldPath; fields: readonly string[] };

function sampleFlagOf(schema: GenericSchema, path: FieldPath): SampleFlag | undefined {
  const item = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
  if (item.length === 0 || item.length === path.length) return undefined;
  const { name, value: fields } = fieldWith(fieldAt(schema, item), 'sampleFields');
  return name !== undefined && fields ? { path: [...item, name], fields } : undefined;
}

function hasSampleWords(
  { path, fields }: SampleFlag,
  data: unknown,
  dataAtStart: unknown,
): boolean {
  const item = path.slice(0, -1);
  const list = valueAt(dataAtStart, item.slice(0, -1));
  const samples = (Array.isArray(list) ? list : []).filter(
    (sample: unknown) => valueAt(sample, path.slice(-1)) === true,
  );
  const wordsOf = (value: unknown): unknown[] => fields.map((field) => valueAt(value, [field]));
  const words = wordsOf(valueAt(data, item));
  return samples.some((sample) => wordsOf(sample).some((word, index) => word === words[index]));
}
