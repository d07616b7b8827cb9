import { useId, type ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import { useForm, withTitle } from './form-context.ts';

/** The words around an input. `children` gets the attributes that tie it to them. */
export function Labelled({
  field,
  mistakes,
  length,
  children,
}: {
  field: Field;
  mistakes: readonly PlacedMistake[];
  length?: number;
  children: (input: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}): ReactNode {
  const id = useId();
  const { limits } = field;
  return (
    <div className="field">
      <label htmlFor={id}>{field.title || 'Value'}</label>
      <div id={`${id}-about`}>
        {field.hint && <p className="note">{field.hint}</p>}
        {!field.hint && field.note && <p className="note">{field.note}</p>}
        {length !== undefined && limits?.most !== undefined && <p className="count">{countOf(length, limits)}</p>}
        <Mistakes mistakes={mistakes} field={field} />
      </div>
      {children({ id, 'aria-describedby': `${id}-about`, 'aria-invalid': mistakes.length > 0 })}
      <RemoveButton field={field} />
    </div>
  );
}

/** Says how long a text is, and how long it may be. */
export const countOf = (length: number, { least = 0, most }: { least?: number; most?: number }): string =>
  most === undefined ? `${length} letters` : `${length} of ${least > 1 ? `${least} to ${most}` : `at most ${most}`} letters`;

export function Mistakes({ mistakes, field }: { mistakes: readonly PlacedMistake[]; field: Field }): ReactNode {
  return (
    <div role="alert">
      {mistakes.map((mistake) => (
        <p className="wrong" key={mistake.message}>
          {withTitle(mistake, field)}
        </p>
      ))}
    </div>
  );
}

/** Takes an optional field away. */
export function RemoveButton({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  if (!field.isOptional || field.value === undefined) return null;
  return (
    <button type="button" onClick={() => change({ kind: 'remove', path: field.path }, `${field.title} removed`)}>
      Remove {field.title}
    </button>
  );
}
