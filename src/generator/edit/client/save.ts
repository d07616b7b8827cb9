import type { ChangeAnswer, ChangeRequest } from '../api.ts';
import { ask, Offline, refresh, saidOf } from './server.ts';
import { keep, kept, say, update } from './state.ts';

const KEPT = 'edit waiting';

/** Changes that the server has not answered yet, in their order. A page that is loaded again sends them. */
let waiting: ChangeRequest[] = [];
/** For each text that a change of ours has replaced, the one that it made. A change of a field that began on the older one still fits. */
let newer: Record<string, string> = {};
let last: Promise<unknown> = Promise.resolve();

function wait(next: ChangeRequest[]): void {
  waiting = next;
  keep(KEPT, { waiting, newer });
}

/** Whether a change makes the paths of others wrong. */
const movesOthers = ({ change }: ChangeRequest): boolean => change.kind !== 'set' && change.kind !== 'confirm';

/** Whether a change is a second press of a button whose first one is not answered yet. */
export const isUnderWay = (request: ChangeRequest): boolean =>
  movesOthers(request) && waiting.some((other) => other.base === request.base && movesOthers(other));

/** Makes a change after those before it, and says what became of it. While the server does not answer, it is kept and sent again. */
export function save(request: ChangeRequest): Promise<ChangeAnswer> {
  wait([...waiting, request]);
  const answer = last.then(() => deliver(request));
  last = answer.catch(() => {});
  return answer;
}

async function deliver(one: ChangeRequest): Promise<ChangeAnswer> {
  let base = one.base;
  while (newer[base] !== undefined) base = newer[base]!;
  say('Saving…');
  const answer = await insist({ ...one, base }).finally(() => wait(waiting.filter((other) => other !== one)));
  if (answer.kind === 'conflict') {
    const { theirs, yours } = answer;
    update({ view: { ...one, kind: 'conflict', base: answer.base, theirs, yours } });
  } else {
    if (!movesOthers(one)) newer[base] = answer.base;
    say(saidOf(answer));
  }
  delete newer[answer.base];
  await refresh();
  return answer;
}

async function insist(one: ChangeRequest): Promise<ChangeAnswer> {
  for (;;) {
    try {
      return await ask('change', one);
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

/** Sends what could not be sent before the page was loaded again. */
export async function sendPending(): Promise<void> {
  const before = kept<{ waiting: ChangeRequest[]; newer: Record<string, string> }>(KEPT);
  newer = before?.newer ?? {};
  await Promise.all((before?.waiting ?? []).map(save));
}

/** Asks for a step, and says what became of it. If it was kept as a draft, what is wrong with it is shown. */
export async function act<Answer extends ChangeAnswer>(asked: Promise<Answer | null>, done?: string): Promise<Answer | null> {
  say('Working…');
  const answer = await asked;
  newer = {};
  await refresh();
  if (answer) say(saidOf(answer, done));
  if (answer?.kind === 'draft') update({ view: { kind: 'drafts' } });
  return answer;
}
