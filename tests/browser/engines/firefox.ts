import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readFrom, startChild } from './child-process.ts';
import type { Driver } from './tab.ts';

// Why we have our own driver: playwright-core 1.65.1 fails to open a page in Debian's Firefox 153
// over WebDriver BiDi ("unknown command: emulation.setMediaFeaturesOverride"). selenium-webdriver
// needs geckodriver, which Debian does not have and npm only downloads from elsewhere.
// Puppeteer-core 25 needs Node 22, and its last release for Node 20 brings 70 packages.

/**
 * Firefox itself adds settings for tests when it is started with a debugging port: no updates, no
 * dialogs, no background requests.
 */
const PREFERENCES = {
  'browser.startup.page': 0,
  // The processor draws the frames, and no test looks at motion.
  'layout.frame_rate': 10,
  // It would start processes for tabs that nothing opens.
  'dom.ipc.processPrelaunch.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Nobody listens at this port, so it reaches no other machine.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

type Settings = { program: string; timeZone: string };

/** Starts Firefox, which ends with this worker, and drives a tab of it over WebDriver BiDi. */
export async function startFirefox(settings: Settings): Promise<Driver> {
  const send = await connect(`${await launch(settings)}/session`);
  await send('session.new', { capabilities: {} });
  // In Firefox's first tab, the address bar has the focus, and keys do not reach the page.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };

  // Values travel as JSON.
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `(args) => JSON.stringify([(${String(run)})(...JSON.parse(args))])`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: false,
      target: { context },
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return (JSON.parse(result.value) as never[])[0]!;
  };
  return {
    perform: (actions) => send('input.performActions', { context, actions }),
    goto: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () =>
      void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate,
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
  };
}

/**
 * Starts Firefox with a new profile that reaches no other machine. Returns the address of its
 * WebDriver BiDi.
 */
function launch({ program, timeZone }: Settings): Promise<string> {
  // Beside the sites of this run, which are removed after all tests.
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
  return readFrom(child, 2, /WebDriver BiDi listening on (ws:\S+)/, 'Firefox');
}

type Send = (method: string, params?: object) => Promise<unknown>;
type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };

/**
 * Connects to a browser that speaks WebDriver BiDi. Each command returns its result, or throws the
 * browser's own message.
 */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  socket.onclose = () => waiting.forEach((done) => done({ type: 'error', error: 'closed' }));
  await once(socket, 'open');
  return async (method, params = {}) => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error')
      throw new Error(`BiDi ${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  };
}
