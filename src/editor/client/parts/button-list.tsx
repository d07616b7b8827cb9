import type { ReactNode } from 'react';

/** A line of a list. `actions` are its further buttons. */
export type ListedButton = {
  title: string;
  note?: string;
  onPress: () => void;
  actions?: ReactNode;
};

type ButtonListProps = { items?: readonly ListedButton[]; emptyText?: string };

/** A list of buttons, one on each line. `items` is undefined until the answer arrives. */
export function ButtonList({ items, emptyText }: ButtonListProps) {
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
