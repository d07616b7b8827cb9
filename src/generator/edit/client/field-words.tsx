import type { ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import { ButtonOf } from './button-list.tsx';
import { isSame } from './fields.ts';
import { mistakesAt, useForm } from './form-context.ts';
import { countOf, Labelled, type LabelledProps } from './labelled.tsx';
import { Mistakes } from './mistakes.tsx';

type FieldLabelProps = { field: Field; mistakes?: PlacedMistake[]; length?: number; children: LabelledProps['children'] };

/** The words around the input of one value. While one types, it has other `mistakes` than the form, and a `length`. */
export function FieldLabel({ field, mistakes, length, children }: FieldLabelProps): ReactNode {
  const { form } = useForm();
  const { title, limits, hint, note } = field;
  const wrong = mistakes ?? mistakesAt(form, field.path);
  const count = length === undefined || limits?.most === undefined || field.kind === 'number' ? '' : countOf(length, limits);
  const about = (
    <>
      <p className="note">{[hint ?? note, count].filter(Boolean).join(' ')}</p>
      <Mistakes mistakes={wrong} field={field} />
    </>
  );
  return (
    <Labelled title={title || 'Value'} about={about} isWrong={wrong.length > 0} aside={<RemoveButton field={field} />}>
      {children}
    </Labelled>
  );
}

/** The words around the inputs of a group or a list. */
export function FieldGroup({ field, children }: { field: Field; children: ReactNode }): ReactNode {
  const { form, root } = useForm();
  return (
    <fieldset>
      {field.title && <legend className={isSame(field.path, root) ? 'visually-hidden' : undefined}>{field.title}</legend>}
      {field.hint && <p className="note">{field.hint}</p>}
      <Mistakes mistakes={mistakesAt(form, field.path)} field={field} />
      {children}
    </fieldset>
  );
}

/** Takes an optional field away. */
export function RemoveButton({ field }: { field: Field }): ReactNode {
  const { change } = useForm();
  if (!field.isOptional || field.value === undefined) return null;
  return <ButtonOf name="Remove" of={field.title} act={() => change({ kind: 'remove', path: field.path })} />;
}
