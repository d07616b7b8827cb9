import type { Field, OwnerMistake } from '../answers.ts';
import { mistakesAt, useForm } from './form-context.ts';
import { Labeled, type LabeledProps } from './labeled.tsx';
import { Mistakes } from './mistakes.tsx';
import { RemoveButton } from './remove-button.tsx';

type FieldLabelProps = {
  field: Field;
  mistakes?: OwnerMistake[];
  count?: string;
  children: LabeledProps['children'];
};

/**
 * The words around the input of one value. While one types, it has other `mistakes` than the form,
 * and a `count` of letters. What is empty is asked for, and is no mistake.
 */
export function FieldLabel({ field, mistakes, count, children }: FieldLabelProps) {
  const { form, change } = useForm();
  const { title, hint } = field;
  const shownMistakes = mistakes ?? mistakesAt(form, field.path);
  const isMissing = !mistakes && (field.value ?? '') === '';
  // Who added a field for nothing removes it with its own button.
  const offersCures = !mistakes && !(isMissing && field.isOptional);
  const description = (
    <>
      <p className="note">{[hint, count].filter(Boolean).join(' ')}</p>
      <Mistakes
        mistakes={shownMistakes}
        isBesideField
        isMissing={isMissing}
        onCure={offersCures ? (cure) => change(cure, field) : undefined}
      />
    </>
  );
  return (
    <Labeled
      title={title}
      description={description}
      isInvalid={shownMistakes.length > 0 && !isMissing}
      actions={<RemoveButton field={field} label="Remove" itemTitle={title} />}
    >
      {(inputProps) => children({ ...inputProps, 'data-field': field.path.join('.') })}
    </Labeled>
  );
}
