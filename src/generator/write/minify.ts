import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BuildError } from '../build-error.ts';

/** Minifies on a thread of its own, so that it overlaps with what the main thread does. The same text is minified once. */
export type Minifier = { minify: (html: string) => Promise<string>; stop: () => Promise<unknown> };

type Answer = { id: number; html: string; error?: undefined } | { id: number; error: string };

/**
 * Starts the thread; `root` is the project's folder. HTML that cannot be parsed rejects with a BuildError, and so does
 * everything that a thread which ended has not answered. Stop it when done, or the process does not end.
 */
export function startMinifier(root: string): Minifier {
  const worker = new Worker(join(root, 'src/generator/write/minify-worker.mjs'));
  const waiting = new Map<number, { resolve: (html: string) => void; reject: (error: Error) => void }>();
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if (answer.error === undefined) resolve(answer.html);
    else reject(new BuildError(`It is not HTML that can be minified: ${answer.error}`));
  });
  let failure: BuildError | undefined;
  const fail = (why: string): void => {
    failure ??= new BuildError(`The thread that minifies pages stopped: ${why}`);
    for (const { reject } of waiting.values()) reject(failure);
  };
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', (code) => fail(`it ended by itself with code ${code}.`));

  const known = new Map<string, Promise<string>>();
  const minify = (html: string): Promise<string> => {
    const before = known.get(html);
    if (before) return before;
    const id = known.size;
    const minified = failure ? Promise.reject(failure) : new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
    // Whoever asked hears of a failure; the thread's owner may have given up before.
    minified.catch(() => {});
    known.set(html, minified);
    worker.postMessage({ id, html });
    return minified;
  };
  return { minify, stop: () => worker.terminate() };
}

/** The same files, minified. A BuildError names the file. */
export async function minifyPages(pages: Map<string, string>, minifier: Minifier): Promise<Map<string, string>> {
  const minified = [...pages].map(async ([file, html]) => {
    try {
      return [file, await minifier.minify(html)] as const;
    } catch (error) {
      if (error instanceof BuildError) throw new BuildError(`${file} was not written. ${error.message}`);
      throw error;
    }
  });
  return new Map(await Promise.all(minified));
}
