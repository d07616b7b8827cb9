import type {
  Change,
  ChangeAnswer,
  ChangeRequest,
  Form,
  PublishRequest,
  UnsavedWords,
} from '../shared/messages.ts';
import { Queue } from '../shared/queue.ts';
import {
  ask,
  askState,
  showErrorOf,
  Offline,
  refreshState,
  stopChecking,
  untilAnswered,
} from './ask.ts';
import {
  showPendingStatus,
  showStatus,
  state,
  type EditorState,
  typedBeforeCrash,
  updateState,
} from './state.ts';
import { listTextsWith } from './list-texts-with.ts';
import { keepUnsavedWords } from './unsaved-words.ts';
import { wait } from './wait.ts';

const showSaving = () => showPendingStatus('Saving…', 'saving');

/** Work that waits for the changes before it. */
export const queue = new Queue();

/** Changes that could not be sent before this page was loaded. */
const changesOfLastPage = state().unansweredChanges;

/**
 * Sends a change after all earlier ones, until the server answers, and shows its result. Ignores a
 * change that equals the last unanswered one: a button was pressed twice.
 */
export async function save(request: ChangeRequest): Promise<ChangeAnswer | undefined> {
  const { unansweredChanges } = state();
  if (JSON.stringify(unansweredChanges.at(-1)) === JSON.stringify(request)) return undefined;
  stopChecking();
  // At once, though an earlier change may still be on its way.
  showSaving();
  updateState({ unansweredChanges: [...unansweredChanges, request] });
  return queue.run(() => deliver(request));
}

/** Sends what the last page could not send, before any new change, and what was typed there. */
export async function sendUnanswered(): Promise<void> {
  await Promise.all([
    ...changesOfLastPage.map((request) => queue.run(() => deliver(request))),
    typedBeforeCrash().then((typed) => typed && save(typed)),
  ]);
}

async function deliver(request: ChangeRequest): Promise<ChangeAnswer> {
  showSaving();
  const send = () => sendOnce({ ...request, revision: latestRevision(request.revision) });
  const answer = await untilAnswered(send).finally(() =>
    updateState({
      unansweredChanges: state().unansweredChanges.filter((other) => other !== request),
    }),
  );
  if (answer.kind === 'unsaved') showUnsaved(answer);
  // Only the last change shows its result, for all of them.
  if (state().unansweredChanges.length > 0) return answer;
  await showSaved(answer);
  await showOldName(answer, request.change);
  return answer;
}

async function showOldName(answer: ChangeAnswer, change: Change): Promise<void> {
  if (answer.kind !== 'saved' || answer.oldName === undefined || change.kind !== 'set') return;
  const { oldName } = answer;
  const status = `${statusOf(answer)}. Some texts may still have the old name.`;
  await showErrorOf(() =>
    listTextsWith(oldName, status, String(change.value)).catch(ignoreOffline),
  );
}

/** Opens no sheet over an open form or an edited text. */
function showUnsaved(words: UnsavedWords): void {
  keepUnsavedWords(words);
  if (!state().sheet && !document.querySelector('[contenteditable]'))
    updateState({ sheet: { kind: 'drafts' } });
}

/** Says how a change ended, or how many mistakes are left. */
async function showSaved(answer: ChangeAnswer): Promise<void> {
  // The change is saved even if the server is offline now, which the bar says.
  await showErrorOf(() => refreshState().catch(ignoreOffline));
  const { drafts, mistakes, pendingWork } = state();
  if (answer.kind === 'saved' && drafts.length > 0 && mistakes.length > 0)
    showStatus('Saved. To correct the rest, press “Not saved”.');
  // Of a draft, says nothing: the owner may be typing the field that it lacks.
  else if (answer.kind !== 'draft' || pendingWork === 'saving') showStatus(statusOf(answer));
}

async function sendOnce(sent: ChangeRequest): Promise<ChangeAnswer> {
  const answer = await ask('change', sent);
  if (answer.kind === 'unsaved') return answer;
  const nextRevisions = { ...state().nextRevisions };
  nextRevisions[sent.revision] = { revision: answer.revision, change: sent.change };
  delete nextRevisions[answer.revision];
  updateState({ nextRevisions });
  return answer;
}

/** The revisions that this window's changes made of this one, one after another. */
function revisionsAfter(revision: string): EditorState['nextRevisions'][string][] {
  const next = state().nextRevisions[revision];
  return next ? [next, ...revisionsAfter(next.revision)] : [];
}

/** What this window has seen since a revision, with its own changes. */
export const latestRevision = (revision: string): string =>
  revisionsAfter(revision).at(-1)?.revision ?? revision;

/** The changes of a file that its form does not have yet, in their order. */
export const changesSince = ({ file, revision }: Form): Change[] =>
  [
    ...revisionsAfter(revision),
    ...state().unansweredChanges.filter((request) => request.file === file),
  ].map(({ change }) => change);

/** Shows the result of a step. If it became a draft, opens the sheet with its mistakes. */
export async function showResultOf<Answer extends ChangeAnswer>(
  answering: Promise<Answer | undefined>,
  doneWord?: string,
): Promise<Answer | undefined> {
  showPendingStatus('Working…');
  const answer = await answering;
  // Before `refreshState`: the page may be loaded again at once.
  updateState({
    nextRevisions: {},
    status: answer ? statusOf(answer, doneWord) : 'Nothing was changed.',
  });
  await refreshState();
  if (answer?.kind === 'draft') updateState({ sheet: { kind: 'drafts' } });
  return answer;
}

/** Undoes the last step, once all changes are saved. Four quick presses undo four. */
export const undo = () => queue.run(() => showResultOf(ask('undo', {}), 'Undone'));
export const redo = () => queue.run(() => showResultOf(ask('redo', {}), 'Done again'));

/** Begins to publish. The state says how far it is. */
export async function publish(request: PublishRequest = {}): Promise<void> {
  // Its answer may be lost, but the server has begun.
  await ask('publish', request).catch(ignoreOffline);
  await untilAnswered(refreshState);
  await followPublishing();
}

/** Asks each second how far publishing is, and says how it ended. */
export async function followPublishing(): Promise<void> {
  if (state().publishing.kind !== 'on-its-way') return;
  while (state().publishing.kind === 'on-its-way') {
    await wait(1000);
    // A lost answer, as of a computer that slept, is not the end.
    const { publishing } = await untilAnswered(askState);
    updateState({ publishing });
  }
  const { kind, outcome } = state().publishing;
  // What the bar said before is about what is published now.
  showStatus(
    kind === 'not-yet'
      ? `${outcome?.text ?? 'Sent.'} What you changed since then is not published yet.`
      : '',
  );
  await refreshState();
}

function ignoreOffline(error: unknown): undefined {
  if (!(error instanceof Offline)) throw error;
}

function statusOf(answer: ChangeAnswer, doneWord = 'Saved'): string {
  if (answer.kind === 'saved') return `${doneWord}: ${answer.summary}`;
  if (answer.kind === 'unsaved') return `${answer.why} Press “Not saved”.`;
  return `Not saved yet: ${answer.mistakes[0]?.message ?? ''}`;
}
