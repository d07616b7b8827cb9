import { useState, type ReactNode } from 'react';
import { update, type View } from './state.ts';

/**
 * A line of a list. A press opens a view, or does something. `aside` is what else can be done with
 * it.
 */
export type ListedButton = {
  title: string;
  note?: string;
  open: View | (() => void);
  aside?: ReactNode;
};

/** Things to choose from, one a line, when they are there. `none` says that there are none. */
export function ButtonList({
  items,
  none,
}: {
  items?: readonly ListedButton[];
  none?: string;
}): ReactNode {
  const status = items === undefined ? 'Looking…' : items.length === 0 ? none : undefined;
  return (
    <div>
      <p role="status">{status}</p>
      <ul>
        {items?.map(({ title, note, open, aside }, index) => (
          <li key={index} className="listed">
            <button
              type="button"
              onClick={() => (typeof open === 'function' ? open() : update({ view: open }))}
            >
              {title}
              {note !== undefined && <small>{note}</small>}
            </button>
            {aside}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button beside others with the same words. `of` says to screen readers which one it is. */
export function ButtonOf({
  name,
  of,
  press,
  disabled,
}: {
  name: string;
  of: string;
  press: () => void;
  disabled?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      className="quiet"
      aria-label={`${name} ${of}`}
      disabled={disabled}
      onClick={press}
    >
      {name}
    </button>
  );
}

/** More, which is made when it is first opened. */
export function Unfolding({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [wasOpen, setOpen] = useState(false);
  return (
    <details onToggle={() => setOpen(true)}>
      <summary>{title}</summary>
      {wasOpen && <div>{children}</div>}
    </details>
  );
}
