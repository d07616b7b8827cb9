import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { errorCode } from '../error-code.ts';
import { ifThere } from '../if-there.ts';
import { NEW_STATE, type State } from './session.ts';
import { bytesOf, type Texts } from './texts.ts';

/**
 * Writes content files, and the session's memory into a folder. Each file is written beside its place and then renamed, so no
 * kill leaves half of one. The memory has each text once, in a file named after its hash.
 */
export function contentDisk(content: string, memory: string) {
  const pathOf = (key: string): string => join(memory, 'texts', key);
  const keep = (text: string): string => {
    const key = createHash('sha256').update(text).digest('hex');
    if (!existsSync(pathOf(key))) writeWhole(new Map([[pathOf(key), Buffer.from(text)]]));
    return key;
  };
  return {
    write: (texts: Texts): void => {
      writeWhole(new Map(Array.from(texts, ([file, text]) => [join(content, file), text === undefined ? undefined : bytesOf(file, text)])));
    },
    remember: (state: State): void => {
      writeWhole(new Map([[join(memory, 'session.json'), Buffer.from(JSON.stringify(mapState(state, keep)))]]));
    },
    /** What the last session remembered. A memory that cannot be read is as good as none. Forgets texts that it does not need. */
    recall: (): State => {
      const needed = new Set<string>();
      const read = (key: string): string => {
        needed.add(key);
        return readFileSync(pathOf(key), 'utf8');
      };
      try {
        const state = mapState(JSON.parse(readFileSync(join(memory, 'session.json'), 'utf8')) as State, read);
        for (const key of ifThere(() => readdirSync(join(memory, 'texts'))) ?? []) if (!needed.has(key)) rmSync(pathOf(key));
        return state;
      } catch {
        return NEW_STATE;
      }
    },
  };
}

/** A state with other texts. What is undefined stays so. */
function mapState({ drafts, steps, next }: State, change: (text: string) => string): State {
  const maybe = (text: string | undefined): string | undefined => (text === undefined ? undefined : change(text));
  return {
    drafts: drafts.map((draft) => ({ ...draft, text: maybe(draft.text) })),
    steps: steps.map(({ label, files }) => ({
      label,
      files: files.map(({ file, before, after }) => ({ file, before: maybe(before), after: maybe(after) })),
    })),
    next,
  };
}

/** Writes files by path, and removes those of undefined. None is touched before all are safely on the disk. */
function writeWhole(files: ReadonlyMap<string, Uint8Array | undefined>): void {
  const nextOf = (path: string): string => `${path}.${process.pid}.tmp`;
  let now = '';
  try {
    for (const [path, bytes] of files) {
      now = path;
      if (bytes) writeSafely(nextOf(path), bytes);
    }
    for (const [path, bytes] of files) {
      now = path;
      if (bytes) renameSync(nextOf(path), path);
      else rmSync(path, { force: true });
    }
  } catch (error) {
    for (const path of files.keys()) rmSync(nextOf(path), { force: true, recursive: true });
    const why = errorCode(error) === 'ENOSPC' ? 'The disk is full' : `The disk says ${errorCode(error) ?? String(error)}`;
    throw new BuildError(`${now} could not be saved. ${why}. Nothing was lost: the last version is still there.`);
  }
}

function writeSafely(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
