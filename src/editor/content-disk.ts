import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../generator/build-error.ts';
import { errorCode } from '../generator/error-code.ts';
import { ifThere } from '../generator/if-there.ts';
import { runs } from './lock.ts';
import { type Memory, NEW_STATE, type State } from './session.ts';
import { baseOf, bytesOf, type Texts } from './texts.ts';

/**
 * Writes content files, and the session's memory into a folder. Each file is written beside its place and then renamed, so no
 * kill leaves half of one. The memory has each text once, in a file named after its base.
 */
export function contentDisk(content: string, memory: string) {
  const state = join(memory, 'session.json');
  const texts = join(memory, 'texts');
  const save = (path: string, text: string): void =>
    writeWhole(new Map([[path, Buffer.from(text)]]));
  const disk: Memory & { write: (texts: Texts) => void } = {
    write: (changed) =>
      writeWhole(
        new Map(
          Array.from(changed, ([file, text]) => [
            join(content, file),
            text === undefined ? undefined : bytesOf(file, text),
          ]),
        ),
      ),
    keep: (text) => {
      const base = baseOf(text);
      if (text !== undefined && !existsSync(join(texts, base))) save(join(texts, base), text);
      return base;
    },
    kept: (base) =>
      base === baseOf(undefined) ? undefined : readFileSync(join(texts, base), 'utf8'),
    remember: (now) => save(state, JSON.stringify(now)),
  };
  return {
    ...disk,
    /** What the last session remembered. A memory that cannot be read is as good as none. Forgets texts that it does not need. */
    recall: (): State => {
      try {
        const found = JSON.parse(readFileSync(state, 'utf8')) as State;
        const needed = new Set([
          ...found.drafts.map(({ base }) => base),
          ...found.steps.flatMap(basesOf),
        ]);
        for (const base of needed) disk.kept(base);
        for (const base of ifThere(() => readdirSync(texts)) ?? [])
          if (!needed.has(base)) rmSync(join(texts, base));
        return found;
      } catch {
        return NEW_STATE;
      }
    },
  };
}

const basesOf = ({ files }: State['steps'][number]): string[] =>
  files.flatMap(({ before, after }) => [before, after]);

/** Removes what a killed process left beside content files. */
export function sweep(content: string): void {
  for (const file of ifThere(() => readdirSync(content, { recursive: true, encoding: 'utf8' })) ??
    []) {
    const [, id] = /\.(\d+)\.tmp$/.exec(file) ?? [];
    if (id !== undefined && !runs(Number(id))) rmSync(join(content, file), { force: true });
  }
}

/** Writes files by path, and removes those of undefined. None is touched before all are safely on the disk. */
function writeWhole(files: ReadonlyMap<string, Uint8Array | undefined>): void {
  const nextOf = (path: string): string => `${path}.${process.pid}.tmp`;
  let now = '';
  try {
    for (const [path, bytes] of files) {
      now = path;
      if (!bytes) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(nextOf(path), bytes, { flush: true });
    }
    for (const [path, bytes] of files) {
      now = path;
      if (bytes) renameSync(nextOf(path), path);
      else rmSync(path, { force: true });
    }
  } catch (error) {
    for (const path of files.keys()) rmSync(nextOf(path), { force: true, recursive: true });
    const why =
      errorCode(error) === 'ENOSPC'
        ? 'The disk is full'
        : `The disk says ${errorCode(error) ?? String(error)}`;
    throw new BuildError(
      `${now} could not be saved. ${why}. Nothing was lost: the last version is still there.`,
    );
  }
}
