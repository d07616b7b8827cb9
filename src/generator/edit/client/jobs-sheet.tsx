import { useEffect, useState, type ReactNode } from 'react';
import type { FileEntry, Hit, Job, Missing, Start } from '../api.ts';
import { ButtonList, ButtonOf, type ListedButton } from './button-list.tsx';
import { Labelled } from './labelled.tsx';
import { save } from './save.ts';
import { ask, attempt, formOf } from './server.ts';
import { Sheet } from './sheet.tsx';
import { isStartPage, update, useEditor } from './state.ts';

/** The jobs, files and missing things of the site, read again after each change. */
export function useStart(): Start | undefined {
  const { changes } = useEditor();
  const [start, setStart] = useState<Start>();
  useEffect(() => attempt(async () => setStart(await ask('start', {}))), [changes]);
  return start;
}

/** What an owner does, any text of the site by its words, and all files. */
export function JobsSheet(): ReactNode {
  const start = useStart();
  const [words, setWords] = useState('');
  const [hits, setHits] = useState<Hit[]>();
  return (
    <Sheet title="What do you want to do?">
      {isStartPage && (
        <p>
          Open <a href="/">the site</a> and click the words that are wrong, or begin here.
        </p>
      )}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => setHits(words.trim() === '' ? undefined : await ask('search', { words })));
        }}
      >
        <Labelled title="Find words on the site">
          {(tie) => (
            <span className="row">
              <input
                {...tie}
                type="search"
                value={words}
                onChange={({ target }) => {
                  setWords(target.value);
                  if (target.value === '') setHits(undefined);
                }}
              />
              <button>Find</button>
            </span>
          )}
        </Labelled>
        <p role="status">{hits && (hits.length === 0 ? 'Nothing has these words.' : `Found: ${hits.length}`)}</p>
      </form>
      {hits ? <ButtonList items={hits.map(listedHit)} /> : <ButtonList items={start?.jobs.map(listedJob)} />}
      {start && !hits && (
        <details>
          <summary>All files</summary>
          <ButtonList items={start.files.map(listedFile)} />
        </details>
      )}
    </Sheet>
  );
}

const listedJob = ({ title, hint, ref, begin, folder, page }: Job): ListedButton => {
  const note = hint;
  if (folder !== undefined) return { title, note, open: { kind: 'folder', folder, title } };
  if (page === undefined) return { title, note, open: ref ? { kind: 'form', ref, begin } : { kind: 'missing' } };
  const go = (): void => {
    update({ isEditing: true, view: { kind: 'page' } });
    location.assign(page);
  };
  return { title, note, open: go };
};

const listedHit = ({ ref, title, text, page }: Hit): ListedButton => ({
  title: text,
  note: title,
  open: { kind: 'form', ref },
  aside: page !== undefined && <a href={page}>{page}</a>,
});

export const listedFile = ({ file, title, page }: FileEntry): ListedButton => ({
  title,
  note: page,
  open: { kind: 'form', ref: { file, path: [] } },
});

/** Made-up facts and guesses, until the owner puts in or confirms the right ones. */
export function MissingSheet(): ReactNode {
  const start = useStart();
  const confirm = async ({ ref: { file, path } }: Missing): Promise<void> => {
    const { base } = await formOf(file);
    await save({ file, base, change: { kind: 'confirm', path } });
  };
  return (
    <Sheet title="Still to be supplied">
      {start?.missing.length === 0 && <p>Nothing is missing.</p>}
      <ButtonList
        items={start?.missing.map((one) => ({
          title: one.title,
          note: one.why,
          open: { kind: 'form', ref: one.ref },
          aside: one.canConfirm && <ButtonOf name="It is right" of={one.title} act={() => attempt(() => confirm(one))} />,
        }))}
      />
    </Sheet>
  );
}
