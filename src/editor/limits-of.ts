import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Field } from './api.ts';

/** The limits that a schema sets to the length of a text or a list, or to the size of a number. */
export function limitsOf(schema: GenericSchema): Field['limits'] {
  const limits = toJsonSchema(schema, { errorMode: 'ignore' });
  const least = limits.minLength ?? limits.minItems ?? limits.minimum;
  const most = limits.maxLength ?? limits.maxItems ?? limits.maximum;
  return least === undefined && most === undefined ? undefined : { least, most };
}
