import type { PublishOutcome, PublishPlan, PublishState } from '../../shared/messages.ts';
import { EDIT_PATH } from '../../shared/constants.ts';
import { Button } from '../parts/button.tsx';
import { Clashes } from './clashes.tsx';
import { Mistakes } from '../parts/mistakes.tsx';
import { usePages } from '../parts/use-pages.ts';
import { publish, showResultOf } from '../save.ts';
import { ask, useAnswer } from '../ask.ts';
import { Sheet } from './sheet.tsx';
import { unsavedWords } from '../unsaved-words.ts';
import { updateState, useEditorState } from '../state.ts';

const STATE_WORDS: Record<PublishState['kind'], { bar: string; sheet: string; button?: string }> = {
  nothing: { bar: 'Publish', sheet: 'Everything is published.' },
  'no-git': { bar: 'Publish', sheet: '', button: 'Build the site' },
  'not-yet': {
    bar: 'Not published yet',
    sheet: 'Visitors do not see these changes yet:',
    button: 'Publish these changes',
  },
  'on-its-way': {
    bar: 'On its way',
    sheet: 'On its way. What you change from now on is not part of it.',
  },
  sent: { bar: 'Sent', sheet: '' },
  'not-sent': {
    bar: 'Not sent: try again',
    sheet: 'Not sent. Visitors still see the site as it was.',
    button: 'Try again',
  },
};

/** How far publishing is, in a few words. */
export const publishWords = ({ kind, count }: PublishState): string =>
  kind === 'not-yet' ? `${STATE_WORDS[kind].bar}: ${count}` : STATE_WORDS[kind].bar;

/** The unpublished changes, the pages before and now, the log and earlier versions. */
export function PublishSheet() {
  const { publishing } = useEditorState();
  // Begins anew when publishing begins and when it ends: other changes are left then.
  return <Publishing key={String(publishing.kind === 'on-its-way')} />;
}

function Publishing() {
  const { drafts, publishing } = useEditorState();
  // No earlier answer: the owner must see what will be published.
  const plan = useAnswer('publish-plan', {}, { keepsOldAnswer: false });
  const { kind, origin, outcome, step, log = [] } = publishing;
  const { button } = STATE_WORDS[kind];
  const { standIns = [] } = useAnswer('overview', {}) ?? {};
  const unsaved = [
    ...drafts.map(({ changes }) => changes),
    ...unsavedWords().map(({ where, words }) => `${where}: ${words}`),
  ];
  const mistakesThatBlock = plan?.mistakesThatBlock ?? [];
  const isBlocked = mistakesThatBlock.length > 0;
  return (
    <Sheet title="Publish">
      {unsaved.length > 0 && (
        <p className="mistake">
          {`Not saved yet, so no part of what is published: ${unsaved.join('; ')}`}
        </p>
      )}
      <div role="status">
        <p>{statusWords(publishing, plan)}</p>
        {step && <p>{step}</p>}
        {origin !== undefined && <a href={origin}>{origin}</a>}
      </div>
      {isBlocked && <Mistakes mistakes={mistakesThatBlock} />}
      {/* An outcome is of these changes, which the owner has seen. */}
      {(plan || outcome) && button !== undefined && !outcome?.clashes && (
        <Button label={button} variant="strong" disabled={isBlocked} onPress={() => publish()} />
      )}
      {outcome && kind !== 'sent' && !isBlocked && <Outcome {...outcome} />}
      {log.length > 0 && (
        <details>
          <summary>Details</summary>
          <div>
            <p role="log" aria-label="What publishing says" className="boxed">
              {log.join('\n')}
            </p>
          </div>
        </details>
      )}
      {/* Not while it is on its way: after a merge, other words than these go out. */}
      {plan && kind !== 'on-its-way' && plan.differences.length > 0 && <PlannedChanges {...plan} />}
      {standIns.length > 0 && (
        <div>
          <p>{`Still on the site: made-up facts, samples and guesses (${standIns.length}).`}</p>
          <Button
            label="See them"
            variant="quiet"
            onPress={() => updateState({ sheet: { kind: 'stand-ins' } })}
          />
        </div>
      )}
      {kind !== 'no-git' && (
        <details>
          <summary>Earlier versions</summary>
          <div>
            <Versions />
          </div>
        </details>
      )}
    </Sheet>
  );
}

function statusWords({ kind, outcome }: PublishState, plan?: PublishPlan): string | undefined {
  if (kind === 'sent') return outcome?.text;
  const isKnown = plan || outcome || kind === 'on-its-way';
  return isKnown ? STATE_WORDS[kind].sheet : 'Looking for changes…';
}

function Outcome({ kind, text, canGoOn, clashes }: PublishOutcome) {
  return (
    <div role="alert" className={kind === 'failed' && !clashes ? 'mistake' : undefined}>
      <p>{text}</p>
      {canGoOn && (
        <Button label="I asked: publish everything" onPress={() => publish({ goOnAnyway: true })} />
      )}
      {clashes && <Clashes clashes={clashes} />}
    </div>
  );
}

const NOW_WORDS = { added: 'New', removed: 'Removed', changed: 'Now' };

function PlannedChanges({ differences, pagePaths }: PublishPlan) {
  const pages = usePages();
  const titleOf = (path: string) => pages.find(({ value }) => value === path)?.title ?? path;
  return (
    <>
      <ul>
        {differences.map(({ kind, where, was, now }, index) => (
          <li key={index} className="boxed">
            <h3>{where}</h3>
            {was !== undefined && <p>{`Was: ${was}`}</p>}
            <p>{now === undefined ? NOW_WORDS[kind] : `${NOW_WORDS[kind]}: ${now}`}</p>
          </li>
        ))}
      </ul>
      <details>
        <summary>{`Pages that change: ${pagePaths.length}`}</summary>
        <div>
          {pagePaths.map((path) => (
            <BeforeAndNow key={path} path={path} title={titleOf(path)} />
          ))}
        </div>
      </details>
    </>
  );
}

function BeforeAndNow({ path, title }: { path: string; title: string }) {
  return (
    <>
      <p>{title}</p>
      <div className="row">
        {(['before', 'now'] as const).map((when) => {
          const address = `${EDIT_PATH}${when}${path}`;
          return (
            <figure key={when}>
              <figcaption>
                <a href={address} aria-label={`${path} ${when}`}>
                  {when === 'before' ? 'Before' : 'Now'}
                </a>
              </figcaption>
              <iframe src={address} title={`${path} ${when}`} inert loading="lazy" />
            </figure>
          );
        })}
      </div>
    </>
  );
}

function Versions() {
  const versions = useAnswer('versions', {});
  return (
    <>
      <p className="note">
        Bringing back a version takes away what you have not published. Undo gets it back. Times are
        those of the computer that published.
      </p>
      <ul>
        {versions?.map(({ id, when, summary }) => (
          <li key={id} className="listed">
            <p>{`${when}: ${summary}`}</p>
            <Button
              label="Bring back"
              variant="quiet"
              itemTitle={summary}
              onPress={() => showResultOf(ask('restore', { id }), 'Brought back')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
