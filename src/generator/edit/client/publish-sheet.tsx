import { useEffect, useState, type ReactNode } from 'react';
import type { Changes, PublishLine, Version } from '../api.ts';
import { ButtonOf } from './button-list.tsx';
import { act } from './save.ts';
import { ask, attempt, publishing, refresh } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useEditor } from './state.ts';

/** The changes since the last publishing in sentences, with the pages as they were and as they are; and earlier states. */
export function PublishSheet(): ReactNode {
  const { changes: count, drafts } = useEditor();
  const [changes, setChanges] = useState<Changes>();
  const [versions, setVersions] = useState<Version[]>();
  const [lines, setLines] = useState<PublishLine[]>([]);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => attempt(async () => setChanges(await ask('changes', {}))), [count]);
  const publish = async (): Promise<void> => {
    setLines([]);
    setRunning(true);
    try {
      await publishing((line) => setLines((before) => [...before, line]));
      await refresh();
    } finally {
      setRunning(false);
    }
  };
  const isNothing = changes?.hasGit === true && changes.said.length === 0;
  return (
    <Sheet title="Publish">
      {drafts.length > 0 && <p className="wrong">{`Not saved yet, and not published: ${drafts.join(', ')}.`}</p>}
      <p role="status">{!changes ? 'Looking for changes…' : isNothing ? 'Nothing has changed since the last time.' : ''}</p>
      {changes?.said.map(({ sentence, pages }, index) => (
        <details key={index}>
          <summary>{sentence}</summary>
          <ul>
            {pages.slice(0, 12).map((page) => (
              <li key={page}>
                {page}: <a href={`/__edit/before${page}`}>before</a>, <a href={page}>now</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <button type="button" className="strong" disabled={isRunning || !changes || isNothing} onClick={() => attempt(publish)}>
        {isRunning ? 'Publishing…' : changes?.hasGit === false ? 'Build the site' : 'Publish these changes'}
      </button>
      <div role="log" aria-label="What publishing says">
        {lines.map(({ kind, text }, index) => (
          <p key={index} className={{ failed: 'wrong', line: 'note', done: undefined }[kind]}>
            {text}
          </p>
        ))}
      </div>
      {changes?.hasGit !== false && (
        <details onToggle={() => versions ?? attempt(async () => setVersions(await ask('history', {})))}>
          <summary>As it was before</summary>
          <ul>
            {versions?.map(({ id, when, label }) => (
              <li key={id} className="listed">
                <p>{`${when}: ${label}`}</p>
                <ButtonOf name="Bring back" of={label} act={() => attempt(() => act(ask('restore', { id }), 'Brought back'))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}
