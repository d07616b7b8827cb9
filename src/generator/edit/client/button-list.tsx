import type { ReactNode } from 'react';
import { update, type View } from './state.ts';

/** A line of a list. A press opens a view, or does something. `aside` is what else can be done with it. */
export type ListedButton = { title: string; note?: string; open: View | (() => void); aside?: ReactNode };

/** Things to choose from, one a line. */
export function ButtonList({ items = [] }: { items?: readonly ListedButton[] }): ReactNode {
  return (
    <ul>
      {items.map(({ title, note, open, aside }, index) => (
        <li key={index} className="listed">
          <button type="button" onClick={() => (typeof open === 'function' ? open() : update({ view: open }))}>
            {title}
            {note !== undefined && <small>{note}</small>}
          </button>
          {aside}
        </li>
      ))}
    </ul>
  );
}

/** A button beside others with the same words. `of` says to screen readers which one it is. */
export function ButtonOf({ name, of, act, disabled }: { name: string; of: string; act: () => void; disabled?: boolean }): ReactNode {
  return (
    <button type="button" className="quiet" disabled={disabled} onClick={act}>
      {name}
      <span className="visually-hidden">{` ${of}`}</span>
    </button>
  );
}
