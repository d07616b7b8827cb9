import type * as v from 'valibot';
import { unwrap } from '../generator/content.ts';
import type { Field } from './api.ts';

/** A rule of a schema, such as `max_length` with the length. */
type Rule = { kind: string; type: string; requirement?: unknown };

/** The rules that a schema's pipe gives, with those of the pipes inside it, in their order. */
function rulesOf(schema: v.GenericSchema): Rule[] {
  const { pipe = [] } = unwrap(schema) as unknown as { pipe?: Rule[] };
  return pipe.flatMap((part) =>
    part.kind === 'schema' ? rulesOf(part as unknown as v.GenericSchema) : [part],
  );
}

/**
 * The limits that a schema's rules set to the length of a text or a list, or to the value of a
 * number.
 */
export function limitsOf(schema: v.GenericSchema, of: 'length' | 'value'): Field['limits'] {
  const rules = rulesOf(schema);
  const find = (type: string): number | undefined =>
    rules.findLast((rule) => rule.type === type)?.requirement as number | undefined;
  const exact = find('length');
  const least =
    find(`min_${of}`) ??
    exact ??
    (of === 'length' && rules.some((rule) => rule.type === 'non_empty') ? 1 : undefined);
  const most = find(`max_${of}`) ?? exact;
  return least === undefined && most === undefined ? undefined : { least, most };
}
