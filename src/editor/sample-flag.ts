import type { GenericSchema } from 'valibot';
import { BuildError } from '../generator/tools.ts';
import { fieldAt, fieldsOf, isGroup, valueAt } from '../generator/content.ts';
import { metadataOf } from './field-metadata.ts';
import { dataAfter } from './change.ts';
import type { Change } from './request-shapes.ts';

/**
 * The removal of the flag that calls words a sample, if a change takes the last of them. `dataAtStart`
 * is the file's when the editor was started. Throws a BuildError if only the flag would go.
 */
export function sampleFlagRemovals(
  schema: GenericSchema,
  change: Change,
  data: unknown,
  dataAtStart: unknown,
): Change[] {
  if (change.kind !== 'set' && change.kind !== 'remove') return [];
  const { path } = change;
  const item = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
  const fields = item.length === 0 ? {} : (fieldsOf(fieldAt(schema, item)) ?? {});
  const [flag, words] = Object.entries(fields).flatMap(([name, field]) => {
    const { sampleFields } = metadataOf(field);
    return sampleFields ? [name, sampleFields] : [];
  }) as [string?, (readonly string[])?];
  if (flag === undefined || valueAt(data, [...item, flag]) !== true || path.length === item.length)
    return [];
  const now = valueAt(dataAfter(data, change), item);
  const list = valueAt(dataAtStart, item.slice(0, -1));
  const samples = Array.isArray(list) ? list.filter((item) => valueAt(item, [flag]) === true) : [];
  const isOwn = !samples.some(
    (sample) => isGroup(now) && words!.some((word) => valueAt(sample, [word]) === now[word]),
  );
  if (path.at(-1) === flag && !isOwn)
    throw new BuildError(
      'Nobody said these words yet: they are a sample. ' +
        'Put in the words and the name of a customer, and the mark goes by itself. ' +
        'Or remove all of it.',
    );
  return isOwn && path.at(-1) !== flag ? [{ kind: 'remove', path: [...item, flag] }] : [];
}
