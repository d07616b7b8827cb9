import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, readFrom, startChild } from './child-process.ts';
import type { Settings } from './engine.ts';

export type FirefoxProcess = { url: string; stop: () => Promise<void> };

/** Settings without first-run pages, background requests, and a dialog on closing. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutConfig.showWarning': false,
  'browser.contentblocking.category': 'standard',
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'startup.homepage_welcome_url': '',
  'toolkit.telemetry.enabled': false,
  // The processor draws the frames, and no test looks at motion.
  'layout.frame_rate': 10,
  // It would start processes for tabs that nothing opens.
  'dom.ipc.processPrelaunch.enabled': false,
};

/** Starts Firefox with a new profile that sends requests for other machines to `proxyPort`. */
export async function startFirefox(program: string, proxyPort: number, { script = true, timeZone }: Settings): Promise<FirefoxProcess> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    ...QUIET,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': proxyPort,
    'layout.css.prefers-color-scheme.content-override': 1,
    'javascript.enabled': script,
  };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  // As root, it does not start if the home folder belongs to another user, as in containers and with sudo.
  const env = { ...process.env, HOME: profile, ...(timeZone !== undefined && { TZ: timeZone }) };
  const child = startChild(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  const stop = async () => {
    await endChild(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { url: `${await readFrom(child, 2, /WebDriver BiDi listening on (ws:\S+)/, 'Firefox')}/session`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
