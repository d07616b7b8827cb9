import type { ChangeAnswer, ChangeRequest } from '../api.ts';
import { ask, Offline, refresh } from './server.ts';
import { say, state, update } from './state.ts';

let last: Promise<unknown> = Promise.resolve();

/** Whether a change makes the paths of others wrong. */
const movesOthers = ({ change }: ChangeRequest): boolean => change.kind !== 'set' && change.kind !== 'confirm';

/**
 * Makes a change after those before it, and says what became of it. While the server does not answer, it is kept and sent again.
 * A second press of a button whose first one is not answered yet does nothing.
 */
export async function save(request: ChangeRequest): Promise<ChangeAnswer | undefined> {
  const { waiting } = state();
  if (movesOthers(request) && waiting.some((other) => other.base === request.base && movesOthers(other))) return undefined;
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

async function deliver(request: ChangeRequest): Promise<ChangeAnswer> {
  say('Saving…');
  const answer = await insist(request).finally(() => update({ waiting: state().waiting.filter((other) => other !== request) }));
  if (answer.kind === 'conflict') {
    const { base, theirs, yours } = answer;
    update({ view: { kind: 'conflict', request: { ...request, base }, theirs, yours } });
  }
  say(saidOf(answer));
  await refresh();
  return answer;
}

/** A change of a field that began on an older text still fits if only changes of ours were made since then. */
async function insist(request: ChangeRequest): Promise<ChangeAnswer> {
  let { base } = request;
  while (state().newer[base] !== undefined) base = state().newer[base]!;
  for (;;) {
    try {
      const answer = await ask('change', { ...request, base });
      const newer = { ...state().newer };
      if (answer.kind !== 'conflict' && !movesOthers(request)) newer[base] = answer.base;
      delete newer[answer.base];
      update({ newer });
      // Another window may have brought back the text that the change began on.
      if (answer.kind !== 'conflict' || answer.base === base || answer.base !== request.base) return answer;
      base = request.base;
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

/** Asks for a step, and says what became of it. If it was kept as a draft, what is wrong with it is shown. */
export async function act<Answer extends ChangeAnswer>(asked: Promise<Answer | null>, done?: string): Promise<Answer | null> {
  say('Working…');
  const answer = await asked;
  update({ newer: {} });
  await refresh();
  if (answer) say(saidOf(answer, done));
  if (answer?.kind === 'draft') update({ view: { kind: 'drafts' } });
  return answer;
}

/** What became of a change, in a sentence. */
function saidOf(answer: ChangeAnswer, done = 'Saved'): string {
  if (answer.kind === 'saved') return `${done}: ${answer.label}`;
  if (answer.kind === 'conflict') return 'This was changed elsewhere meanwhile.';
  return `Not saved yet: ${answer.label}. The site does not show it until this is right: ${answer.mistakes[0]?.message ?? ''}`;
}
