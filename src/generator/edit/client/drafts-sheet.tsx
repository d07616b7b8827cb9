import type { ReactNode } from 'react';
import { ButtonList, ButtonOf } from './button-list.tsx';
import { Mistakes } from './mistakes.tsx';
import { ask, attempt, refresh } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, useEditor } from './state.ts';

/** What is not saved yet, and what is wrong with it or with the files on disk. */
export function DraftsSheet(): ReactNode {
  const { drafts, mistakes } = useEditor();
  const giveUp = async (file: string): Promise<void> => {
    await ask('drop', { file });
    await refresh();
    say(`The draft of ${file} is gone. What is on the site counts again.`);
  };
  return (
    <Sheet title={drafts.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      {drafts.length > 0 && <p>The site does not show these changes until nothing is wrong with them.</p>}
      {drafts.length + mistakes.length === 0 && <p>Everything is saved, and nothing is wrong.</p>}
      <Mistakes mistakes={mistakes} />
      <ButtonList
        items={drafts.map((file) => ({
          title: `Open ${file}`,
          open: { kind: 'form', ref: { file, path: [] } },
          aside: <ButtonOf name="Give up" of={file} act={() => attempt(() => giveUp(file))} />,
        }))}
      />
    </Sheet>
  );
}
