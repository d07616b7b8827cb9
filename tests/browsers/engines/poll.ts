import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE = 30_000;
const PAUSE = 25;

/** Calls the function until its result is neither undefined nor false, and returns that. Throws with `what` after `limit` milliseconds. */
export async function poll<T>(what: string, ask: () => Promise<T | undefined | false>, limit = PATIENCE): Promise<T> {
  const end = Date.now() + limit;
  let last: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // During a navigation, the old page cannot run code. The next page can.
      last = error;
    }
    await sleep(PAUSE);
  } while (Date.now() < end);
  throw new Error(`Not so within ${limit / 1000} seconds: ${what}.${last instanceof Error ? ` Last error: ${last.message}` : ''}`);
}
