import { useState, type ReactNode } from 'react';
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

const hasDays = ({ newItem }: ListField): boolean => formPartsOf(newItem)[0]?.kind === 'date';

/** The indexes of the items as they show: of days, a new one first and those that are past last. */
function inOrder(list: ListField): number[] {
  const keys = list.items.map(
    (item) => `${hasPassed(item)} ${String(formPartsOf(item)[0]?.value)}`,
  );
  const indexes = [...keys.keys()];
  return hasDays(list) ? indexes.sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1)) : indexes;
}

type ListInputProps = { field: ListField; children: (item: Field) => ReactNode };

/** The items of a list. Each can be changed, put elsewhere and removed. */
export function ListInput({ field, children }: ListInputProps) {
  const { change } = useForm();
  const { path, items, newItem, limits } = field;
  const value = newValue(newItem);
  const count = items.length;
  // A day stays where it is while it is changed.
  const [kept, keep] = useState<number[]>([]);
  const order = kept.length === count ? kept : inOrder(field);
  if (order !== kept) keep(order);
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
        {order.map((index) => {
          const item = items[index]!;
          const number = hasDays(field) ? '' : `${index + 1}. `;
          return (
            <li key={index}>
              <Folded
                field={item}
                isOnly={count === 1}
                title={`${number}${item.display || 'New'}${hasPassed(item) ? ' (past)' : ''}`}
              >
                {children(item)}
                <ItemButtons {...{ field, index }} />
              </Folded>
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}

type ItemButtonsProps = { field: ListField; index: number };

function ItemButtons({ field, index }: ItemButtonsProps) {
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
      {!hasDays(field) && move('Move up', index - 1)}
      {!hasDays(field) && move('Move down', index + 1)}
      {action(removeWords(items[index]!), remove)}
    </div>
  );
}
