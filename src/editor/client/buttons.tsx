import { useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { attempt } from './server.ts';

type PressProps = {
  label: string;
  variant?: 'strong' | 'quiet';
  /** Says to screen readers which one it is, beside others with the same words. */
  itemTitle?: string;
  /** Its error is said. */
  onPress: () => unknown;
} & ComponentProps<'button'>;

/** A button that does something by itself, and sends no form. */
export function Button({ label, variant, itemTitle, onPress, ...rest }: PressProps): ReactNode {
  return (
    <button
      type="button"
      className={variant}
      aria-label={itemTitle === undefined ? undefined : `${label} ${itemTitle}`}
      onClick={() => attempt(async () => onPress())}
      {...rest}
    >
      {label}
    </button>
  );
}

/** Leaves the caret in the text when a button is pressed. */
export const keepCaret = (event: PointerEvent): void => event.preventDefault();

/** A line of a list. `actions` are what else can be done with it. */
export type ListedButton = {
  title: string;
  note?: string;
  onPress: () => void;
  actions?: ReactNode;
};

type ButtonListProps = { items?: readonly ListedButton[]; emptyText?: string };

/** Things to choose from, one a line, when they are there. `emptyText` says that there are none. */
export function ButtonList({ items, emptyText }: ButtonListProps): ReactNode {
  const status = items === undefined ? 'Looking…' : items.length === 0 ? emptyText : undefined;
  return (
    <div>
      <p role="status">{status}</p>
      <ul>
        {items?.map(({ title, note, onPress, actions }, index) => (
          <li key={index} className="listed">
            <button type="button" onClick={onPress}>
              {title}
              {note !== undefined && <small>{note}</small>}
            </button>
            {actions}
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
