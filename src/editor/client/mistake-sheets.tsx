import { useEffect, useRef, useState } from 'react';
import type { BrokenFile } from '../answers.ts';
import { ButtonList } from './button-list.tsx';
import { Button } from './button.tsx';
import { Labeled } from './labeled.tsx';
import { Mistakes } from './mistakes.tsx';
import { save, finishStep } from './save.ts';
import { ask } from './ask.ts';
import { Sheet } from './sheet.tsx';
import { openForm, update, useEditor, type View } from './state.ts';

/** What is not saved yet, and what is wrong with it or with the files on disk. */
export function DraftsSheet() {
  const { drafts, mistakes } = useEditor();
  return (
    <Sheet title={drafts.length > 0 ? 'Not saved yet' : 'What is wrong'}>
      <p>
        {drafts.length > 0
          ? 'The site shows these changes as soon as nothing is wrong with them.'
          : 'Visitors still see the site as it was.'}
      </p>
      <Mistakes mistakes={mistakes} />
      <ButtonList
        items={drafts.map(({ file, title, changes }) => ({
          title,
          note: changes,
          onPress: () => openForm({ file, path: [] }),
          actions: (
            <Button
              label="Discard my changes"
              variant="quiet"
              itemTitle={title}
              onPress={() => finishStep(ask('discard-draft', { file }), 'Discarded')}
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
        Another window or program saved this after you started. Which one do you want to keep? If
        you close this, it is theirs.
      </p>
      <blockquote className="boxed">{String(theirs) || 'Removed'}</blockquote>
      <Button label="Use theirs" onPress={() => close('Theirs is kept.')} />
      <blockquote className="boxed">
        {request.change.kind === 'move' ? 'In another order' : String(yours) || 'Removed'}
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
        {`Another program left a mistake in this file. Fix line ${line}, or undo the change in that program.`}
      </p>
      <Labeled
        title="The whole file"
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
        onPress={() => finishStep(ask('replace-text', { file, revision, text: typed }))}
      />
    </Sheet>
  );
}
