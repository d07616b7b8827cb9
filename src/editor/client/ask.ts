import { useEffect, useState } from 'react';
import type { Form, OwnerMistake } from '../answers.ts';
import { EDIT_PATH, TOKEN_HEADER } from '../protocol.ts';
import type { ChangeRequest } from '../request-shapes.ts';
import type { RequestAnswer, RequestBody, RequestName } from '../requests.ts';
import { showPendingStatus, showStatus, state, update, useEditorState } from './state.ts';

const script = document.currentScript as HTMLScriptElement;

/**
 * The page may be left now. What it still asks for then gets no answer, but the connection is not
 * lost.
 */
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
  // A link to an e-mail or a phone leaves no page.
  setTimeout(() => (isLeaving = false), 3000);
});

/** The server does not answer. What was sent is sent again when it does. */
export class Offline extends Error {}

/** Nothing came, or not all of it. A page that is left has no time to see this. */
async function offline(): Promise<never> {
  if (isLeaving) await new Promise((resolve) => setTimeout(resolve, 3000));
  update({ isOffline: true });
  throw new Offline('The editor does not answer.');
}

async function send(name: string, body: object): Promise<Response> {
  const json = JSON.stringify(body);
  const response = await fetch(`${EDIT_PATH}${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: script.dataset.token! },
    body: json,
    // What is saved when a window is closed arrives. Only short messages may outlive their window.
    keepalive: json.length < 16_000,
  }).catch(offline);
  if (state().isOffline) update({ isOffline: false });
  if (response.ok) return response;
  if (response.status !== 405) throw new Error(await response.text());
  // The server was started again, and knows only its new pages.
  location.reload();
  throw new Offline('The editor was started again.');
}

let openRequests = 0;

/** Whether an answer is still to come, or another page. */
export const isAsking = (): boolean => openRequests > 0 || isLeaving;

/** Goes to another page. Until it is there, it counts as an answer, which no reload overtakes. */
export function openPage(path: string): void {
  openRequests++;
  location.assign(path);
}

/** Asks the editor's server. Throws an error with a sentence for the owner. */
export async function ask<Name extends RequestName>(
  name: Name,
  body: RequestBody<Name>,
): Promise<RequestAnswer<Name>> {
  openRequests++;
  try {
    const response = await send(name, body);
    return (await response.json().catch(offline)) as RequestAnswer<Name>;
  } finally {
    openRequests--;
  }
}

const REMEMBERED = 'edit-answer-';

/**
 * An answer of the server; undefined until it is there. It is asked for again after each change.
 * When the page is loaded again, it is there at once as it was the last time, if it `showsLast`.
 * `onError` hears what went wrong.
 */
export function useAnswer<Name extends RequestName>(
  name: Name,
  body: RequestBody<Name>,
  { onError = showPendingStatus, showsLast = true } = {},
): RequestAnswer<Name> | undefined {
  const { changeCount } = useEditorState();
  const bodyJson = JSON.stringify(body);
  const [received, setReceived] = useState<{ bodyJson: string; answer: RequestAnswer<Name> }>(() =>
    showsLast ? JSON.parse(sessionStorage.getItem(REMEMBERED + name) ?? 'null') : undefined,
  );
  useEffect(() => {
    let isCurrent = true;
    ask(name, JSON.parse(bodyJson) as RequestBody<Name>).then(
      (answer) => {
        const now = { bodyJson, answer };
        if (showsLast) sessionStorage.setItem(REMEMBERED + name, JSON.stringify(now));
        if (isCurrent) setReceived(now);
      },
      (error: Error) => isCurrent && !(error instanceof Offline) && onError(error.message),
    );
    return () => void (isCurrent = false);
  }, [name, bodyJson, changeCount, onError, showsLast]);
  return received?.bodyJson === bodyJson ? received.answer : undefined;
}

/** The form of a file. Throws an error if the file cannot be read as fields. */
export async function fetchForm(file: string): Promise<Form> {
  const form = await ask('form', { file });
  if ('field' in form) return form;
  throw new Error(form.mistakes[0]?.message);
}

let checking: ReturnType<typeof setTimeout> | undefined;
let latestCheck: ChangeRequest | undefined;

/** Asks a moment after the last letter what would be wrong with a change. */
export function checkSoon(
  request: ChangeRequest,
  onMistakes: (mistakes: OwnerMistake[]) => void,
): void {
  clearTimeout(checking);
  latestCheck = request;
  // The answer about an earlier text may come after that about a later one.
  const tell = (mistakes: OwnerMistake[]) => request === latestCheck && onMistakes(mistakes);
  checking = setTimeout(() => ask('check', request).then(tell, () => {}), 200);
}

/** Says that nobody knows what is not published. */
export const failToCount = (status = ''): void =>
  update({ publishing: { kind: 'not-counted', count: 0 }, status });

/** What can be undone, what is not saved, and how far publishing is. */
export const askState = () =>
  ask('state', {}).catch((error: unknown) => {
    if (!(error instanceof Offline)) failToCount();
    throw error;
  });

/** Reads again what can be undone and what is not saved. */
export async function refresh(): Promise<void> {
  const answer = await askState();
  const isAllRight = answer.drafts.length + answer.mistakes.length === 0;
  const sheet = isAllRight && state().sheet?.kind === 'drafts' ? undefined : state().sheet;
  update({ ...answer, sheet, changeCount: state().changeCount + 1 });
}

/** Runs work, and says its error. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The bar says by itself that the server does not answer.
    showStatus(error instanceof Offline ? '' : (error as Error).message);
  }
}
