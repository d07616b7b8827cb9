import type { ReactNode } from 'react';
import { save } from './save.ts';
import { attempt } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, update, type View } from './state.ts';

const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? 'Removed'));

/** Both versions of a value that was changed here and elsewhere. The owner chooses. */
export function ConflictSheet({ view }: { view: View & { kind: 'conflict' } }): ReactNode {
  const { file, base, theirs, yours, change } = view;
  const choose = (work: () => void) => (): void => {
    update({ view: undefined });
    work();
  };
  return (
    <Sheet title="This was changed elsewhere too">
      <p>{`${file} was saved by another window or program after you began. Nothing is lost. Which one should count?`}</p>
      <h3>Saved there</h3>
      <blockquote>{written(theirs)}</blockquote>
      <button type="button" onClick={choose(() => say('Kept what was saved there.'))}>
        Keep this
      </button>
      <h3>Yours</h3>
      <blockquote>{change.kind === 'move' ? 'Another order' : written(yours)}</blockquote>
      <button type="button" onClick={choose(() => attempt(() => save({ file, base, change })))}>
        Use this
      </button>
    </Sheet>
  );
}
