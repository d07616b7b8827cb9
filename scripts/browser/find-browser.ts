import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** How this project starts Chromium: without a window, and without background requests, which stall on a closed network. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NO_CHROMIUM =
  'The browser tests need Chromium, and it could not be found or installed. Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.';

/** The parts of the machine that the search for a browser uses. Tests pass a fake one. */
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

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a Chromium: CHROMIUM_PATH, else the usual places, else a new install (Debian's package
 * when running as root, else Playwright's download). Throws a one-line error that says what to install.
 */
export async function findChromium(machine: Machine = thisMachine()): Promise<string> {
  const { env, executable, run, say } = machine;
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (executable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, which is not a program that can be run. Correct it, or unset it to search the usual places.`,
    );
  }
  const installed = places(machine).find(executable);
  if (installed !== undefined) return installed;
  if (executable(machine.downloaded())) return machine.downloaded();

  if (aptInstall(machine, ['chromium'])) {
    const brought = places(machine).find(executable);
    if (brought !== undefined) return brought;
  }
  if (env.NO_INSTALL) throw new Error(NO_CHROMIUM);
  say('No Chromium was found; downloading the one of playwright-core ... (NO_INSTALL=1 prevents this)');
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js');
  if (run(process.execPath, [cli, 'install', 'chromium']) && executable(machine.downloaded())) return machine.downloaded();
  throw new Error(NO_CHROMIUM);
}

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
    downloaded: () => chromium.executablePath(),
    say: (line) => console.error(line),
  };
}

function places(machine: Machine): string[] {
  const { platform, env } = machine;
  if (platform === 'darwin') return [...MAC, ...MAC.map((path) => `${env.HOME}${path}`)];
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((base) =>
      base ? WINDOWS.map((path) => `${base}\\${path}`) : [],
    );
  const found = onPath(PROGRAMS, machine);
  return [...(found === undefined ? [] : [found]), ...PROGRAMS.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}

function runProgram(program: string, args: string[], seconds?: number): boolean {
  const timeout = seconds === undefined ? undefined : seconds * 1000;
  return (
    spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout,
    }).status === 0
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
