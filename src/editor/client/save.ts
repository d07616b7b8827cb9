import type { FieldPath } from '../../generator/content/locate.ts';
import type { ChangeAnswer, ChangeRequest } from '../api.ts';
import { placeOf } from '../places.ts';
import { carriedOver, pathAfter } from './carried-over.ts';
import { refOf } from './fields.ts';
import { ask, attempt, Offline, refresh } from './server.ts';
import { putTypedBack } from './show-typed.ts';
import { say, state, update } from './state.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a change after those before it, and says what became of it. While the server does not
 * answer, it is kept and sent again. A second press of a button whose first one is not answered yet
 * does nothing.
 */
export async function save(request: ChangeRequest): Promise<ChangeAnswer | undefined> {
  const { waiting } = state();
  if (waiting.some((other) => JSON.stringify(other) === JSON.stringify(request))) return undefined;
  update({ waiting: [...waiting, request] });
  const answer = last.then(() => deliver(request));
  last = answer.catch(() => {});
  return answer;
}

/** Sends what could not be sent before the page was loaded again. */
export async function sendPending(): Promise<void> {
  const { waiting } = state();
  update({ waiting: [] });
  await Promise.all(waiting.map(save));
}

async function deliver(request: ChangeRequest): Promise<ChangeAnswer | undefined> {
  say('Saving…');
  const { answer, sent } = await insist(request).finally(() =>
    update({ waiting: state().waiting.filter((other) => other !== request) }),
  );
  if (answer?.kind === 'conflict') {
    const { base, theirs, yours } = answer;
    update({ view: { kind: 'conflict', request: { ...sent, base }, theirs, yours } });
  }
  if (answer?.kind !== 'saved') putTypedBack();
  say(answer ? saidOf(answer) : '');
  // What was saved stays so, even if nobody says what came of it.
  await attempt(refresh);
  return answer;
}

/**
 * Sends a change until the server answers. Nothing is sent if a change of ours took its field away.
 */
async function insist(
  request: ChangeRequest,
): Promise<{ answer?: ChangeAnswer; sent: ChangeRequest }> {
  let sent = upToDate(request);
  for (;;) {
    if (!sent) return { sent: request };
    try {
      const answer = await ask('change', sent);
      const newer = { ...state().newer };
      if (answer.kind !== 'conflict') newer[sent.base] = { base: answer.base, change: sent.change };
      delete newer[answer.base];
      update({ newer, ...(newer[sent.base] && { open: openAfter(sent) }) });
      // Another window may have brought back the text that the change began on.
      if (answer.kind !== 'conflict' || answer.base === sent.base || answer.base !== request.base)
        return { answer, sent };
      sent = request;
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

/**
 * Where a field of a form is now, if the form shows an older text. Undefined if a change of ours
 * took it away.
 */
export function pathNow(base: string, path: FieldPath): FieldPath | undefined {
  const next = state().newer[base];
  if (!next) return path;
  const after = pathAfter(next.change, path);
  return after && pathNow(next.base, after);
}

/** The parts of forms that are open, where they are after a change. */
const openAfter = ({ file, change }: ChangeRequest): string[] =>
  state().open.flatMap((place) => {
    const ref = refOf(place);
    const path = ref.file === file ? pathAfter(change, ref.path) : ref.path;
    return path ? [placeOf({ ...ref, path })] : [];
  });

/**
 * A change that began on an older text, as it must be if only changes of ours were made since then.
 */
function upToDate(request: ChangeRequest): ChangeRequest | undefined {
  const next = state().newer[request.base];
  if (!next) return request;
  const change = carriedOver(request.change, next.change);
  return change && upToDate({ ...request, base: next.base, change });
}

/**
 * Asks for a step, and says what became of it. If it was kept as a draft, what is wrong with it is
 * shown.
 */
export async function act<Answer extends ChangeAnswer>(
  asked: Promise<Answer | null>,
  done?: string,
): Promise<Answer | null> {
  say('Working…');
  const answer = await asked;
  update({ newer: {} });
  await refresh();
  say(answer ? saidOf(answer, done) : 'There is nothing more.');
  if (answer?.kind === 'draft') update({ view: { kind: 'drafts' } });
  return answer;
}

/** What became of a change, in a sentence. */
function saidOf(answer: ChangeAnswer, done = 'Saved'): string {
  if (answer.kind === 'saved') return `${done}: ${answer.label}`;
  if (answer.kind === 'conflict') return 'This was changed elsewhere meanwhile.';
  return `Not saved yet: ${answer.label}. The site does not show it until this is right: ${answer.mistakes[0]?.message ?? ''}`;
}
