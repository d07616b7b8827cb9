import { useEffect, useRef, type ReactNode } from 'react';
import type { Field } from '../api.ts';
import { ButtonOf } from './buttons.tsx';
import { FieldGroup, Folded } from './field-words.tsx';
import { newValue } from './fields.ts';
import { useForm } from './form-context.ts';
import type { Change } from '../request-shapes.ts';

/** The items of a list. Each can be changed, put elsewhere and removed. */
export function ListInput({
  field,
  children,
}: {
  field: Field;
  children: (item: Field) => ReactNode;
}): ReactNode {
  const { begin, change } = useForm();
  const { path, items = [], newItem, limits } = field;
  const list = useRef<HTMLOListElement>(null);
  /**
   * Where the focus goes when the list was changed: to an item, or to the button in it that was
   * pressed.
   */
  const next = useRef<{ index: number; button?: string }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { index, button } = next.current;
    next.current = undefined;
    const all = [...(list.current?.children ?? [])].map((item) => item.querySelector('details')!);
    const details = all[index];
    if (!details) return;
    for (const one of all) one.open = one === details;
    const pressed = [...details.querySelectorAll('button')].find(
      (one) => one.textContent === button && !one.disabled,
    );
    const input = button ? null : details.querySelector<HTMLElement>('input, textarea, select');
    (pressed ?? input ?? details.querySelector('summary'))?.focus();
    if (!button) details.scrollIntoView();
  }, [items]);
  const make = (one: Change, index: number, button?: string): void => {
    next.current = { index, button };
    change(one);
  };
  const first = newItem && newValue(newItem);
  const started = begin && newItem?.kind === 'group' ? { ...(first as object), ...begin } : first;
  const count = items.length;
  return (
    <FieldGroup field={field}>
      {started !== undefined && count < (limits?.most ?? Infinity) && (
        <button
          type="button"
          aria-label={`Add one to ${field.title}`}
          onClick={() => make({ kind: 'insert', path, index: count, value: started }, count)}
        >
          Add one
        </button>
      )}
      <ol ref={list}>
        {items.map((item, index) => {
          const words = item.words;
          const move = (button: string, to: number): ReactNode => (
            <ButtonOf
              name={button}
              of={words}
              disabled={to < 0 || to === count}
              press={() => make({ kind: 'move', path, from: index, to }, to, button)}
            />
          );
          const remove = (): void =>
            make({ kind: 'remove', path: [...path, index] }, Math.min(index, count - 2), 'Remove');
          return (
            <li key={index}>
              <Folded field={item} title={`${index + 1}. ${words}`}>
                {children({ ...item, title: item.kind === 'group' ? '' : item.title })}
                <div className="row">
                  {move('Move up', index - 1)}
                  {move('Move down', index + 1)}
                  <ButtonOf name="Remove" of={words} press={remove} />
                </div>
              </Folded>
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}
