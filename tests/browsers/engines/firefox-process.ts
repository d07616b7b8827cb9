import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChild, readFrom, startChild } from './child-process.ts';
import type { Settings } from './engine.ts';

type FirefoxProcess = { url: string; stop: () => Promise<void> };

/** Firefox itself adds settings for tests when it is started with a debugging port: no updates, no dialogs, no background requests. */
const QUIET = {
  'browser.startup.page': 0,
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
