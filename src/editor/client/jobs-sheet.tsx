import { useState, type ReactNode } from 'react';
import type { FileEntry, Hit, Job, Missing } from '../api.ts';
import { ButtonList, ButtonOf, Unfolding, type ListedButton } from './buttons.tsx';
import { Labelled, submitting } from './labelled.tsx';
import { save } from './save.ts';
import { ask, attempt, formOf, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { update } from './state.ts';

/** While a file is broken, there is nothing to list but what is wrong with it. */
const showMistakes = (status: string): void => update({ status, view: { kind: 'drafts' } });

/** Wi-Fi is also found as wifi. */
const plain = (text: string): string => text.toLowerCase().replaceAll('-', '');

/** What an owner does, any text of the site by its words, and all files. */
export function JobsSheet(): ReactNode {
  const start = useAnswer('start', {}, { onError: showMistakes });
  const [hits, setHits] = useState<Hit[]>();
  const [wanted, setWanted] = useState('');
  const jobs = start?.jobs.filter(({ title, hint }) =>
    wanted.split(/\s+/).every((word) => plain(`${title} ${hint}`).includes(word)),
  );
  const found = (hits?.length ?? 0) + (jobs?.length ?? 0);
  return (
    <Sheet title="What do you want to do?">
      <form
        role="search"
        onSubmit={submitting(async (typed) => {
          setHits(await ask('search', { words: typed('words') }));
          setWanted(plain(typed('words').trim()));
        })}
      >
        <Labelled title="Find words on the site, or a task">
          {(tie) => (
            <div className="row">
              <input
                {...tie}
                type="search"
                name="words"
                required
                onChange={({ target }) => target.value === '' && setHits(undefined)}
              />
              <button>Find</button>
            </div>
          )}
        </Labelled>
      </form>
      {hits ? (
        <>
          <p role="status">
            {found === 0 ? 'Nothing has these words. These are all tasks:' : `Found: ${found}`}
          </p>
          <ButtonList items={(found === 0 ? start?.jobs : jobs)?.map(listedJob)} />
          <ButtonList items={hits.map(listedHit)} />
        </>
      ) : (
        <>
          <ButtonList items={start?.jobs.map(listedJob)} />
          <Unfolding title="All parts of the site">
            <ButtonList items={start?.files.map(listedFile)} />
          </Unfolding>
        </>
      )}
    </Sheet>
  );
}

const listedJob = ({ title, hint, ref, begin, folder, page }: Job): ListedButton => {
  const go = (): void => {
    update({ isEditing: true, view: ref ? { kind: 'form', place: ref, begin } : { kind: 'page' } });
    if (location.pathname !== page) location.assign(page!);
  };
  const open: ListedButton['open'] =
    folder !== undefined
      ? { kind: 'folder', folder, title }
      : page !== undefined
        ? go
        : ref
          ? { kind: 'form', place: ref, begin }
          : { kind: 'missing' };
  return { title, note: hint, open };
};

const listedHit = ({ ref, title, text, page }: Hit): ListedButton => ({
  title: text,
  note: title,
  open: { kind: 'form', place: ref },
  aside: page !== undefined && <a href={page}>{page}</a>,
});

export const listedFile = ({ file, title, page }: FileEntry): ListedButton => ({
  title,
  note: page,
  open: { kind: 'form', place: { file, path: [] } },
});

/** Made-up facts and guesses, until the owner puts in or confirms the right ones. */
export function MissingSheet(): ReactNode {
  const start = useAnswer('start', {});
  const confirm = async ({ ref: { file, path } }: Missing) => {
    const { revision } = await formOf(file);
    await save({ file, revision, change: { kind: 'confirm', path } });
  };
  return (
    <Sheet title="Still to be supplied">
      <p>{start && `Left: ${start.missing.length}`}</p>
      <ButtonList
        none="Nothing is missing."
        items={start?.missing.map((one) => ({
          title: one.title,
          note: one.why,
          open: { kind: 'form', place: one.ref },
          aside: one.canConfirm && (
            <ButtonOf name="It is right" of={one.title} press={() => attempt(() => confirm(one))} />
          ),
        }))}
      />
    </Sheet>
  );
}
