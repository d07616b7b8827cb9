import type { ReactNode } from 'react';
import type { Field } from '../api.ts';
import type { Value } from '../written-value.ts';
import { inWords, isInside, newValue } from './fields.ts';
import { mistakesAt, useForm } from './form-context.ts';
import { Mistakes } from './labelled.tsx';

/** The items of a list. Each can be changed, copied, put elsewhere and removed. */
export function ListInput({ field, children }: { field: Field; children: (item: Field) => ReactNode }): ReactNode {
  const { form, change } = useForm();
  const { path, items = [], newItem, limits } = field;
  const insert = (index: number, value: Value, label: string): void => change({ kind: 'insert', path, index, value }, label);
  const isWrong = (item: Field): boolean => form.mistakes.some(({ ref }) => ref?.file === form.file && isInside(ref.path, item.path));
  return (
    <fieldset>
      <legend>{field.title}</legend>
      {field.hint && <p className="note">{field.hint}</p>}
      {field.note && <p className="note">{field.note}</p>}
      <Mistakes mistakes={mistakesAt(form, path)} />
      <ol>
        {items.map((item, index) => {
          const words = inWords(item.value);
          const move = (to: number): void =>
            change({ kind: 'move', path, from: index, to }, `${field.title}: ${words} moved ${to < index ? 'up' : 'down'}`);
          return (
            <li key={index}>
              <details open={isWrong(item) || undefined}>
                <summary>
                  {index + 1}. {words}
                </summary>
                <div>
                  {children({ ...item, title: item.kind === 'group' ? '' : item.title })}
                  <div className="row" role="group" aria-label={words}>
                    <button type="button" disabled={index === 0} onClick={() => move(index - 1)}>
                      Move up
                    </button>
                    <button type="button" disabled={index === items.length - 1} onClick={() => move(index + 1)}>
                      Move down
                    </button>
                    <button type="button" onClick={() => insert(index + 1, item.value as Value, `${field.title}: ${words} copied`)}>
                      Copy
                    </button>
                    <button
                      type="button"
                      onClick={() => change({ kind: 'remove', path: [...path, index] }, `${field.title}: ${words} removed`)}
                    >
                      Remove
                    </button>
                  </div>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {newItem && items.length < (limits?.most ?? Infinity) && (
        <button type="button" onClick={() => insert(items.length, newValue(newItem), `${field.title}: one added`)}>
          Add to {field.title}
        </button>
      )}
    </fieldset>
  );
}
