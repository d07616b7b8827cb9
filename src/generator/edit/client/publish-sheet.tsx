import { useEffect, useState, type ReactNode } from 'react';
import type { Changes, PublishLine, Version } from '../api.ts';
import { ask, attempt, publishing, refresh, saidOf } from './server.ts';
import { Sheet } from './sheet.tsx';
import { say, useEditor } from './state.ts';

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
  const restore = async (id: string): Promise<void> => {
    say(saidOf(await ask('restore', { id }), 'Brought back'));
    await refresh();
  };
  const isNothing = changes?.hasGit === true && changes.said.length === 0;
  return (
    <Sheet title="Publish">
      {drafts.length > 0 && <p className="wrong">{`Not saved yet, and not published: ${drafts.join(', ')}.`}</p>}
      {!changes && <p role="status">Looking for changes…</p>}
      {isNothing && <p>Nothing has changed since the last time.</p>}
      <ul>
        {changes?.said.map(({ sentence, pages }, index) => (
          <li key={index}>
            <details>
              <summary>{sentence}</summary>
              <ul>
                {pages.slice(0, 12).map((page) => (
                  <li key={page}>
                    {page}: <a href={`/__edit/before${page}`}>before</a>, <a href={page}>now</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="strong" disabled={isRunning || !changes || isNothing} onClick={() => attempt(publish)}>
          {isRunning ? 'Publishing…' : changes?.hasGit === false ? 'Build the site' : 'Publish these changes'}
        </button>
      </p>
      <div role="log" aria-label="What publishing says">
        {lines.map(({ kind, text }, index) => (
          <p key={index} className={kind === 'failed' ? 'wrong' : kind === 'line' ? 'note' : undefined}>
            {text}
          </p>
        ))}
      </div>
      {changes?.hasGit !== false && (
        <details onToggle={() => versions ?? attempt(async () => setVersions(await ask('history', {})))}>
          <summary>As it was before</summary>
          <ul>
            {versions?.map(({ id, when, label }) => (
              <li key={id} className="row">
                <span>{`${when}: ${label}`}</span>
                <button type="button" onClick={() => attempt(() => restore(id))}>
                  Bring back<span className="visually-hidden">{` ${label}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}
