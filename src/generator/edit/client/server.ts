import type { ChangeAnswer, Form, PublishLine, Requests } from '../api.ts';
import { say, state, update } from './state.ts';

const script = document.currentScript as HTMLScriptElement;

/** The page may be left now. What it still asks for then gets no answer, but the connection is not lost. */
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));

/** The server does not answer. What was sent is sent again when it does. */
export class Offline extends Error {}

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
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, 3000));
    update({ isOffline: true });
    throw new Offline('The editor does not answer. Is its window still open? What you typed is kept.');
  }
  if (state().isOffline) update({ isOffline: false });
  if (response.ok) return response;
  if (response.headers.get('Content-Type')?.includes('json')) throw new Error(((await response.json()) as { message: string }).message);
  if (response.status !== 405) throw new Error(await response.text());
  // The server was started again, and knows only its new pages.
  location.reload();
  throw new Offline('The editor was started again.');
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
  const { undo, redo, drafts, mistakes } = await ask('state', {});
  update({ undo, redo, drafts, mistakes, changes: state().changes + 1 });
}

/** What became of a change, in a sentence. */
export function saidOf(answer: ChangeAnswer, done = 'Saved'): string {
  if (answer.kind === 'saved') return `${done}: ${answer.label}`;
  if (answer.kind === 'conflict') return 'The file was changed elsewhere meanwhile.';
  return `Kept as a draft: ${answer.label}. The site does not show it until this is right: ${answer.mistakes[0]?.message ?? ''}`;
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
