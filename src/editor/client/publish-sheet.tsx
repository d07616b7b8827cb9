import { useState, type ReactNode } from 'react';
import type { Clash, PublishState } from '../api.ts';
import { EDIT_PATH } from '../edit-path.ts';
import { ButtonOf, Unfolding } from './buttons.tsx';
import { usePages } from './link-form.tsx';
import { tellOutcome } from './save.ts';
import { ask, attempt, refresh, useAnswer } from './server.ts';
import { Sheet } from './sheet.tsx';
import { useEditor } from './state.ts';
import type { Choices, PublishRequest } from '../request-shapes.ts';

/** What each state says in the bar and in the sheet, and the button that goes on from there. */
const STATES: Record<PublishState['kind'], { bar: string; sheet: string; button?: string }> = {
  nothing: { bar: 'Publish', sheet: 'Everything is published.' },
  'no-git': { bar: 'Publish', sheet: '', button: 'Build the site' },
  'not-yet': {
    bar: 'Not published yet',
    sheet: 'The public does not see these changes yet:',
    button: 'Publish these changes',
  },
  'on-its-way': {
    bar: 'On its way',
    sheet: 'On its way. You can go on meanwhile.',
    button: 'Publishing…',
  },
  sent: { bar: 'Sent', sheet: '' },
  'not-sent': {
    bar: 'Not sent: try again',
    sheet: 'Not sent. The public sees the site as it was.',
    button: 'Try again',
  },
};

/** How far publishing is, in a few words. */
export const publishWords = ({ kind, count }: PublishState): string =>
  kind === 'not-yet' ? `${STATES[kind].bar}: ${count}` : STATES[kind].bar;

/**
 * The changes that the public does not have, with the pages as they were and as they are; what
 * publishing says; and earlier states.
 */
export function PublishSheet(): ReactNode {
  const { drafts, publishing } = useEditor();
  const changes = useAnswer('changes', {});
  const run = async (request: PublishRequest = {}): Promise<void> => {
    await ask('publish', request);
    await refresh();
  };
  const { kind, origin, end, log = [] } = publishing;
  const { sheet, button } = STATES[kind];
  return (
    <Sheet title="Publish">
      {drafts.length > 0 && (
        <p className="wrong">What is not saved yet is not published. All else is.</p>
      )}
      <div role="status">
        <p>{!changes ? 'Looking for changes…' : kind === 'sent' ? end?.text : sheet}</p>
        {origin !== undefined && <a href={origin}>{origin}</a>}
      </div>
      {changes?.similar.map((hint) => (
        <p key={hint} className="note">
          {hint}
        </p>
      ))}
      {changes && button !== undefined && (
        <button
          type="button"
          className="strong"
          disabled={kind === 'on-its-way'}
          onClick={() => attempt(run)}
        >
          {button}
        </button>
      )}
      {end && kind !== 'sent' && (
        <div role="alert" className={end.kind === 'failed' ? 'wrong' : undefined}>
          <p>{end.text}</p>
          {end.canGoOn && (
            <button type="button" onClick={() => attempt(() => run({ goOnAnyway: true }))}>
              I asked: publish it all
            </button>
          )}
          {end.clashes && <Clashes clashes={end.clashes} done={(choices) => run({ choices })} />}
        </div>
      )}
      {log.length > 0 && (
        <Unfolding title="What was done">
          <div role="log" aria-label="What publishing says">
            {log.map((line, index) => (
              <p key={index} className="note">
                {line}
              </p>
            ))}
          </div>
        </Unfolding>
      )}
      {changes && changes.differences.length > 0 && (
        <>
          <ul>
            {changes.differences.map(({ where, was, now }, index) => (
              <li key={index} className="boxed">
                <h3>{where}</h3>
                <p>{`Was: ${was}`}</p>
                <p>{`Now: ${now}`}</p>
              </li>
            ))}
          </ul>
          <Unfolding title={`Pages that change: ${changes.pages.length}`}>
            {changes.pages.map((page) => (
              <BeforeAndNow key={page} page={page} />
            ))}
          </Unfolding>
        </>
      )}
      {changes && kind !== 'no-git' && (
        <Unfolding title="Earlier versions">
          <Versions />
        </Unfolding>
      )}
    </Sheet>
  );
}

/**
 * Passages that were changed here and by somebody else, side by side. The owner chooses for each
 * part of the site.
 */
function Clashes({
  clashes,
  done,
}: {
  clashes: readonly Clash[];
  done: (choices: Choices) => Promise<void>;
}): ReactNode {
  const files = useAnswer('start', {})?.files;
  const [choices, setChoices] = useState<Choices>({});
  const all = [...new Set(clashes.map(({ file }) => file))];
  return (
    <>
      {all.map((file) => {
        const title = files?.find((one) => one.file === file)?.title ?? file;
        const part = (of: 'theirs' | 'yours', name: string): ReactNode => (
          <>
            <blockquote className="boxed">
              {clashes
                .filter((one) => one.file === file)
                .map((one) => one[of])
                .join('\n…\n')}
            </blockquote>
            <button
              type="button"
              aria-label={`${name} ${title}`}
              aria-pressed={choices[file] === of}
              onClick={() => setChoices({ ...choices, [file]: of })}
            >
              {name}
            </button>
          </>
        );
        return (
          <fieldset key={file}>
            <legend>{title}</legend>
            {part('theirs', 'Use theirs')}
            {part('yours', 'Use yours')}
          </fieldset>
        );
      })}
      <button
        type="button"
        className="strong"
        disabled={all.some((file) => !choices[file])}
        onClick={() => attempt(() => done(choices))}
      >
        Publish this
      </button>
    </>
  );
}

function BeforeAndNow({ page }: { page: string }): ReactNode {
  const title = usePages().find(({ value }) => value === page)?.title ?? page;
  return (
    <div role="group" aria-label={page}>
      <p>{title}</p>
      <div className="row">
        {(['before', 'now'] as const).map((when) => {
          const address = `${EDIT_PATH}${when}${page}`;
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
    <>
      <p className="note">
        What you have not published goes when you bring back a version. Undo brings it again.
      </p>
      <ul>
        {versions?.map(({ id, when, label }) => (
          <li key={id} className="listed">
            <p>{`${when}: ${label}`}</p>
            <ButtonOf
              name="Bring back"
              of={label}
              press={() => attempt(() => tellOutcome(ask('restore', { id }), 'Brought back'))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
