import type { ChangeAnswer, Form } from '../answers.ts';
import { Queue } from '../queue.ts';
import { ask, attempt, Offline, refresh } from './ask.ts';
import { showPendingStatus, showStatus, state, type EditorState, update } from './state.ts';
import type { Change, ChangeRequest, PublishRequest } from '../request-shapes.ts';

const queue = new Queue();

/** What could not be sent before the page was loaded again. */
const leftFromBefore = state().unansweredChanges;

/**
 * Makes a change after those before it, and says what became of it. While the server does not
 * answer, it is kept and sent again. A second press of a button whose first one is not answered yet
 * does nothing; yes, no and yes again are three changes.
 */
export async function save(request: ChangeRequest): Promise<ChangeAnswer | undefined> {
  const { unansweredChanges } = state();
  if (JSON.stringify(unansweredChanges.at(-1)) === JSON.stringify(request)) return undefined;
  update({ unansweredChanges: [...unansweredChanges, request] });
  return queue.run(() => deliver(request));
}

/** Sends what could not be sent before the page was loaded again. What is new comes after it. */
export async function sendUnanswered(): Promise<void> {
  await Promise.all(leftFromBefore.map((request) => queue.run(() => deliver(request))));
}

async function deliver(request: ChangeRequest): Promise<ChangeAnswer> {
  showPendingStatus('Saving…');
  const answer = await sendUntilAnswered(request).finally(() =>
    update({ unansweredChanges: state().unansweredChanges.filter((other) => other !== request) }),
  );
  if (answer.kind === 'conflict') {
    const { revision, theirs, yours } = answer;
    update({ sheet: { kind: 'conflict', request: { ...request, revision }, theirs, yours } });
  }
  // The last one says what is so after all of them.
  if (state().unansweredChanges.length > 0) return answer;
  // What was saved stays so. The bar says by itself that nothing answers any more.
  await attempt(() =>
    refresh().catch((error: unknown) => {
      if (!(error instanceof Offline)) throw error;
    }),
  );
  showStatus(statusOf(answer));
  return answer;
}

async function sendUntilAnswered(request: ChangeRequest): Promise<ChangeAnswer> {
  for (;;) {
    try {
      return await sendOnce({ ...request, revision: latestRevision(request.revision) });
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

async function sendOnce(sent: ChangeRequest): Promise<ChangeAnswer> {
  const answer = await ask('change', sent);
  const replacedBy = { ...state().replacedBy };
  if (answer.kind !== 'conflict')
    replacedBy[sent.revision] = { revision: answer.revision, change: sent.change };
  delete replacedBy[answer.revision];
  update({ replacedBy });
  return answer;
}

/** The texts that changes of ours made of the text with this revision, one after another. */
function ownTextsAfter(revision: string): EditorState['replacedBy'][string][] {
  const next = state().replacedBy[revision];
  return next ? [next, ...ownTextsAfter(next.revision)] : [];
}

/** The last of these texts; the text itself if no change of ours has replaced it. */
const latestRevision = (revision: string): string =>
  ownTextsAfter(revision).at(-1)?.revision ?? revision;

/** Our changes of a file that a form does not have yet, in their order. */
export const changesSince = ({ file, revision }: Form): Change[] =>
  [
    ...ownTextsAfter(revision),
    ...state().unansweredChanges.filter((request) => request.file === file),
  ].map(({ change }) => change);

/**
 * Asks for a step, and says what became of it. If it was kept as a draft, what is wrong with it is
 * shown.
 */
export async function finishStep<Answer extends ChangeAnswer>(
  asked: Promise<Answer | undefined>,
  done?: string,
): Promise<Answer | undefined> {
  showPendingStatus('Working…');
  const answer = await asked;
  // The page may be loaded again at once.
  update({ replacedBy: {}, status: answer ? statusOf(answer, done) : 'Nothing was changed.' });
  await refresh();
  if (answer?.kind === 'draft') update({ sheet: { kind: 'drafts' } });
  return answer;
}

/** Four quick presses take back four steps, after all that is still to be saved. */
export const undo = () => queue.run(() => finishStep(ask('undo', {}), 'Undone'));
export const redo = () => queue.run(() => finishStep(ask('redo', {}), 'Done again'));

/** Begins to publish. The state says how far it is. */
export async function publish(request: PublishRequest = {}): Promise<void> {
  await ask('publish', request);
  await refresh();
}

function statusOf(answer: ChangeAnswer, done = 'Saved'): string {
  if (answer.kind === 'saved') return `${done}: ${answer.summary}`;
  if (answer.kind === 'conflict') return 'This was also changed somewhere else.';
  return `Not saved yet: ${answer.mistakes[0]?.message ?? ''}`;
}
