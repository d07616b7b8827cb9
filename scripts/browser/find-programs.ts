import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The parts of the machine that the search for programs uses. Tests pass a fake one. */
export type Machine = {
  env: Record<string, string | undefined>;
  root: boolean;
  executable: (path: string) => boolean;
  /** Runs a program to its end; false when it is missing, fails, or takes longer than `seconds`. */
  run: (program: string, args: string[], seconds: number) => boolean;
  say: (line: string) => void;
};

/** How to find the path of a program, and its Debian packages. */
export type Program = { find: (machine: Machine) => string | undefined; debian: readonly string[] };

const UPDATE_SECONDS = 120;
export const INSTALL_SECONDS = 600;

/**
 * The paths of programs. As root on Debian, it first installs what is missing, unless NO_INSTALL is
 * set.
 */
export function findPrograms<Name extends string>(
  programs: Record<Name, Program>,
  machine: Machine,
): Partial<Record<Name, string>> {
  const names = Object.keys(programs) as Name[];
  const search = () =>
    Object.fromEntries(names.map((name) => [name, programs[name].find(machine)])) as Partial<
      Record<Name, string>
    >;
  const found = search();
  const missing = names.filter((name) => found[name] === undefined);
  if (
    missing.length === 0 ||
    !machine.root ||
    machine.env.NO_INSTALL ||
    !onPath(['apt-get'], machine)
  )
    return found;
  install(
    missing.map((name) => programs[name].debian),
    machine,
  );
  return search();
}

function install(packages: (readonly string[])[], { run, say }: Machine): void {
  say(`Not on this machine: ${packages.map((some) => some.join(' ')).join(', ')}.`);
  say('Installing it with apt-get, because you are root ... (NO_INSTALL=1 forbids it)');
  if (!run('apt-get', ['update', '-q'], UPDATE_SECONDS)) return;
  // One by one: if a system does not know one of them, apt-get still installs the others.
  for (const some of packages)
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...some], INSTALL_SECONDS);
}

/** The first of `names` on the PATH. */
export function onPath(names: readonly string[], { env, executable }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}

/** The real machine. */
export const thisMachine = (): Machine => ({
  env: process.env,
  root: process.getuid?.() === 0,
  executable: isExecutable,
  run: (program, args, seconds) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return (
      spawnSync(program, args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
        timeout: seconds * 1000,
      }).status === 0
    );
  },
  say: (line) => console.error(line),
});

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
