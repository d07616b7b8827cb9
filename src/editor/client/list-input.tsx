import { useEffect, useRef, type ReactNode } from 'react';
import type { Field } from '../api.ts';
import { Button } from './buttons.tsx';
import { FieldGroup, Folded } from './field-frame.tsx';
import { belowTitle, newValue } from './form-fields.ts';
import { useForm } from './form-context.ts';
import type { Change } from '../request-shapes.ts';

type ListInputProps = { field: Field; children: (item: Field) => ReactNode };

/** The items of a list. Each can be changed, put elsewhere and removed. */
export function ListInput({ field, children }: ListInputProps): ReactNode {
  const { initial } = useForm();
  const { path, items = [], newItem, limits } = field;
  const { list, rearrange } = useRearranging(items);
  const first = newItem && newValue(newItem);
  const value = initial && newItem?.kind === 'group' ? { ...(first as object), ...initial } : first;
  const count = items.length;
  return (
    <FieldGroup field={field}>
      {value !== undefined && count < (limits?.most ?? Infinity) && (
        <Button
          name="Add one"
          aria-label={`Add one to ${field.title}`}
          press={() => rearrange({ kind: 'insert', path, index: count, value }, count)}
        />
      )}
      <ol ref={list}>
        {items.map((item, index) => (
          <li key={index}>
            <Folded field={item} title={`${index + 1}. ${item.words}`}>
              {children(belowTitle(item))}
              <ItemButtons {...{ field, index, rearrange }} />
            </Folded>
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}

/** Changes a list. The focus goes to an item, or to the `button` in it that was pressed. */
type Rearrange = (change: Change, index: number, button?: string) => void;

/** What changes the items of a list, and the element that shows them. */
function useRearranging(items: readonly Field[]) {
  const { change } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ index: number; button?: string }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    focusItem(list.current!, next.current.index, next.current.button);
    next.current = undefined;
  }, [items]);
  const rearrange: Rearrange = (one, index, button) => {
    next.current = { index, button };
    change(one);
  };
  return { list, rearrange };
}

/** Opens an item and no other. */
function focusItem(list: Element, index: number, button?: string): void {
  const all = [...list.children].map((item) => item.querySelector('details')!);
  const details = all[index];
  if (!details) return;
  for (const one of all) one.open = one === details;
  const pressed = [...details.querySelectorAll('button')].find(
    (one) => one.textContent === button && !one.disabled,
  );
  const input = button ? null : details.querySelector<HTMLElement>('input, textarea, select');
  (pressed ?? input ?? details.querySelector('summary'))?.focus();
  if (!button) details.scrollIntoView();
}

type ItemButtonsProps = { field: Field; index: number; rearrange: Rearrange };

function ItemButtons({ field, index, rearrange }: ItemButtonsProps): ReactNode {
  const { path, items = [] } = field;
  const count = items.length;
  const of = items[index]!.words;
  const move = (name: string, to: number): ReactNode => (
    <Button
      name={name}
      look="quiet"
      of={of}
      disabled={to < 0 || to === count}
      press={() => rearrange({ kind: 'move', path, from: index, to }, to, name)}
    />
  );
  const remove = (): void =>
    rearrange({ kind: 'remove', path: [...path, index] }, Math.min(index, count - 2), 'Remove');
  return (
    <div className="row">
      {move('Move up', index - 1)}
      {move('Move down', index + 1)}
      <Button name="Remove" look="quiet" of={of} press={remove} />
    </div>
  );
}
