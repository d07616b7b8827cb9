import { useId, type FormEvent, type ReactNode } from 'react';
import type { Cures, Field, PlacedMistake } from '../api.ts';
import { attempt } from './server.ts';
import { openForm } from './state.ts';

export type LabelledProps = {
  title: string;
  /** Hints, limits and mistakes. */
  about?: ReactNode;
  isWrong?: boolean;
  /** What is beside the title. */
  aside?: ReactNode;
  /** The input, with the attributes that tie it to its words. */
  children: (tie: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
  }) => ReactNode;
};

/** The words around an input. */
export function Labelled({ title, about, isWrong, aside, children }: LabelledProps): ReactNode {
  const id = useId();
  return (
    <div>
      <div className="row head">
        <label htmlFor={id}>{title}</label>
        {aside}
      </div>
      {about !== undefined && <div id={`${id}-about`}>{about}</div>}
      {children({
        id,
        'aria-describedby': about === undefined ? undefined : `${id}-about`,
        'aria-invalid': isWrong,
      })}
    </div>
  );
}

/** Does something with what is typed in the inputs of a form, by their names. */
export const submitting =
  (act: (typed: (name: string) => string) => Promise<unknown>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    attempt(() => act((name) => String(data.get(name) ?? '')));
  };

/** Says how long a text is, and how long it may be. */
export const countOf = (
  length: number,
  { least = 0, most }: { least?: number; most?: number } = {},
): string =>
  most === undefined
    ? `${length} letters`
    : least > 1
      ? `${length} letters (${least} to ${most})`
      : `${length} of ${most} letters`;

/** What is wrong. A mistake that is not beside its `field` has a way to its place. */
export function Mistakes({
  mistakes,
  field,
  mend,
}: {
  mistakes: readonly PlacedMistake[];
  field?: Field;
  mend?: (cure: keyof Cures, cures: Cures) => void;
}): ReactNode {
  return (
    <div role="alert">
      {mistakes.map(({ message, ref, cures }, index) => (
        <div className="wrong" key={index}>
          <p>{message}</p>
          {field && cures && mend && (
            <div className="row">
              {cures.fact !== undefined && (
                <button type="button" onClick={() => mend('fact', cures)}>
                  Use the shop’s own: it follows every change
                </button>
              )}
              <button type="button" onClick={() => mend('words', cures)}>
                Keep as typed
              </button>
            </div>
          )}
          {!field && ref && (
            <button type="button" onClick={() => openForm(ref)}>
              Go there
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
