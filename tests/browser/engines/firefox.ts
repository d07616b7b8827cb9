import { on, once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readFrom, startChild } from '../../support/child-process.ts';
import type { Driver } from './tab.ts';

// Why we have our own driver: playwright-core 1.65.1 fails to open a page in Debian's Firefox 153
// over WebDriver BiDi ("unknown command: emulation.setMediaFeaturesOverride"). selenium-webdriver
// needs geckodriver, which Debian does not have and npm only downloads from elsewhere.
// Puppeteer-core 25 needs Node 22, and its last release for Node 20 brings 70 packages.

/**
 * With a debugging port, Firefox itself adds others: no updates, dialogs or background requests.
 */
const PREFERENCES = {
  'browser.startup.page': 0,
  // The processor draws the frames, and no test looks at motion.
  'layout.frame_rate': 10,
  // Firefox would start processes for tabs that nothing opens.
  'dom.ipc.processPrelaunch.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Nobody listens at this port, so it reaches no other machine.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts Firefox, which ends with this worker, and drives a tab of it over WebDriver BiDi. */
export async function startFirefox(program: string, timeZone: string): Promise<Driver> {
  // The parent folder is removed after all tests.
  const profile = mkdtempSync(join(inject('shopFolder'), '../firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // As root, it does not start if the home folder belongs to another user, as in containers and
  // with sudo.
  const child = startChild(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, TZ: timeZone },
  });
  const url = await readFrom(child, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${url}/session`);
  await once(socket, 'open');

  let last = 0;
  const send = async (method: string, params: object) => {
    const id = ++last;
    const answers = on(socket, 'message', { close: ['close'] });
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of answers as AsyncIterable<[MessageEvent<string>]>) {
      const answer = JSON.parse(data);
      if (answer.id !== id) continue;
      if (answer.type === 'error') throw new Error(`BiDi ${method}: ${answer.message}`);
      return answer.result;
    }
    throw new Error(`BiDi ${method}: Firefox has ended.`);
  };
  await send('session.new', { capabilities: {} });
  // In Firefox's first tab, the address bar has the focus, and keys do not reach the page.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    perform: (actions) => send('input.performActions', { context, actions }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    goBack: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    // Values travel as JSON.
    evaluate: async (run, ...args) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `(args) => JSON.stringify([(${String(run)})(...JSON.parse(args))])`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: false,
        target: { context },
      });
      if (!result) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
  };
}
