import type { ReactNode } from 'react';
import type { Field } from '../answers.ts';
import { Button } from './button.tsx';
import { FieldGroup } from './field-group.tsx';
import { Folded } from './folded.tsx';
import { newValue, formPartsOf, removeWords } from './form-fields.ts';
import { useForm } from './form-context.ts';
import { isPast } from './is-past.ts';

type ListField = Field & { kind: 'list' };

const hasPassed = (item: Field): boolean =>
  formPartsOf(item).some(({ kind, value }) => isPast(kind, String(value)));

type ListInputProps = { field: ListField; children: (item: Field) => ReactNode };

/** The items of a list, each with buttons that move and remove it. */
export function ListInput({ field, children }: ListInputProps) {
  const { change } = useForm();
  const { path, items, newItem, limits } = field;
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
              {children(item)}
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
  const { path, items } = field;
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
  const remove = (): void =>
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
