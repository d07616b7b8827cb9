import type { ChangeAnswer, ChangeRequest, Form, PublishLine, Requests } from '../api.ts';
import { say, state, update } from './state.ts';

const script = document.currentScript as HTMLScriptElement;
const PENDING = 'edit pending';

/** The server does not answer. What was sent is sent again when it does. */
class Offline extends Error {}

/** Sends a request. Throws an error with a sentence for the owner. */
async function send(name: string, input: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/__edit/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-edit-token': script.dataset.token! },
      body: JSON.stringify(input),
    });
  } catch {
    update({ isOffline: true });
    throw new Offline('The editor does not answer. Is its window still open? What you typed is kept.');
  }
  if (state().isOffline) update({ isOffline: false });
  if (response.ok) return response;
  if (response.headers.get('Content-Type')?.includes('json')) throw new Error(((await response.json()) as { message: string }).message);
  throw new Error(response.status === 405 ? 'The editor was started again. Load this page again.' : await response.text());
}

/** Asks the editor's server. Throws an error with a sentence for the owner. */
export async function ask<Name extends keyof Requests>(name: Name, input: Requests[Name]['takes']): Promise<Requests[Name]['gives']> {
  return (await (await send(name, input)).json()) as Requests[Name]['gives'];
}

/** The form of a file. Throws an error if the file cannot be read as fields. */
export async function formOf(file: string): Promise<Form> {
  const form = await ask('form', { file });
  if ('field' in form) return form;
  throw new Error(form.mistakes[0]?.message);
}

/** Reads again what can be undone and what is not saved. */
export async function refresh(): Promise<void> {
  const { undo, redo, drafts } = await ask('state', {});
  update({ undo, redo, drafts, changes: state().changes + 1 });
}

/** Makes a change, and says what became of it. While the server does not answer, it is kept and sent again. */
export async function save(request: ChangeRequest, label: string): Promise<ChangeAnswer> {
  sessionStorage.setItem(PENDING, JSON.stringify({ request, label }));
  const answer = await insist({ ...request, label });
  sessionStorage.removeItem(PENDING);
  await refresh();
  if (answer.kind === 'conflict') {
    const { base, theirs, yours } = answer;
    update({ view: { kind: 'conflict', file: request.file, base, theirs, yours, change: request.change, label } });
  } else say(saidOf(answer));
  return answer;
}

/** Sends what could not be sent before the page was loaded again. */
export async function sendPending(): Promise<void> {
  const kept = sessionStorage.getItem(PENDING);
  if (kept === null) return;
  const { request, label } = JSON.parse(kept) as { request: ChangeRequest; label: string };
  await save(request, label);
}

/** Undoes the last change, or makes it again. */
export async function step(name: 'undo' | 'redo'): Promise<void> {
  const answer = await ask(name, {});
  await refresh();
  if (answer) say(saidOf(answer, name === 'undo' ? 'Undone' : 'Done again'));
}

/** What became of a change, in a sentence. */
export function saidOf(answer: ChangeAnswer, done = 'Saved'): string {
  if (answer.kind === 'saved') return `${done}: ${answer.label}`;
  if (answer.kind === 'conflict') return 'The file was changed elsewhere meanwhile.';
  return `Kept as a draft: ${answer.label}. The site does not show it until this is right: ${answer.mistakes[0]?.message ?? ''}`;
}

async function insist(input: Requests['change']['takes']): Promise<ChangeAnswer> {
  for (;;) {
    try {
      return await ask('change', input);
    } catch (error) {
      if (!(error instanceof Offline)) {
        sessionStorage.removeItem(PENDING);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

/** Publishes, and hands over each line that the server says meanwhile. */
export async function publishing(hear: (line: PublishLine) => void): Promise<void> {
  const response = await send('publish', {});
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value = '', done } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') hear(JSON.parse(line) as PublishLine);
    if (done) return;
  }
}

/** Runs work, and says its error. */
export function attempt(work: () => Promise<unknown>): void {
  work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
}
