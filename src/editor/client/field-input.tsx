import type { Choice, Field, ValueField } from '../answers.ts';
import type { Value } from '../yaml-output.ts';
import { Button } from './button.tsx';
import { Choices } from './choices.tsx';
import { FieldGroup } from './field-group.tsx';
import { FieldLabel } from './field-label.tsx';
import { Folded } from './folded.tsx';
import { RemoveButton } from './remove-button.tsx';
import { choiceCount, newValue } from './form-fields.ts';
import { useForm } from './form-context.ts';
import { usePages } from './use-pages.ts';
import { ListInput } from './list-input.tsx';
import { TextInput } from './text-input.tsx';

const YES_NO = [
  { value: 'true', title: 'Yes' },
  { value: 'false', title: 'No' },
];

/** The input of one field, with its hint, its limits and its mistakes. */
export function FieldInput({ field }: { field: Field }) {
  switch (field.kind) {
    case 'group':
      return <GroupInput field={field} />;
    case 'list':
      return <ListInput field={field}>{(item) => <FieldInput field={item} />}</ListInput>;
    case 'one-of':
      return <OneOfInput field={field} />;
    case 'choice':
    case 'photo':
      return <ChoiceInput field={field} choices={field.choices} />;
    case 'yes-no':
      return <ChoiceInput field={field} choices={YES_NO} toValue={(chosen) => chosen === 'true'} />;
    case 'link':
      return field.isInternal ? <PageInput field={field} /> : <TextInput field={field} />;
    default:
      return <TextInput field={field} />;
  }
}

type ChoiceInputProps = {
  field: Field;
  choices: readonly Choice[];
  chosen?: string;
  mistakes?: [];
  toValue?: (chosen: string) => Value;
};

function ChoiceInput({ field, choices, chosen, mistakes, toValue = String }: ChoiceInputProps) {
  const { change } = useForm();
  const { path, value } = field;
  return (
    <FieldLabel field={field} mistakes={mistakes}>
      {(inputProps) => (
        <Choices
          {...inputProps}
          value={chosen ?? String(value ?? '')}
          choices={choices}
          onChoose={(picked) => change({ kind: 'set', path, value: toValue(picked) })}
        />
      )}
    </FieldLabel>
  );
}

const PageInput = ({ field }: { field: ValueField }) => (
  <ChoiceInput field={field} choices={usePages()} />
);

function OneOfInput({ field }: { field: Field & { kind: 'one-of' } }) {
  const { variants } = field;
  const variantIndex = variants.findIndex(({ value }) => value !== undefined);
  const variant = variants[variantIndex];
  const isFixed = variant && choiceCount(variant) === 1;
  return (
    <fieldset>
      <ChoiceInput
        field={field}
        chosen={variant ? String(variantIndex) : field.display}
        choices={variants.map(({ title }, index) => ({ value: String(index), title }))}
        // The input below says what is wrong.
        mistakes={variant && !isFixed ? [] : undefined}
        toValue={(index) => newValue(variants[Number(index)]!)}
      />
      {variant && !isFixed && (
        <FieldInput field={{ ...variant, hint: undefined, isOptional: false }} />
      )}
    </fieldset>
  );
}

function GroupInput({ field }: { field: Field & { kind: 'group' } }) {
  const { change } = useForm();
  // Without any photo, there is none to choose.
  const absent = field.fields.filter(
    (inner) => inner.value === undefined && inner.isOptional && choiceCount(inner) !== 0,
  );
  const present = field.fields.filter((inner) => !absent.includes(inner));
  return (
    <FieldGroup field={field}>
      {present.map((inner) => {
        const key = inner.path.join('.');
        if (inner.kind !== 'group' && inner.kind !== 'list')
          return <FieldInput key={key} field={inner} />;
        return (
          <Folded
            key={key}
            field={inner}
            title={inner.title}
            words={inner.display}
            isOnly={present.length === 1}
          >
            <FieldInput field={inner} />
          </Folded>
        );
      })}
      {absent.length > 0 && (
        <div className="row">
          <span className="note">You can add:</span>
          {absent.map((inner) => (
            <Button
              label={inner.title}
              variant="quiet"
              key={inner.path.join('.')}
              aria-label={`Add ${inner.title}`}
              onPress={() =>
                change({ kind: 'set', path: inner.path, value: newValue(inner) }, inner)
              }
            />
          ))}
        </div>
      )}
      <RemoveButton field={field} label={`Remove ${field.title}`} />
    </FieldGroup>
  );
}
