import type { GenericSchema } from 'valibot';
import { unfitRemovals } from './unfit-removals.ts';
import { withTypedValue } from './typed-value.ts';
import type { Change } from './request-shapes.ts';
import { sampleFlagRemovals } from './sample-flag.ts';
import { withShortName } from './short-name.ts';

/**
 * A change as it is meant, and all that follows from it. `data` is the file's, and
 * `dataAtStart` what it was when the editor was started.
 */
export function withConsequences(
  schema: GenericSchema,
  change: Change,
  data: unknown,
  dataAtStart: unknown,
): Change[] {
  const full = withShortName(schema, withTypedValue(schema, change), data);
  return [
    full,
    ...unfitRemovals(schema, full, data),
    ...sampleFlagRemovals(schema, full, data, dataAtStart),
  ];
}
