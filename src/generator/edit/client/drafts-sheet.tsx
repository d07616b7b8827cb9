import type { ReactNode } from 'react';
import { useFormOf } from './form-sheet.tsx';
import { MistakeList } from './mistake-list.tsx';
import { ask, attempt, refresh } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, update, useEditor } from './state.ts';

/** What is not saved yet, and why. */
export function DraftsSheet(): ReactNode {
  const { drafts } = useEditor();
  const { form } = useFormOf(drafts[0]);
  const giveUp = (file: string): void =>
    attempt(async () => {
      await ask('drop', { file });
      await refresh();
      say(`The draft of ${file} is gone. What is on the site counts again.`);
    });
  return (
    <Sheet title="Not saved yet">
      <p>{drafts.length === 0 ? 'Everything is saved.' : 'The site does not show these changes until nothing is wrong with them.'}</p>
      <MistakeList mistakes={(drafts.length > 0 && form?.mistakes) || []} />
      <ul>
        {drafts.map((file) => (
          <li key={file} className="row">
            <button type="button" onClick={() => update({ view: { kind: 'form', ref: { file, path: [] } } })}>
              Open {file}
            </button>
            <button type="button" onClick={() => giveUp(file)}>
              Give up {file}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
