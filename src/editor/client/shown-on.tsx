import type { ReactNode } from 'react';
import type { FieldRef } from '../../generator/content/content-model.ts';
import { useAnswer } from './server.ts';

/** Says on how many pages a value shows. */
export function ShownOn({ at, isOne = true }: { at: FieldRef; isOne?: boolean }): ReactNode {
  const count = useAnswer('pages', at, { isKept: true })?.length ?? 0;
  return (
    <p className="note">
      {count > 1
        ? `This shows on ${count} pages. A change here changes them all.`
        : count === 1 && isOne
          ? 'This shows on one page.'
          : ''}
    </p>
  );
}
