import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BuildError, ifExists } from '../../generator/portable.ts';
import { errorCode } from '../../generator/base/disk-errors.ts';

/** The next bytes of a file, or none to remove it. `name` is what messages call it. */
export type NextFile = {
  path: string;
  name: string;
  bytes?: Uint8Array;
  /** Whether a file with these bytes, or a missing file, may be replaced. */
  mayReplace: (bytesThere: Uint8Array | undefined) => boolean;
};

// Temporary names beside a file while it is replaced.
const nextPath = (path: string) => `${path}.${process.pid}.edit.tmp`;
const oldPath = (path: string) => `${path}.${process.pid}.old.edit.tmp`;

/** The file to which a kill's leftover belongs, and whether the leftover is the old version. */
export function leftoverAt(path: string): { file: string; isOld: boolean } | undefined {
  const [, file, old] = /^(.*?)\.\d+(\.old)?\.edit\.tmp$/s.exec(path) ?? [];
  return file === undefined ? undefined : { file, isOld: old !== undefined };
}

/** The current file's name, the files moved aside, and the files with their next bytes. */
type Replacement = { currentName: string; movedAside: NextFile[]; replaced: NextFile[] };

/**
 * Replaces and removes files, all or none. If another program saves a file meanwhile, keeps that
 * save and returns the file's name. Throws a BuildError if the disk refuses.
 */
export function replaceFiles(files: readonly NextFile[]): string | undefined {
  const replacement: Replacement = { currentName: '', movedAside: [], replaced: [] };
  try {
    const conflict = tryReplace(files, replacement);
    if (conflict) rollBack(replacement);
    else removeOld(replacement);
    return conflict?.name;
  } catch (error) {
    rollBack(replacement);
    throw diskError(`${replacement.currentName} could not be saved.`, error);
  } finally {
    for (const { path } of files) removeIfPossible(nextPath(path));
  }
}

/**
 * Removes the old versions. Those of removed files must go: the next start would restore them.
 * Others may stay.
 */
function removeOld({ movedAside }: Replacement): void {
  for (const { path, bytes } of movedAside) if (!bytes) rmSync(oldPath(path));
  for (const { path, bytes } of movedAside) if (bytes) removeIfPossible(oldPath(path));
}

/** Removes a file, or leaves it to the next start. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true, recursive: true });
  } catch {}
}

/**
 * Moves each file aside before it reads it, and takes its path only if the path is free, so that no
 * save of another program is lost in between.
 */
function tryReplace(files: readonly NextFile[], replacement: Replacement): NextFile | undefined {
  const { movedAside, replaced } = replacement;
  for (const { path, name, bytes } of files) {
    replacement.currentName = name;
    if (!bytes) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(nextPath(path), bytes, { flush: true });
  }
  for (const file of files) {
    replacement.currentName = file.name;
    const bytesThere = moveAndRead(file.path, oldPath(file.path));
    if (bytesThere) movedAside.push(file);
    if (!file.mayReplace(bytesThere)) return file;
  }
  for (const file of files) {
    replacement.currentName = file.name;
    if (!file.bytes) continue;
    if (!claimPath(nextPath(file.path), file.path)) return file;
    replaced.push(file);
  }
  // A program that had opened a file before may have written into it since.
  return movedAside.find(({ path, mayReplace }) => !mayReplace(readFileSync(oldPath(path))));
}

/** Puts back the old versions. A later save of another program stays. */
function rollBack({ movedAside, replaced }: Replacement): void {
  for (const { path, bytes } of replaced) {
    rmSync(nextPath(path), { force: true });
    const bytesThere = moveAndRead(path, nextPath(path));
    if (bytesThere && !bytesThere.equals(bytes!)) putBack(nextPath(path), path);
  }
  for (const { path } of movedAside) if (existsSync(oldPath(path))) putBack(oldPath(path), path);
}

function putBack(from: string, to: string): void {
  claimPath(from, to);
  rmSync(from, { force: true });
}

const moveAndRead = (from: string, to: string): Buffer | undefined =>
  ifExists(() => {
    renameSync(from, to);
    return readFileSync(to);
  });

/** Gives a file the name `to`, unless another has it. Returns whether it did. */
function claimPath(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    // Some disks have no hard links.
    if (errorCode(error) === 'EEXIST' || existsSync(to)) return false;
    renameSync(from, to);
    return true;
  }
}

/** An error of the disk in an owner's words, after a sentence about what failed. */
export function diskError(failure: string, error: unknown): BuildError {
  const why =
    errorCode(error) === 'ENOSPC'
      ? 'The disk is full'
      : `The disk says ${errorCode(error) ?? String(error)}`;
  return new BuildError(`${failure} ${why}. The site itself is unchanged.`);
}
