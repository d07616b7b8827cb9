import { useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { attempt } from './ask.ts';

type PressProps = {
  name: string;
  look?: 'strong' | 'quiet';
  /** Says to screen readers which one it is, beside others with the same words. */
  of?: string;
  /** Its error is said. */
  press: () => unknown;
} & ComponentProps<'button'>;

/** A button that does something by itself, and sends no form. */
export function Button({ name, look, of, press, ...rest }: PressProps): ReactNode {
  return (
    <button
      type="button"
      className={look}
      aria-label={of === undefined ? undefined : `${name} ${of}`}
      onClick={() => attempt(async () => press())}
      {...rest}
    >
      {name}
    </button>
  );
}

/** Leaves the caret in the text when a button is pressed. */
export const keepCaret = (event: PointerEvent): void => event.preventDefault();

/** A line of a list. `aside` is what else can be done with it. */
export type ListedButton = {
  title: string;
  note?: string;
  press: () => void;
  aside?: ReactNode;
};

type ButtonListProps = { items?: readonly ListedButton[]; none?: string };

/** Things to choose from, one a line, when they are there. `none` says that there are none. */
export function ButtonList({ items, none }: ButtonListProps): ReactNode {
  const status = items === undefined ? 'Looking…' : items.length === 0 ? none : undefined;
  return (
    <div>
      <p role="status">{status}</p>
      <ul>
        {items?.map(({ title, note, press, aside }, index) => (
          <li key={index} className="listed">
            <button type="button" onClick={press}>
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
