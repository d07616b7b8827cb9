import type { ReactNode } from 'react';
import type { Field } from '../answers.ts';
import { mistakesAt, useForm } from './form-context.ts';
import { Mistakes } from './mistakes.tsx';

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
