import { useEffect, useState } from 'react';
import type { ChangeRequest, OwnerMistake } from '../shared/messages.ts';
import { EDIT_PATH, TOKEN_HEADER } from '../shared/constants.ts';
import type { RequestAnswer, RequestBody, RequestName } from '../requests.ts';
import { unsavedWords } from './unsaved-words.ts';
import { wait } from './wait.ts';
import {
  scriptData,
  showPendingStatus,
  showStatus,
  state,
  updateState,
  useEditorState,
} from './state.ts';

/** The longest time that a browser takes to leave the page. */
const LEAVING_MS = 3000;
const RETRY_MS = 1500;

/** Whether the browser may be leaving the page. Requests then fail although the server runs. */
let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
  // A `mailto:` or `tel:` link fires this event, and the page stays.
  setTimeout(() => (isLeaving = false), LEAVING_MS);
});

/** Ends when no pointer is down: what an owner presses must not move away before the click. */
let pointersUp: Promise<unknown> = Promise.resolve();
addEventListener(
  'pointerdown',
  () =>
    (pointersUp = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
      // A pointer may come up unseen, outside of the window.
      setTimeout(resolve, 1000);
    })),
  true,
);

/** The server does not answer, or was started again. `save` sends its change again. */
export class Offline extends Error {}

/** No answer came, or only a part. Marks the server as offline, unless the page is left first. */
async function throwOffline(): Promise<never> {
  if (isLeaving) await wait(LEAVING_MS);
  updateState({ isOffline: true });
  throw new Offline('The editor does not answer.');
}

async function send(name: string, body: object): Promise<Response> {
  const json = JSON.stringify(body);
  const request = () =>
    fetch(`${EDIT_PATH}${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: scriptData.token! },
      body: json,
      // Lets a change arrive although its window closes. Browsers allow this up to 64 KiB.
      keepalive: json.length < 16_000,
    }).catch(throwOffline);
  const response = await request();
  if (state().isOffline) updateState({ isOffline: false });
  if (response.ok) return response;
  if (![403, 405].includes(response.status)) throw new Error(await response.text());
  // The next page has the new token, or says that a phone needs its new code.
  location.reload();
  throw new Offline('The editor was started again.');
}

/** Runs work that asks, again and again until the server answers. */
export async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      await wait(RETRY_MS);
    }
  }
}

let openRequests = 0;

/** Whether the editor waits for an answer or for another page. */
export const isAsking = (): boolean => openRequests > 0 || isLeaving;

/**
 * Goes to another page, with the status. Until it loads, `isAsking` is true, so that no reload
 * overtakes it.
 */
export function openPage(path: string): void {
  openRequests++;
  updateState({ pagePath: path });
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
    const answer = (await response.json().catch(throwOffline)) as RequestAnswer<Name>;
    await pointersUp;
    return answer;
  } finally {
    openRequests--;
  }
}

/** The answers on their way, by their request: inputs that ask the same share one. */
const sharedAnswers = new Map<string, Promise<unknown>>();

function askShared<Name extends RequestName>(name: Name, bodyJson: string, changeCount: number) {
  const requestKey = `${changeCount} ${name} ${bodyJson}`;
  const answer =
    sharedAnswers.get(requestKey) ??
    ask(name, JSON.parse(bodyJson)).finally(() => sharedAnswers.delete(requestKey));
  sharedAnswers.set(requestKey, answer);
  return answer as Promise<RequestAnswer<Name>>;
}

const ANSWER_KEY = 'edit-answer-';

/** Keeps an answer for the next `useAnswer` with the same `requestKey`, also of the next page. */
export const rememberAnswer = (name: RequestName, requestKey: string, answer: unknown): void =>
  sessionStorage.setItem(ANSWER_KEY + name, JSON.stringify({ requestKey, answer }));

/**
 * Returns an answer of the server; undefined until it arrives. Asks again after each change, and
 * while the server does not answer. If it `keepsOldAnswer`, that one counts until the next one,
 * even when the page is loaded again. `onError` gets the message.
 */
export function useAnswer<Name extends RequestName>(
  name: Name,
  body: RequestBody<Name>,
  { onError = showPendingStatus, keepsOldAnswer = true } = {},
): RequestAnswer<Name> | undefined {
  const { changeCount } = useEditorState();
  const bodyJson = JSON.stringify(body);
  const requestKey = keepsOldAnswer ? bodyJson : bodyJson + changeCount;
  const [received, setReceived] = useState<{ requestKey: string; answer: RequestAnswer<Name> }>(
    () =>
      keepsOldAnswer ? JSON.parse(sessionStorage.getItem(ANSWER_KEY + name) ?? 'null') : undefined,
  );
  useEffect(() => {
    let isCurrent = true;
    const load = (): unknown =>
      isCurrent &&
      askShared(name, bodyJson, changeCount).then(
        (answer) => {
          if (keepsOldAnswer) rememberAnswer(name, requestKey, answer);
          if (isCurrent) setReceived({ requestKey, answer });
        },
        (error: Error) => {
          if (error instanceof Offline) setTimeout(load, RETRY_MS);
          else if (isCurrent) onError(error.message);
        },
      );
    load();
    return () => void (isCurrent = false);
  }, [name, bodyJson, requestKey, changeCount, onError, keepsOldAnswer]);
  return received?.requestKey === requestKey ? received.answer : undefined;
}

let checkTimer: ReturnType<typeof setTimeout> | undefined;
let latestCheck: ChangeRequest | undefined;

/** Asks 200 ms after the last letter which mistakes a change would have. */
export function checkSoon(
  request: ChangeRequest,
  onMistakes: (mistakes: OwnerMistake[]) => void,
): void {
  clearTimeout(checkTimer);
  latestCheck = request;
  // An earlier request may be answered after a later one.
  const reportMistakes = (mistakes: OwnerMistake[]) =>
    request === latestCheck && onMistakes(mistakes);
  const { file, change } = request;
  const reportRefusal = ({ message }: Error) =>
    reportMistakes([{ message, ref: { file, path: change.path } }]);
  checkTimer = setTimeout(
    () =>
      ask('check', request).then(
        reportMistakes,
        (error) => error instanceof Offline || reportRefusal(error),
      ),
    200,
  );
}

/** Asks no more about a change that is saved now: the answer to saving it says what is wrong. */
export const stopChecking = (): void => clearTimeout(checkTimer);

/** Asks for the undo steps, the drafts and the state of publishing. */
export const askState = () => ask('state', {});

/** Updates the state. Closes the sheet of unsaved work once all is right. */
export async function refreshState(): Promise<void> {
  // At once: what was asked before the change is not true anymore.
  updateState({ changeCount: state().changeCount + 1 });
  const answer = await askState();
  const isAllRight = answer.drafts.length + answer.mistakes.length + unsavedWords().length === 0;
  const sheet = isAllRight && state().sheet?.kind === 'drafts' ? undefined : state().sheet;
  updateState({ ...answer, sheet });
}

/** Runs work, and shows its error. */
export async function showErrorOf(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The bar itself says that the server does not answer.
    showStatus(error instanceof Offline ? '' : (error as Error).message);
  }
}
