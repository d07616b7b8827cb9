import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The parts of the machine that the search for programs uses. Tests pass a fake one. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  root: boolean;
  executable: (path: string) => boolean;
  /** Runs a program to its end; false when it is missing, fails, or takes longer than `seconds`. */
  run: (program: string, args: string[], seconds?: number) => boolean;
  /** Where Playwright puts the browser that it downloads. */
  downloaded: () => string;
  say: (line: string) => void;
};

// It takes long to load, and a machine that has a browser does not need it.
const playwright = () => createRequire(import.meta.url)('playwright-core') as typeof import('playwright-core');

const UPDATE_SECONDS = 120;
const INSTALL_SECONDS = 600;
const updated = new WeakMap<Machine['run'], boolean>();

/**
 * Installs Debian packages if it can: as root, on a machine with apt, and unless NO_INSTALL is set. Updates the package
 * lists once, before the first install.
 */
export function aptInstall({ platform, env, root, run, say }: Machine, packages: string[]): boolean {
  if (platform !== 'linux' || !root || env.NO_INSTALL || !run('apt-get', ['--version'])) return false;
  if (!updated.has(run)) {
    say('Updating the package lists with apt-get ... (NO_INSTALL=1 prevents all installs)');
    updated.set(run, run('apt-get', ['update', '-q'], UPDATE_SECONDS));
  }
  if (!updated.get(run)) return false;
  say(`Installing ${packages.join(' ')} with apt-get ...`);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], INSTALL_SECONDS);
}

/** The first of `names` on the PATH. */
export function onPath(names: string[], { env, executable }: Machine): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}

/** The real machine. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    root: process.getuid?.() === 0,
    executable: isExecutable,
    run: runProgram,
    downloaded: () => playwright().chromium.executablePath(),
    say: (line) => console.error(line),
  };
}

function runProgram(program: string, args: string[], seconds?: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const timeout = seconds === undefined ? undefined : seconds * 1000;
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
