import { useEffect, useRef, useState } from 'react';
import type { BrokenFile } from '../answers.ts';
import { ButtonList } from './button-list.tsx';
import { Button } from './button.tsx';
import { Labeled } from './labeled.tsx';
import { Mistakes } from './mistakes.tsx';
import { save, finishStep } from './save.ts';
import { ask, refresh } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, update, useEditor, type View } from './state.ts';

/** What is not saved yet, and what is wrong with it or with the files on disk. */
export function DraftsSheet() {
  const { drafts, mistakes } = useEditor();
  const giveUp = async (file: string): Promise<void> => {
    await ask('drop', { file });
    // A form begins again with the text on disk.
    update({ replacedBy: {}, status: 'Your changes are given up. The site stays as it is.' });
    await refresh();
  };
  return (
    <Sheet title={drafts.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      <p>
        {drafts.length > 0
          ? 'The site does not show these changes until nothing is wrong with them.'
          : 'Visitors see the site as it was.'}
      </p>
      <Mistakes mistakes={mistakes} />
      <ButtonList
        items={drafts.map(({ file, title, changes }) => ({
          title,
          note: changes,
          onPress: () => openForm({ file, path: [] }),
          actions: (
            <Button
              label="Give up the changes"
              variant="quiet"
              itemTitle={title}
              onPress={() => giveUp(file)}
            />
          ),
        }))}
      />
    </Sheet>
  );
}

/** Both versions of a value that was changed here and elsewhere. The owner chooses. */
export function ConflictSheet({ request, theirs, yours }: View & { kind: 'conflict' }) {
  const close = (status: string): void => update({ view: undefined, status });
  const keepYours = (): Promise<unknown> => {
    close('');
    return save(request);
  };
  return (
    <Sheet title="This was changed elsewhere too">
      <p>
        Another window or program saved it after you began. Which one should count? If you close
        this, theirs does.
      </p>
      <h3>Theirs</h3>
      <blockquote className="boxed">{String(theirs) || 'Removed'}</blockquote>
      <Button label="Use theirs" onPress={() => close('Kept what was saved there.')} />
      <h3>Yours</h3>
      <blockquote className="boxed">
        {request.change.kind === 'move' ? 'Another order' : String(yours) || 'Removed'}
      </blockquote>
      <Button label="Use yours" onPress={keepYours} />
    </Sheet>
  );
}

/** The text of a file that no form can show, to mend it. */
export function BrokenSheet({ file, revision, title, text, mistakes }: BrokenFile) {
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const line = mistakes[0]?.line ?? 1;
  useEffect(() => {
    const start = text.split('\n', line - 1).join('\n').length + 1;
    area.current!.setSelectionRange(start, start);
    area.current!.focus();
  }, [text, line]);
  return (
    <Sheet title={title}>
      <p>
        {`Another program left this file so that it cannot be read. Mend line ${line}, or undo the change there.`}
      </p>
      <Labeled
        title="All of the file"
        description={<Mistakes mistakes={mistakes} isBesideField />}
        isInvalid
      >
        {(inputProps) => (
          <textarea
            {...inputProps}
            ref={area}
            className="code"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labeled>
      <Button
        label="Save"
        variant="strong"
        onPress={() => finishStep(ask('replace', { file, revision, text: typed }))}
      />
    </Sheet>
  );
}
