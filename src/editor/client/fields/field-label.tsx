import type { ReactNode } from 'react';
import type { Field, OwnerMistake } from '../../shared/messages.ts';
import { mistakesAt, useForm } from './form-context.ts';
import { givenValue } from './form-fields.ts';
import { Labeled, type LabeledProps } from '../parts/labeled.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { Button } from '../parts/button.tsx';

type FieldLabelProps = {
  field: Field;
  mistakes?: OwnerMistake[];
  count?: string;
  children: LabeledProps['children'];
};

/**
 * The words around the input of one value. `mistakes` replace those of the form while the owner
 * types; `count` says the number of letters. A missing value is noted beside the title.
 */
export function FieldLabel({ field, mistakes, count, children }: FieldLabelProps) {
  const { form, change } = useForm();
  const { title, hint } = field;
  const allMistakes = mistakes ?? mistakesAt(form, field.path);
  const isMissing = !mistakes && allMistakes.length > 0 && givenValue(field) === '';
  const description = (
    <>
      <p className="note">{[hint, count].filter(Boolean).join(' ')}</p>
      <Mistakes
        mistakes={isMissing ? [] : allMistakes}
        isBesideField
        onFix={mistakes ? undefined : (fix) => change(fix, field)}
      />
    </>
  );
  return (
    <Labeled
      title={title}
      description={description}
      note={isMissing ? 'Missing' : undefined}
      isInvalid={allMistakes.length > 0 && !isMissing}
      actions={<RemoveButton field={field} label="Remove" itemTitle={title} />}
    >
      {(inputProps) => children({ ...inputProps, 'data-field': field.path.join('.') })}
    </Labeled>
  );
}

type RemoveButtonProps = { field: Field; label: string; itemTitle?: string };

/** Takes an optional field away. */
export function RemoveButton({ field, ...words }: RemoveButtonProps) {
  const { change } = useForm();
  const { isOptional, value, path } = field;
  if (!isOptional || value === undefined) return null;
  return <Button {...words} variant="quiet" onPress={() => change({ kind: 'remove', path })} />;
}

/** A group or a list, with its hint and its mistakes above its inputs. */
export function FieldGroup({ field, children }: { field: Field; children: ReactNode }) {
  const { form, change } = useForm();
  return (
    <fieldset data-field={field.path.join('.')} aria-label={field.title}>
      {field.hint && <p className="note">{field.hint}</p>}
      <Mistakes
        mistakes={mistakesAt(form, field.path)}
        isBesideField
        onFix={(fix) => change(fix, field)}
      />
      {children}
    </fieldset>
  );
}
