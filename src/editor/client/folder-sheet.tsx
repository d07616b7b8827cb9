import { useState } from 'react';
import type { FileEntry } from '../answers.ts';
import { ButtonList, type ListedButton } from './button-list.tsx';
import { Button } from './button.tsx';
import { listedFile, openFile } from './open-beside.ts';
import { LabeledInput } from './labeled.tsx';
import { SentForm } from './sent-form.tsx';
import { finishStep, undo } from './save.ts';
import { ask, useAnswer } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, state, update, useEditor, type View } from './state.ts';
import type { FileRequest } from '../request-shapes.ts';

/** The files of a folder. One can be added, and each can be renamed and removed. */
export function FolderSheet(view: Extract<View, { kind: 'folder' }>) {
  const { folder, title: sheetTitle, removed } = view;
  const { undo: lastStep } = useEditor();
  const files = useAnswer('overview', {})?.files.filter(({ file }) =>
    file.startsWith(`${folder}/`),
  );
  const [renamed, setRenamed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const request = (input: FileRequest) => {
    setBusy(true);
    return finishStep(ask('change-file', input)).finally(() => setBusy(false));
  };
  const add = async (name: string): Promise<void> => {
    const answer = await request({ kind: 'add', folder, name });
    if (!answer) return;
    const { files: all } = await ask('overview', {});
    const added = all.find(({ file }) => file === answer.file);
    if (added) openFile(added);
  };
  const remove = async (entry: FileEntry): Promise<void> => {
    // Its line stays, and has the focus.
    const pressed = document.activeElement?.shadowRoot?.activeElement;
    pressed?.closest('li')?.querySelector('button')!.focus({ preventScroll: true });
    const answer = await request({ kind: 'remove', file: entry.file });
    if (answer?.kind === 'saved')
      update({ view: { ...view, removed: { ...entry, step: state().undo } } });
  };
  const actionsOf = (entry: FileEntry) => {
    const { file, title } = entry;
    if (renamed === file)
      return (
        <NameForm
          title={`New web address of ${title}`}
          button="Change its web address"
          onSend={async (name) => {
            await request({ kind: 'rename', file, name });
            setRenamed(undefined);
          }}
        />
      );
    const action = (label: string, onPress: () => unknown) => (
      <Button label={label} variant="quiet" itemTitle={title} disabled={isBusy} onPress={onPress} />
    );
    return (
      <div className="row">
        {action('Rename', () => openForm({ file, path: ['name'] }))}
        {action('Change its web address', () => setRenamed(file))}
        {action('Remove', () => remove(entry))}
      </div>
    );
  };
  const lines = files?.map((entry): ListedButton => ({
    ...listedFile(entry),
    actions: actionsOf(entry),
  }));
  // In the place of what was removed, so that no other line is under the finger.
  if (removed && removed.step === lastStep)
    lines?.splice(files!.filter(({ file }) => file < removed.file).length, 0, {
      title: `Bring ${removed.title} back`,
      note: 'It is removed.',
      onPress: undo,
    });
  return (
    <Sheet title={sheetTitle}>
      <NameForm title="Name of a new one" button="Add" onSend={add} />
      <ButtonList items={lines} />
    </Sheet>
  );
}

type NameFormProps = {
  title: string;
  button: string;
  onSend: (name: string) => Promise<void>;
};

function NameForm({ title, button, onSend }: NameFormProps) {
  return (
    <SentForm onSend={(typed) => onSend(typed('name'))}>
      <LabeledInput title={title} name="name" required maxLength={60} />
      <button className="strong">{button}</button>
    </SentForm>
  );
}
