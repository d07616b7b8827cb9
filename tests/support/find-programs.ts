import { delimiter } from 'node:path';
import { aptInstall, type Machine, onPath, thisMachine } from '../../scripts/browser/machine.ts';

/** Programs that tests run besides Chromium: their use, and their Debian packages. */
const PROGRAMS = {
  firefox: { use: 'to test in it (FIREFOX_PATH may name one)', debian: ['firefox-esr'] },
  webkit: { use: 'to test in it, on Linux', debian: ['webkit2gtk-driver', 'xvfb'] },
  nginx: { use: 'to test its configuration', debian: ['nginx-light'] },
  // The package apache2-bin has no list of media types.
  apache2: { use: 'to test its configuration', debian: ['apache2-bin', 'media-types'] },
  caddy: { use: 'to test its configuration', debian: ['caddy'] },
  java: { use: 'in version 17 or newer, for the Nu checker', debian: ['default-jre-headless'] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** The paths of the programs, and for each missing one a line that says why it is needed and what to install. */
export type Programs = { paths: Partial<Record<ProgramName, string>>; missing: { why: string; debian: readonly string[] }[] };

const FIREFOX_APPS = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** Finds the programs, and installs what it can. */
export function findPrograms(machine: Machine = thisMachine()): Programs {
  const found: Programs = { paths: {}, missing: [] };
  for (const [name, { use, debian }] of Object.entries(PROGRAMS) as [ProgramName, (typeof PROGRAMS)[ProgramName]][]) {
    const path = find(name, machine) ?? (aptInstall(machine, [...debian]) ? find(name, machine) : undefined);
    if (path !== undefined) found.paths[name] = path;
    else
      found.missing.push({
        debian,
        why: `${name} was not found, which is needed ${use} (Debian: apt-get install --no-install-recommends ${debian.join(' ')}).`,
      });
  }
  return found;
}

function find(name: ProgramName, machine: Machine): string | undefined {
  const { env, executable, run } = machine;
  if (name === 'firefox') return env.FIREFOX_PATH || (onPath(['firefox-esr', 'firefox'], machine) ?? FIREFOX_APPS.find(executable));
  if (name === 'webkit')
    return onPath(['WebKitWebDriver'], machine) && onPath(['Xvfb'], machine) && MINI_BROWSER.find((path) => executable(path));
  // Servers are in a folder where only root looks for programs.
  const path = onPath([name], { ...machine, env: { PATH: `${env.PATH}${delimiter}/usr/sbin` } });
  // On macOS, `java` may be a placeholder that only says how to get Java.
  return path !== undefined && (name !== 'java' || run(path, ['--version'])) ? path : undefined;
}

/** Prints what is not tested because a program is missing. In CI, a missing program is an error. */
export function tellMissing(missing: { why: string }[], { env, say }: Pick<Machine, 'env' | 'say'>): void {
  if (env.CI && missing.length > 0) throw new Error(`CI must test everything. ${missing.map(({ why }) => why).join(' ')}`);
  for (const { why } of missing) say(`\nNOT TESTED: ${why}\n`);
}
