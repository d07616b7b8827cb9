import type { Choice } from '../../../generator/portable.ts';
import type { Field, Value, ValueField } from '../../shared/messages.ts';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { FieldGroup, FieldLabel, RemoveButton } from './field-label.tsx';
import { Folded } from './folded.tsx';
import { isPast, newValue, removeWords } from './form-fields.ts';
import { useForm } from './form-context.ts';
import { usePages } from '../parts/use-pages.ts';
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
      return <ListInput field={field} />;
    case 'one-of':
      return <OneOfInput field={field} />;
    case 'choice':
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

function OneOfInput({ field }: { field: Field }) {
  const { parts: variants } = field;
  const variantIndex = variants.findIndex(({ value }) => value !== undefined);
  const variant = variants[variantIndex];
  const isFixed = variant?.kind === 'choice' && variant.choices.length === 1;
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

function GroupInput({ field }: { field: Field }) {
  const { change } = useForm();
  // Without any photo, there is none to choose.
  const canChoose = (inner: Field) => inner.kind !== 'choice' || inner.choices.length > 0;
  const absent = field.parts.filter(
    (inner) => inner.value === undefined && inner.isOptional && canChoose(inner),
  );
  const present = field.parts.filter((inner) => !absent.includes(inner));
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
            note={inner.display}
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

type ListField = Field & { kind: 'list' };

const hasPassed = (item: Field) =>
  item.parts.some(({ kind, value }) => isPast(kind, String(value)));

function ListInput({ field }: { field: ListField }) {
  const { change } = useForm();
  const { path, parts: items, newItem, limits } = field;
  const value = newValue(newItem);
  const count = items.length;
  return (
    <FieldGroup field={field}>
      {count < (limits?.max ?? Infinity) && (
        <Button
          label="Add one"
          aria-label={`Add one to ${field.title}`}
          onPress={() =>
            change({ kind: 'insert', path, index: count, value }, { path: [...path, count] })
          }
        />
      )}
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            <Folded
              field={item}
              isOnly={count === 1}
              title={`${index + 1}. ${item.display || 'New'}${hasPassed(item) ? ' (past)' : ''}`}
            >
              <FieldInput field={item} />
              <ItemButtons {...{ field, index }} />
            </Folded>
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}

function ItemButtons({ field, index }: { field: ListField; index: number }) {
  const { change } = useForm();
  const { path, parts: items } = field;
  const count = items.length;
  const itemTitle = items[index]!.display;
  const action = (label: string, onPress: () => void, disabled = false) => (
    <Button label={label} variant="quiet" itemTitle={itemTitle} {...{ disabled, onPress }} />
  );
  const move = (label: string, to: number) =>
    action(
      label,
      () => change({ kind: 'move', path, from: index, to }, { path: [...path, to], button: label }),
      to < 0 || to === count,
    );
  const remove = () =>
    change(
      { kind: 'remove', path: [...path, index] },
      // A second press must not remove this one, too.
      { path: [...path, Math.min(index, count - 2)], isGone: true },
    );
  return (
    <div className="row">
      {move('Move up', index - 1)}
      {move('Move down', index + 1)}
      {action(removeWords(items[index]!), remove)}
    </div>
  );
}
