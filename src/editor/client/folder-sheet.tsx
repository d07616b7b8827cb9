import { useState, type ReactNode } from 'react';
import type { FileEntry } from '../api.ts';
import { Button, ButtonList } from './buttons.tsx';
import { listedFile } from './tasks-sheet.tsx';
import { LabelledInput, submitting } from './labelled.tsx';
import { tellOutcome } from './save.ts';
import { ask, useAnswer } from './ask.ts';
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
    if (!answer) return;
    openForm({ file: answer.file, path: [] });
    const { files: all } = await ask('start', {});
    const page = all.find(({ file }) => file === answer.file)?.page;
    if (page !== undefined) location.assign(page);
  };
  const rename = async (file: string, name: string): Promise<void> => {
    await request({ kind: 'rename', file, name });
    setRenamed(undefined);
  };
  const asideOf = ({ file, title: of }: FileEntry): ReactNode =>
    renamed === file ? (
      <NameForm
        title={`New address of ${of}`}
        button="Change the address"
        submit={(name) => rename(file, name)}
      />
    ) : (
      <div className="row">
        <Button
          name="Rename"
          look="quiet"
          of={of}
          press={() => openForm({ file, path: ['name'] })}
        />
        <Button name="Change the address" look="quiet" of={of} press={() => setRenamed(file)} />
        <Button
          name="Remove"
          look="quiet"
          of={of}
          press={() => request({ kind: 'remove', file })}
        />
      </div>
    );
  return (
    <Sheet title={title}>
      <NameForm title="Name of a new one" button="Add" submit={add} />
      <ButtonList
        items={files?.map((entry) => ({ ...listedFile(entry), aside: asideOf(entry) }))}
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
      <LabelledInput title={title} name="name" required maxLength={60} />
      <button className="strong">{button}</button>
    </form>
  );
}
