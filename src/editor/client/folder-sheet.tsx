import { useState } from 'react';
import type { FileEntry } from '../answers.ts';
import { ButtonList } from './button-list.tsx';
import { Button } from './button.tsx';
import { listedFile, openFile } from './open-beside.ts';
import { LabeledInput } from './labeled.tsx';
import { SentForm } from './sent-form.tsx';
import { finishStep, undo } from './save.ts';
import { ask, useAnswer } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, state, update, useEditor, type View } from './state.ts';
import type { FileRequest } from '../request-shapes.ts';

const UNDO_HELPS = 'Undo brings it back.';

/** The files of a folder. One can be added, and each can be renamed and removed. */
export function FolderSheet(view: Extract<View, { kind: 'folder' }>) {
  const { folder, title: sheetTitle, removed } = view;
  const { undo: undoSummary } = useEditor();
  const files = useAnswer('overview', {})?.files.filter(({ file }) =>
    file.startsWith(`${folder}/`),
  );
  const [asked, setAsked] = useState<{ file: string; about: 'address' | 'removal' | 'sent' }>();
  const request = async (input: FileRequest) => {
    const answer = await finishStep(ask('change-file', input));
    setAsked(undefined);
    return answer;
  };
  const add = async (name: string): Promise<void> => {
    const answer = await request({ kind: 'add', folder, name });
    const { files: all } = await ask('overview', {});
    const added = all.find(({ file }) => file === answer?.file);
    if (added) openFile(added);
  };
  const remove = async (entry: FileEntry): Promise<void> => {
    // Its line stays, and has the focus.
    const pressed = document.activeElement?.shadowRoot?.activeElement;
    pressed?.closest('li')?.querySelector('button')!.focus({ preventScroll: true });
    setAsked({ file: entry.file, about: 'sent' });
    const answer = await request({ kind: 'remove', file: entry.file });
    if (answer?.kind === 'saved')
      update({ view: { ...view, removed: { ...entry, step: state().undo } } });
  };
  const actionsOf = (entry: FileEntry) => {
    const { file, title } = entry;
    const action = (label: string, onPress: () => unknown) => (
      <Button label={label} variant="quiet" itemTitle={title} onPress={onPress} />
    );
    if (asked?.file !== file)
      return (
        <div className="row">
          {action('Rename', () => openForm({ file, path: ['name'] }))}
          {action('Change its web address', () => setAsked({ file, about: 'address' }))}
          {action('Remove', () => setAsked({ file, about: 'removal' }))}
        </div>
      );
    if (asked.about === 'address')
      return (
        <NameForm
          title={`New web address of ${title}`}
          button="Change its web address"
          onSend={(name) => request({ kind: 'rename', file, name })}
        />
      );
    return (
      <div>
        <p role="alert">{`Remove the page for ${title}? ${UNDO_HELPS}`}</p>
        <div className="row">
          <Button label="Keep it" onPress={() => setAsked(undefined)} />
          <Button
            label="Remove it"
            disabled={asked.about === 'sent'}
            onPress={() => remove(entry)}
          />
        </div>
      </div>
    );
  };
  const gone = removed?.step === undoSummary ? removed : undefined;
  const listed = files
    ?.filter(({ file }) => file !== gone?.file)
    .map((entry) => ({ ...listedFile(entry), actions: actionsOf(entry) }));
  if (gone)
    listed?.splice(files!.filter(({ file }) => file < gone.file).length, 0, {
      title: `${gone.title} is removed`,
      note: gone.pagePath,
      onPress: undo,
      actions: (
        <div>
          <p>{UNDO_HELPS}</p>
          <Button label="Undo" itemTitle={`the removal of ${gone.title}`} onPress={undo} />
        </div>
      ),
    });
  return (
    <Sheet title={sheetTitle}>
      <NameForm title="Name of a new one" button="Add" onSend={add} />
      <ButtonList items={listed} />
    </Sheet>
  );
}

type NameFormProps = {
  title: string;
  button: string;
  onSend: (name: string) => Promise<unknown>;
};

function NameForm({ title, button, onSend }: NameFormProps) {
  return (
    <SentForm onSend={(typed) => onSend(typed('name'))}>
      <LabeledInput title={title} name="name" required maxLength={60} />
      <button className="strong">{button}</button>
    </SentForm>
  );
}
