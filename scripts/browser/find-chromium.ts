import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, type Machine, onPath, thisMachine } from './machine.ts';

const NO_CHROMIUM =
  'The browser tests need Chromium, and it could not be found or installed. Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Chromium's headless shell: the name of the program, and of its Debian package. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Path of Chromium's headless shell, for tests: a new page costs a fifth of the processor time. Its pixels differ a little.
 * Installs the Debian package if it can. Otherwise returns the path of Chromium, as it always does if CHROMIUM_PATH is set.
 */
export async function findHeadlessShell(machine: Machine = thisMachine()): Promise<string> {
  if (machine.env.CHROMIUM_PATH) return findChromium(machine);
  const find = () => onPath([HEADLESS_SHELL], machine);
  return find() ?? (aptInstall(machine, [HEADLESS_SHELL]) ? find() : undefined) ?? findChromium(machine);
}

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
  const find = () => [...places(machine), machine.downloaded()].find(executable);
  const found = find() ?? (aptInstall(machine, ['chromium']) ? find() : undefined);
  if (found !== undefined) return found;
  if (env.NO_INSTALL) throw new Error(NO_CHROMIUM);
  say('No Chromium was found; downloading the one of playwright-core ... (NO_INSTALL=1 prevents this)');
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js');
  if (run(process.execPath, [cli, 'install', 'chromium']) && executable(machine.downloaded())) return machine.downloaded();
  throw new Error(NO_CHROMIUM);
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
