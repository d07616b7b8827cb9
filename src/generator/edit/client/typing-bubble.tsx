import type { ReactNode } from 'react';
import { cancel, commit, typedIn } from './in-place.ts';
import { countOf } from './labelled.tsx';
import { Mistakes } from './mistakes.tsx';
import { offersFor } from './page-refs.ts';
import { attempt } from './server.ts';
import { update, useEditor } from './state.ts';

/** The limits and mistakes beside the text that is edited in its place. */
export function TypingBubble(): ReactNode {
  const { typing } = useEditor();
  if (!typing) return null;
  const { field, length, mistakes, top, left } = typing;
  const { title, limits = {} } = field;
  return (
    // A press on its buttons leaves the caret in the text.
    <div className="bubble" role="group" aria-label={title} style={{ top, left }} onPointerDown={(event) => event.preventDefault()}>
      <p className="note">
        {title}: {countOf(length, limits)}
      </p>
      <Mistakes mistakes={mistakes} field={field} />
      <div className="row">
        <button type="button" className="strong" tabIndex={-1} onClick={() => attempt(commit)}>
          Save (Enter)
        </button>
        <button type="button" tabIndex={-1} onClick={cancel}>
          Cancel (Esc)
        </button>
        <button type="button" tabIndex={-1} onClick={more}>
          More
        </button>
      </div>
    </div>
  );
}

/** Offers what else may be meant by the text that is edited. */
function more(): void {
  const element = typedIn();
  cancel();
  if (element) update({ view: { ...offersFor(element), exact: '' } });
}
