import { useEffect, useState, type ReactNode } from 'react';
import type { FileEntry, FileRequest, Start } from '../api.ts';
import { ask, attempt, refresh } from './server.ts';
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
        {start?.jobs.map(({ title, hint, ref, folder }) => (
          <li key={title}>
            <button
              type="button"
              className="plain"
              onClick={open(
                folder === undefined ? { kind: 'form', ref: ref ?? { file: 'shop.yaml', path: [] } } : { kind: 'folder', folder, title },
              )}
            >
              {title}
              {hint && <small>{hint}</small>}
            </button>
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <button type="button" className="plain" onClick={open({ kind: 'drafts' })}>
          Not saved yet: {drafts.length}
        </button>
      )}
      {start && start.missing.length > 0 && (
        <details>
          <summary>Still to be supplied: {start.missing.length}</summary>
          <ul>
            {start.missing.map(({ ref, why }, index) => (
              <li key={index}>
                <button type="button" className="plain" onClick={open({ kind: 'form', ref })}>
                  {why}
                  <small>{[ref.file, ...ref.path].join(' › ')}</small>
                </button>
              </li>
            ))}
          </ul>
        </details>
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
