import { useState, type ReactNode } from 'react';
import { ButtonList, ButtonOf } from './buttons.tsx';
import { listedFile } from './jobs-sheet.tsx';
import { Labelled, submitting } from './labelled.tsx';
import { tellOutcome } from './save.ts';
import { ask, attempt, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { openForm } from './state.ts';
import type { FileRequest } from '../request-shapes.ts';

/** The files of a folder. One can be added, and each can be renamed and removed. */
export function FolderSheet({ folder, title }: { folder: string; title: string }): ReactNode {
  const files = useAnswer('start', {})?.files.filter(({ file }) => file.startsWith(`${folder}/`));
  const [renamed, setRenamed] = useState<string>();
  const request = (input: FileRequest): Promise<{ file: string } | undefined> =>
    tellOutcome(ask('file', input));
  const add = async (name: string): Promise<void> => {
    const answer = await request({ kind: 'add', folder, name });
    if (answer) openForm({ file: answer.file, path: [] });
  };
  const rename = async (file: string, name: string): Promise<void> => {
    await request({ kind: 'rename', file, name });
    setRenamed(undefined);
  };
  return (
    <Sheet title={title}>
      <NameForm title="Name of a new one" button="Add" submit={add} />
      <ButtonList
        items={files?.map((entry) => ({
          ...listedFile(entry),
          aside:
            renamed === entry.file ? (
              <NameForm
                title={`New address of ${entry.title}`}
                button="Change the address"
                submit={(name) => rename(entry.file, name)}
              />
            ) : (
              <div className="row">
                <ButtonOf
                  name="Rename"
                  of={entry.title}
                  press={() => openForm({ file: entry.file, path: ['name'] })}
                />
                <ButtonOf
                  name="Change the address"
                  of={entry.title}
                  press={() => setRenamed(entry.file)}
                />
                <ButtonOf
                  name="Remove"
                  of={entry.title}
                  press={() => attempt(() => request({ kind: 'remove', file: entry.file }))}
                />
              </div>
            ),
        }))}
      />
    </Sheet>
  );
}

type NameFormProps = {
  title: string;
  button: string;
  submit: (name: string) => Promise<void>;
};

function NameForm({ title, button, submit }: NameFormProps): ReactNode {
  return (
    <form onSubmit={submitting((typed) => submit(typed('name')))}>
      <Labelled title={title}>
        {(tie) => <input {...tie} name="name" required maxLength={60} />}
      </Labelled>
      <button className="strong">{button}</button>
    </form>
  );
}
