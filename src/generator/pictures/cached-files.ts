import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../if-there.ts';

export type Files = Map<string, Uint8Array>;

/** Reads the files of `folder`. If the folder does not exist, makes the files and caches them there. The folder is always complete, even if a build is killed. */
export async function cachedFiles(folder: string, make: () => Promise<Files>): Promise<Files> {
  return (await readAll(folder)) ?? keep(folder, await make());
}

async function readAll(folder: string): Promise<Files | undefined> {
  const names = ifThere(() => readdirSync(folder))?.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return names && new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

async function keep(folder: string, files: Files): Promise<Files> {
  const next = `${folder}.${process.pid}`;
  await mkdir(next, { recursive: true });
  await Promise.all([...files].map(([name, bytes]) => writeFile(join(next, name), bytes)));
  try {
    await rename(next, folder);
  } catch {
    // Another build was faster; its files are the same.
    await rm(next, { recursive: true, force: true });
  }
  return files;
}
