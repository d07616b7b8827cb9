import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../generator/build-error.ts';
import { errorCode } from '../generator/error-code.ts';
import { ifThere } from '../generator/if-there.ts';
import { runs } from './lock.ts';
import { type Memory, NEW_STATE, type State } from './session.ts';
import { baseOf, bytesOf, textOf, type Texts } from './texts.ts';

/** A step of several files, from before its first file is written until after its last. */
type Pending = { file: string; before: string; after?: string }[];

/**
 * Writes content files, and the session's memory into a folder. Each file is written beside its place and then renamed, so no
 * kill leaves half of one. Several files have a journal, so that the next start finishes what a kill left half done.
 */
export function contentDisk(content: string, memory: string) {
  const state = join(memory, 'session.json');
  const journal = join(memory, 'pending.json');
  const baseOnDisk = (file: string): string => {
    const bytes = ifThere(() => readFileSync(join(content, file)));
    return baseOf(bytes && textOf(file, bytes));
  };
  const save = (path: string, value: unknown): void =>
    void writeWhole(
      new Map([
        [path, { bytes: Buffer.from(JSON.stringify(value)), name: 'What is not saved yet' }],
      ]),
    );
  const forget = (): void => rmSync(journal, { force: true });

  const write = (texts: Texts, seen?: ReadonlyMap<string, string>): string | undefined => {
    if (texts.size > 1)
      save(
        journal,
        Array.from(texts, ([file, after]) => ({ file, before: baseOnDisk(file), after })),
      );
    try {
      return writeWhole(
        new Map(
          Array.from(texts, ([file, text]) => [
            join(content, file),
            { bytes: text === undefined ? undefined : bytesOf(file, text), name: file },
          ]),
        ),
        () =>
          [...texts.keys()].find((file) => seen?.has(file) && baseOnDisk(file) !== seen.get(file)),
      );
    } finally {
      if (texts.size > 1) forget();
    }
  };
  const disk: Memory & { write: typeof write } = {
    write,
    remember: (now) => save(state, now),
  };
  return {
    ...disk,
    /** Finishes a step that a kill left half done, unless another program has changed its files since. */
    recover: (): void => {
      sweep(content);
      const pending = parsed<Pending>(journal) ?? [];
      const isOurs = ({ file, before, after }: Pending[number]): boolean =>
        [before, baseOf(after)].includes(baseOnDisk(file));
      if (pending.every(isOurs)) writeAll(pending);
      forget();
    },
    /** What the last session remembered. A memory that cannot be read is as good as none. */
    recall: (): State => {
      const found = parsed<State>(state);
      return Array.isArray(found?.drafts) ? { drafts: found.drafts } : NEW_STATE;
    },
  };

  function writeAll(pending: Pending): void {
    writeWhole(
      new Map(
        pending.map(({ file, after }) => [
          join(content, file),
          { bytes: after === undefined ? undefined : bytesOf(file, after), name: file },
        ]),
      ),
    );
  }
}

function parsed<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Removes what a killed process left beside content files. */
function sweep(content: string): void {
  for (const file of ifThere(() => readdirSync(content, { recursive: true, encoding: 'utf8' })) ??
    []) {
    const [, id] = /\.(\d+)\.tmp$/.exec(file) ?? [];
    if (id !== undefined && !runs(Number(id))) rmSync(join(content, file), { force: true });
  }
}

/**
 * Writes files by path, and removes those without bytes. None is touched before all are safely on the disk, and none at all if
 * `late` then names a file.
 */
function writeWhole(
  files: ReadonlyMap<string, { bytes?: Uint8Array; name: string }>,
  late?: () => string | undefined,
): string | undefined {
  const nextOf = (path: string): string => `${path}.${process.pid}.tmp`;
  const clean = (): void => {
    for (const path of files.keys()) rmSync(nextOf(path), { force: true, recursive: true });
  };
  let now = '';
  try {
    for (const [path, { bytes, name }] of files) {
      now = name;
      if (!bytes) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(nextOf(path), bytes, { flush: true });
    }
    const file = late?.();
    if (file !== undefined) {
      clean();
      return file;
    }
    for (const [path, { bytes, name }] of files) {
      now = name;
      if (bytes) renameSync(nextOf(path), path);
      else rmSync(path, { force: true });
    }
    return undefined;
  } catch (error) {
    clean();
    const why =
      errorCode(error) === 'ENOSPC'
        ? 'The disk is full'
        : `The disk says ${errorCode(error) ?? String(error)}`;
    throw new BuildError(
      `${now} could not be saved. ${why}. Nothing was lost: the last version is still there.`,
    );
  }
}
