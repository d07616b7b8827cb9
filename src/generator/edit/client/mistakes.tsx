import type { ReactNode } from 'react';
import type { Field, PlacedMistake } from '../api.ts';
import { openForm } from './state.ts';

/** What is wrong. Beside its `field` a mistake has the field's title; elsewhere it has a way to its place. */
export function Mistakes({ mistakes, field }: { mistakes: readonly PlacedMistake[]; field?: Field }): ReactNode {
  return (
    <div role="alert">
      {mistakes.map(({ message, ref, line }, index) => (
        <div className="wrong" key={index}>
          <p>{field ? withTitle(message, field) : ref || line === undefined ? message : `Line ${line}: ${message}`}</p>
          {!field && ref && (
            <button type="button" onClick={() => openForm(ref)}>
              Show {ref.file}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

/** The build names a field as the file does. Beside the field, an owner reads its title. */
const withTitle = (message: string, { path, title }: Field): string =>
  message.replace(/^"([^"]*)" (?:\([^)]*\) )?/, (start, name) => (title !== '' && name === path.at(-1) ? `${title} ` : start));
