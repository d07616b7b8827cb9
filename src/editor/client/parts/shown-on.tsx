import type { FieldRef } from '../../../generator/portable.ts';
import { useAnswer } from '../ask.ts';

/** Says on how many pages a value shows. Its line is there before, so that nothing moves. */
export function ShownOn({ fieldRef }: { fieldRef: FieldRef }) {
  const count = useAnswer('pages-showing', fieldRef)?.length;
  return (
    <p className="note">
      {count ? `A change here changes ${count === 1 ? 'one page' : `${count} pages`}.` : '\u00a0'}
    </p>
  );
}
