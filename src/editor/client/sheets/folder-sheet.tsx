import { useState } from 'react';
import { idOf } from '../../../generator/portable.ts';
import type { FileEntry, FileRequest } from '../../shared/messages.ts';
import { ButtonList } from '../parts/button-list.tsx';
import { Button } from '../parts/button.tsx';
import { listTextsWith } from '../list-texts-with.ts';
import { listedFile, openFile } from '../open-sheet.ts';
import { LabeledInput } from '../parts/labeled.tsx';
import { SentForm } from '../parts/sent-form.tsx';
import { showResultOf } from '../save.ts';
import { ask, useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { updateState } from '../state.ts';

/** The files of a folder, with buttons that add, rename, readdress and remove them. */
export function FolderSheet({ folder, title: sheetTitle }: { folder: string; title: string }) {
  const files = useAnswer('overview', {})?.files.filter(({ file }) =>
    file.startsWith(`${folder}/`),
  );
  const [readdressed, setReaddressed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const request = (body: FileRequest) => {
    setBusy(true);
    return showResultOf(ask('manage-file', body)).finally(() => setBusy(false));
  };
  const add = async (name: string) => {
    const answer = await request({ kind: 'add', folder, name });
    if (!answer) return;
    const { files: all } = await ask('overview', {});
    const added = all.find(({ file }) => file === answer.file);
    if (added) openFile(added);
  };
  const remove = async ({ file, title }: FileEntry) => {
    // The next line moves up. A second press must not remove that file, too.
    const pressed = document.activeElement?.shadowRoot?.activeElement;
    pressed?.closest('li')?.querySelector('button')!.focus({ preventScroll: true });
    const answer = await request({ kind: 'remove', file });
    if (answer?.kind !== 'saved') return;
    await listTextsWith(title, `Saved: ${answer.summary}. These texts may still be about it.`);
  };
  // The texts that may have the old name are beside it.
  const rename = (entry: FileEntry) => {
    updateState({ pendingFocus: { path: ['name'] } });
    openFile(entry);
  };
  const actionsOf = (entry: FileEntry) => {
    const { file, title, hasFixedAddress } = entry;
    if (readdressed === file)
      return (
        <NameForm
          title={`New web address of ${title}`}
          button="Change its web address"
          value={idOf(file)}
          onSend={async (name) => {
            await request({ kind: 'change-address', file, name });
            setReaddressed(undefined);
          }}
          onCancel={() => setReaddressed(undefined)}
        />
      );
    const action = (label: string, onPress: () => unknown) => (
      <Button label={label} variant="quiet" itemTitle={title} disabled={isBusy} onPress={onPress} />
    );
    return (
      <div className="row">
        {action('Rename', () => rename(entry))}
        {!hasFixedAddress && action('Change its web address', () => setReaddressed(file))}
        {action('Remove', () => remove(entry))}
      </div>
    );
  };
  return (
    <Sheet title={sheetTitle}>
      <NameForm title="Name of a new one" button="Add" onSend={add} />
      <ButtonList
        items={files?.map((entry) => ({ ...listedFile(entry), actions: actionsOf(entry) }))}
      />
    </Sheet>
  );
}

type NameFormProps = {
  title: string;
  button: string;
  /** The name that an owner has asked to change. */
  value?: string;
  onSend: (name: string) => Promise<void>;
  onCancel?: () => void;
};

function NameForm({ title, button, value, onSend, onCancel }: NameFormProps) {
  return (
    <SentForm onSend={(valueOf) => onSend(valueOf('name'))} onEscape={onCancel}>
      <LabeledInput
        title={title}
        name="name"
        required
        maxLength={60}
        defaultValue={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- An owner who asks to change it types next.
        autoFocus={value !== undefined}
      />
      <div className="row">
        <button className="strong">{button}</button>
        {onCancel && <Button label="Cancel" onPress={onCancel} />}
      </div>
    </SentForm>
  );
}
