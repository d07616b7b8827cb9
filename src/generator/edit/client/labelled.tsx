import { useId, type ReactNode } from 'react';

export type LabelledProps = {
  title: string;
  /** Hints, limits and mistakes. */
  about?: ReactNode;
  isWrong?: boolean;
  /** What is beside the title. */
  aside?: ReactNode;
  /** The input, with the attributes that tie it to its words. */
  children: (tie: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ReactNode;
};

/** The words around an input. */
export function Labelled({ title, about, isWrong, aside, children }: LabelledProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <div className="head">
        <label htmlFor={id}>{title}</label>
        {aside}
      </div>
      {about !== undefined && <div id={`${id}-about`}>{about}</div>}
      {children({ id, 'aria-describedby': about === undefined ? undefined : `${id}-about`, 'aria-invalid': isWrong })}
    </div>
  );
}

/** Says how long a text is, and how long it may be. */
export const countOf = (length: number, { least = 0, most }: { least?: number; most?: number }): string =>
  most === undefined ? `${length} letters` : `${length} of ${least > 1 ? `${least} to ${most}` : `at most ${most}`} letters`;
