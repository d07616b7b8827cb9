import { useEffect, useRef, type ReactNode } from 'react';
import type { Field } from '../api.ts';
import type { Change } from '../change.ts';
import type { Value } from '../written-value.ts';
import { inWords, isSame, newValue } from './fields.ts';
import { Folded } from './folded.tsx';
import { isWrongIn, mistakesAt, useForm } from './form-context.ts';
import { Mistakes } from './labelled.tsx';

/** The items of a list. Each can be changed, copied, put elsewhere and removed. */
export function ListInput({ field, children }: { field: Field; children: (item: Field) => ReactNode }): ReactNode {
  const { form, root, begin, change } = useForm();
  const { path, items = [], newItem, limits } = field;
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus goes when the list was changed: to an item, or to the button in it that was pressed. */
  const next = useRef<{ index: number; button?: string }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { index, button } = next.current;
    next.current = undefined;
    const details = list.current?.children[index]?.querySelector('details');
    if (!details) return;
    details.open = true;
    const pressed = [...details.querySelectorAll('button')].find(({ textContent, disabled }) => textContent === button && !disabled);
    const input = button ? null : details.querySelector<HTMLElement>('input, textarea, select');
    (pressed ?? input ?? details.querySelector('summary'))?.focus();
  }, [items]);
  const make = (one: Change, label: string, index: number, button?: string): void => {
    next.current = { index, button };
    change(one, `${field.title}: ${label}`);
  };
  const first = newItem && newValue(newItem);
  const started = begin && newItem?.kind === 'group' ? { ...(first as object), ...begin } : first;
  return (
    <fieldset>
      <legend className={isSame(path, root) ? 'visually-hidden' : undefined}>{field.title}</legend>
      {field.hint && <p className="note">{field.hint}</p>}
      <Mistakes mistakes={mistakesAt(form, path)} field={field} />
      {started !== undefined && items.length < (limits?.most ?? Infinity) && (
        <p className="row">
          <button
            type="button"
            onClick={() => make({ kind: 'insert', path, index: items.length, value: started }, 'one added', items.length)}
          >
            Add one<span className="visually-hidden">{` to ${field.title}`}</span>
          </button>
        </p>
      )}
      <ol ref={list}>
        {items.map((item, index) => {
          const words = inWords(item.value);
          const move = (to: number, button: string): void =>
            make({ kind: 'move', path, from: index, to }, `${words} ${button.toLowerCase().replace('move', 'moved')}`, to, button);
          return (
            <li key={index}>
              <Folded isWrong={isWrongIn(form, item.path)} summary={`${index + 1}. ${words}`}>
                {children({ ...item, title: item.kind === 'group' ? '' : item.title })}
                <div className="row" role="group" aria-label={words}>
                  <button type="button" disabled={index === 0} onClick={() => move(index - 1, 'Move up')}>
                    Move up
                  </button>
                  <button type="button" disabled={index === items.length - 1} onClick={() => move(index + 1, 'Move down')}>
                    Move down
                  </button>
                  <button
                    type="button"
                    onClick={() =>
                      make({ kind: 'insert', path, index: index + 1, value: item.value as Value }, `${words} copied`, index + 1)
                    }
                  >
                    Copy
                  </button>
                  <button
                    type="button"
                    onClick={() =>
                      make({ kind: 'remove', path: [...path, index] }, `${words} removed`, Math.min(index, items.length - 2), 'Remove')
                    }
                  >
                    Remove
                  </button>
                </div>
              </Folded>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
