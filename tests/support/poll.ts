import { vi } from 'vitest';

/**
 * Calls the function until its result is neither undefined nor false, and returns that. Throws with
 * `what` after 30 seconds.
 */
export async function poll<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const answered = async () => {
    const answer = await ask();
    if (answer === undefined || answer === false) throw new Error(`It is ${answer}.`);
    return answer;
  };
  // During a navigation, the old page cannot run code, and `ask` throws. The next page can.
  return vi.waitFor(answered, { timeout: 30_000, interval: 25 }).catch((cause: Error) => {
    throw new Error(`Not so: ${what}. Last error: ${cause.message}`, { cause });
  });
}
