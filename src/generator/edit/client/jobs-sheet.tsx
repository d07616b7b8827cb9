import { useEffect, useState, type ReactNode } from 'react';
import type { FileEntry, FileRequest, Job, Missing, Start } from '../api.ts';
import { ask, attempt, formOf, refresh, save } from './server.ts';
import { Sheet } from './sheet.tsx';
import { isStartPage } from './start-page.ts';
import { update, useEditor, type View } from './state.ts';

/** The jobs, files and missing things of the site, read again after each change. */
function useStart(): Start | undefined {
  const { changes } = useEditor();
  const [start, setStart] = useState<Start>();
  useEffect(() => attempt(async () => setStart(await ask('start', {}))), [changes]);
  return start;
}

/** Opens what a job is about. */
function begin({ title, ref, begin: first, folder, page }: Job): void {
  if (page !== undefined) {
    update({ isEditing: true, view: undefined });
    location.assign(page);
  } else if (folder !== undefined) update({ view: { kind: 'folder', folder, title } });
  else update({ view: ref ? { kind: 'form', ref, begin: first } : { kind: 'missing' } });
}

const open = (view: View) => () => update({ view });

/** What an owner does, what is not saved yet, and what is still to be supplied. */
export function JobsSheet(): ReactNode {
  const start = useStart();
  const { drafts } = useEditor();
  return (
    <Sheet title="What do you want to do?">
      {isStartPage && (
        <p className="note">
          Or open <a href="/">the site</a> and click the words that are wrong.
        </p>
      )}
      <ul>
        {start?.jobs.map((job) => (
          <li key={job.title}>
            <button type="button" className="plain" onClick={() => begin(job)}>
              {job.title}
              <small>{job.hint}</small>
            </button>
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <button type="button" className="plain" onClick={open({ kind: 'drafts' })}>
          Not saved yet: {drafts.length}
        </button>
      )}
      {start && (
        <details>
          <summary>All files</summary>
          <FileList files={start.files} />
        </details>
      )}
    </Sheet>
  );
}

/** Made-up facts and guesses, until the owner puts in or confirms the right ones. */
export function MissingSheet(): ReactNode {
  const start = useStart();
  const confirm = async ({ ref: { file, path }, title }: Missing): Promise<void> => {
    const { base } = await formOf(file);
    await save({ file, base, change: { kind: 'confirm', path } }, `${title}: confirmed`);
  };
  return (
    <Sheet title="Still to be supplied">
      {start?.missing.length === 0 && <p>Nothing is missing.</p>}
      <ul>
        {start?.missing.map((one, index) => (
          <li key={index}>
            <button type="button" className="plain" onClick={open({ kind: 'form', ref: one.ref })}>
              {one.title}
              <small>{one.why}</small>
            </button>
            {one.canConfirm && (
              <button type="button" onClick={() => attempt(() => confirm(one))}>
                It is right<span className="visually-hidden">{`: ${one.title}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function FileList({ files }: { files: readonly FileEntry[] }): ReactNode {
  return (
    <ul>
      {files.map(({ file, title, page }) => (
        <li key={file}>
          <button type="button" className="plain" onClick={open({ kind: 'form', ref: { file, path: [] } })}>
            {title}
            {page !== undefined && <small>{page}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The files of a folder. Each can be copied under another name, renamed and removed. */
export function FolderSheet({ folder, title }: { folder: string; title: string }): ReactNode {
  const start = useStart();
  const [name, setName] = useState('');
  const files = start?.files.filter(({ file }) => file.startsWith(`${folder}/`)) ?? [];
  const [like, setLike] = useState('');
  const request = (input: FileRequest, then?: () => void): void =>
    attempt(async () => {
      await ask('file', input);
      await refresh();
      then?.();
    });
  return (
    <Sheet title={title}>
      <ul>
        {files.map(({ file, title: shown }) => (
          <li key={file}>
            <button type="button" className="plain" onClick={open({ kind: 'form', ref: { file, path: [] } })}>
              {shown}
            </button>
            <div className="row" role="group" aria-label={shown}>
              <button type="button" onClick={() => request({ kind: 'remove', file })}>
                Remove
              </button>
            </div>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          request({ kind: 'add', folder, name, ...(like !== '' && { like }) }, () =>
            update({ view: { kind: 'form', ref: { file: `${folder}/${name}.yaml`, path: [] } } }),
          );
        }}
      >
        <div className="field">
          <label htmlFor="new-name">Name of a new one, in small letters with hyphens</label>
          <input id="new-name" value={name} required pattern="[a-z0-9]+(-[a-z0-9]+)*" onChange={({ target }) => setName(target.value)} />
        </div>
        <div className="field">
          <label htmlFor="new-like">Begin like</label>
          <select id="new-like" value={like} onChange={({ target }) => setLike(target.value)}>
            <option value="">nothing: only what it needs</option>
            {files.map(({ file, title: shown }) => (
              <option key={file} value={file}>
                {shown}
              </option>
            ))}
          </select>
        </div>
        <button className="strong">Add</button>
      </form>
    </Sheet>
  );
}
