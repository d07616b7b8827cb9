import type * as v from 'valibot';
import { unwrap } from '../generator/content.ts';
import type { Field } from './api.ts';

/** An action of a schema's pipe, such as `max_length` with the length. */
type Action = { kind: string; type: string; requirement?: unknown };

/** The actions of a schema's pipe, with those of the pipes inside it, in their order. */
function actionsOf(schema: v.GenericSchema): Action[] {
  const { pipe = [] } = unwrap(schema) as unknown as { pipe?: Action[] };
  return pipe.flatMap((part) =>
    part.kind === 'schema' ? actionsOf(part as unknown as v.GenericSchema) : [part],
  );
}

/**
 * The limits that a schema sets to the length of a text or a list, or to the value of a
 * number.
 */
export function limitsOf(schema: v.GenericSchema, of: 'length' | 'value'): Field['limits'] {
  const actions = actionsOf(schema);
  const find = (type: string): number | undefined =>
    actions.findLast((action) => action.type === type)?.requirement as number | undefined;
  const exact = find('length');
  const least =
    find(`min_${of}`) ??
    exact ??
    (of === 'length' && actions.some((action) => action.type === 'non_empty') ? 1 : undefined);
  const most = find(`max_${of}`) ?? exact;
  return least === undefined && most === undefined ? undefined : { least, most };
}
