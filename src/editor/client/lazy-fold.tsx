import { useState, type ReactNode } from 'react';

/** A fold whose content is made when it is first opened. */
export function LazyFold({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details onToggle={() => setWasOpen(true)}>
      <summary>{title}</summary>
      {wasOpen && <div>{children}</div>}
    </details>
  );
}
