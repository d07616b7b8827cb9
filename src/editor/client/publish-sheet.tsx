import { useState, type ReactNode } from 'react';
import type { PublishLine } from '../api.ts';
import { ButtonOf, Unfolding } from './buttons.tsx';
import { act } from './save.ts';
import { ask, attempt, publish, refresh, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useEditor } from './state.ts';

/** The changes since the last publishing in sentences, with the pages as they were and as they are; and earlier states. */
export function PublishSheet(): ReactNode {
  const { drafts } = useEditor();
  const changes = useAnswer('changes', {});
  const [lines, setLines] = useState<PublishLine[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setLines([]);
    setRunning(true);
    try {
      await publish((line) => setLines((before) => [...before, line]));
      await refresh();
    } finally {
      setRunning(false);
    }
  };
  const isNothing = changes?.hasGit === true && changes.said.length === 0;
  return (
    <Sheet title="Publish">
      {drafts.length > 0 && <p className="wrong">What is not saved yet is not published.</p>}
      <p role="status">
        {!changes
          ? 'Looking for changes…'
          : isNothing
            ? 'Nothing has changed since the last time.'
            : ''}
      </p>
      {changes && changes.said.length > 0 && (
        <div>
          {changes.said.map(({ sentence, pages }, index) => (
            <Unfolding key={index} title={sentence}>
              {pages.map((page) => (
                <BeforeAndNow key={page} page={page} />
              ))}
            </Unfolding>
          ))}
        </div>
      )}
      <button
        type="button"
        className="strong"
        disabled={isRunning || !changes || isNothing}
        onClick={() => attempt(run)}
      >
        {isRunning
          ? 'Publishing…'
          : changes?.hasGit === false
            ? 'Build the site'
            : 'Publish these changes'}
      </button>
      <div role="log" aria-label="What publishing says">
        {lines.map(({ kind, text }, index) => (
          <p key={index} className={{ failed: 'wrong', line: 'note', done: undefined }[kind]}>
            {text}
          </p>
        ))}
      </div>
      {changes?.hasGit && (
        <Unfolding title="Earlier versions">
          <Versions />
        </Unfolding>
      )}
    </Sheet>
  );
}

/** A page as it was and as it is, small. Browsers load only those in view. */
function BeforeAndNow({ page }: { page: string }): ReactNode {
  return (
    <div role="group" aria-label={page}>
      <p className="note">{page}</p>
      <div className="row">
        {(['before', 'now'] as const).map((when) => {
          const address = `/__edit/${when}${page}`;
          return (
            <figure key={when}>
              <figcaption>
                <a href={address} aria-label={`${page} ${when}`}>
                  {when === 'before' ? 'Before' : 'Now'}
                </a>
              </figcaption>
              <iframe src={address} title={`${page} ${when}`} inert loading="lazy" />
            </figure>
          );
        })}
      </div>
    </div>
  );
}

function Versions(): ReactNode {
  const versions = useAnswer('history', {});
  return (
    <ul>
      {versions?.map(({ id, when, label }) => (
        <li key={id} className="listed">
          <p>{`${when}: ${label}`}</p>
          <ButtonOf
            name="Bring back"
            of={label}
            act={() => attempt(() => act(ask('restore', { id }), 'Brought back'))}
          />
        </li>
      ))}
    </ul>
  );
}
