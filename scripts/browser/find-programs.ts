import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How to find the path of a program, and its Debian packages. */
export type Program = { find: () => string | undefined; debian: readonly string[] };

const UPDATE_SECONDS = 120;
export const INSTALL_SECONDS = 600;

/**
 * Finds the paths of programs. As root on Debian, first installs missing ones, unless NO_INSTALL is
 * set.
 */
export function findOrInstall<Name extends string>(
  programs: Record<Name, Program>,
): Partial<Record<Name, string>> {
  const names = Object.keys(programs) as Name[];
  const search = () =>
    Object.fromEntries(names.map((name) => [name, programs[name].find()])) as Partial<
      Record<Name, string>
    >;
  const found = search();
  const missing = names.filter((name) => found[name] === undefined);
  const mayInstall = process.getuid?.() === 0 && !process.env.NO_INSTALL && onPath(['apt-get']);
  if (missing.length === 0 || !mayInstall) return found;
  install(missing.map((name) => programs[name].debian));
  return search();
}

function install(packagesOfPrograms: (readonly string[])[]): void {
  console.error(
    `Not on this machine: ${packagesOfPrograms.map((packages) => packages.join(' ')).join(', ')}.`,
  );
  console.error('Installing it with apt-get, because you are root ... (NO_INSTALL=1 forbids it)');
  if (!succeeds('apt-get', ['update', '-q'], UPDATE_SECONDS)) return;
  // One by one: if a system does not know one of them, apt-get still installs the others.
  for (const packages of packagesOfPrograms)
    succeeds(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', ...packages],
      INSTALL_SECONDS,
    );
}

/** The first of `names` on the PATH, and in the folders of `others`. */
export function onPath(names: readonly string[], ...others: string[]): string | undefined {
  const listed = (process.env.PATH ?? '').split(delimiter);
  const folders = [...listed.filter((folder) => folder !== ''), ...others];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Runs a program to its end; false when it is missing, fails, or takes longer than `seconds`. */
export function succeeds(program: string, args: readonly string[], seconds: number): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: seconds * 1000,
  });
  return status === 0;
}

/** Whether a path is that of a program that can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
