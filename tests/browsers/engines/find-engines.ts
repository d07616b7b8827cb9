import { findChromium, findHeadlessShell } from '../../../scripts/browser/find-chromium.ts';
import { aptInstall, type Machine, onPath, thisMachine } from '../../../scripts/browser/machine.ts';
import type { EngineName } from './engine.ts';
import type { WebKitPrograms } from './webkit-process.ts';

/** The engines of this machine, and for each missing one a line that says why and what to install. */
export type Engines = {
  chromium: string;
  /** Chromium without its windows, or `chromium` where that is missing. */
  shell: string;
  firefox?: string;
  webkit?: WebKitPrograms;
  missing: { engine: EngineName; why: string; debian: readonly string[] }[];
};

const FIREFOX_PACKAGES = ['firefox-esr'];
const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_APPS = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
const MINI_BROWSER = ['x86_64', 'aarch64'].flatMap((cpu) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** Finds the engines, and installs missing ones if it can. Throws if Chromium is missing. */
export async function findEngines(machine: Machine = thisMachine()): Promise<Engines> {
  const chromium = await findChromium(machine);
  const shell = await findHeadlessShell(machine);
  const firefox = findFirefox(machine) ?? (aptInstall(machine, FIREFOX_PACKAGES) ? findFirefox(machine) : undefined);
  const webkit = findWebKit(machine) ?? (aptInstall(machine, WEBKIT_PACKAGES) ? findWebKit(machine) : undefined);
  const missing: Engines['missing'] = [];
  if (firefox === undefined)
    missing.push({
      engine: 'firefox',
      debian: FIREFOX_PACKAGES,
      why: 'Firefox was not found: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to it.',
    });
  if (webkit === undefined)
    missing.push({
      engine: 'webkit',
      debian: WEBKIT_PACKAGES,
      why: 'WebKitGTK was not found: it runs on Linux only (Debian: apt-get install webkit2gtk-driver xvfb).',
    });
  return { chromium, shell, firefox, webkit, missing };
}

function findFirefox(machine: Machine): string | undefined {
  const { env, executable } = machine;
  return env.FIREFOX_PATH || (onPath(FIREFOX, machine) ?? FIREFOX_APPS.find(executable));
}

function findWebKit(machine: Machine): WebKitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver'], machine);
  const browser = MINI_BROWSER.find(machine.executable);
  const xvfb = onPath(['Xvfb'], machine);
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined;
}
