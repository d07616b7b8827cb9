import { useEffect, useRef, type ReactNode } from 'react';

/** A part of a form that opens by itself if something is wrong in it, and stays open. */
export function Folded({ summary, isWrong, children }: { summary: ReactNode; isWrong: boolean; children: ReactNode }): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
