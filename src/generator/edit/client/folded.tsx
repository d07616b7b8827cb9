import { useEffect, useRef, type ReactNode } from 'react';

type FoldedProps = { title: string; words?: string; isWrong: boolean; children: ReactNode };

/** A part of a form that opens by itself if something is wrong in it, and stays open. */
export function Folded({ title, words, isWrong, children }: FoldedProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details}>
      <summary>
        {title} <small>{words}</small>
      </summary>
      <div>{children}</div>
    </details>
  );
}
