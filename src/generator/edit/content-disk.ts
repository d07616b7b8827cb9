import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from '../build-error.ts';
import { errorCode } from '../error-code.ts';
import { ifThere } from '../if-there.ts';
import { NEW_STATE, type State, type Texts } from './session.ts';

/** Writes content files and the session's memory. Each file is written beside its place and then renamed, so no kill leaves half of one. */
export function contentDisk(content: string, memory: string) {
  return {
    write: (texts: Texts): void => {
      for (const [file, text] of texts) {
        const path = join(content, file);
        if (text === undefined) rmSync(path, { force: true });
        else writeWhole(path, text);
      }
    },
    remember: (state: State): void => writeWhole(memory, JSON.stringify(state)),
    /** What the last session remembered. A memory that cannot be read is as good as none. */
    recall: (): State => {
      const text = ifThere(() => readFileSync(memory, 'utf8'));
      try {
        return text === undefined ? NEW_STATE : (JSON.parse(text) as State);
      } catch {
        return NEW_STATE;
      }
    },
  };
}

function writeWhole(path: string, text: string): void {
  const next = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(next, 'w');
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    const why = errorCode(error) === 'ENOSPC' ? 'The disk is full' : `The disk says ${errorCode(error) ?? String(error)}`;
    throw new BuildError(`${path} could not be saved. ${why}. Nothing was lost: the last version is still there.`);
  }
}
