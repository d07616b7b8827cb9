import type { ReactNode } from 'react';
import type { PlacedMistake } from '../api.ts';
import { update } from './state.ts';

/** Mistakes with a way to the place of each. */
export function MistakeList({ mistakes }: { mistakes: readonly PlacedMistake[] }): ReactNode {
  if (mistakes.length === 0) return null;
  return (
    <div className="wrong" role="alert">
      <ul>
        {mistakes.map(({ message, ref }, index) => (
          <li key={index}>
            <p>{message}</p>
            {ref && (
              <button type="button" onClick={() => update({ view: { kind: 'form', ref } })}>
                Show {ref.file}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
