import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readFrom, startChild } from './child-process.ts';
import { NOBODY } from './nobody.ts';
import { poll } from './poll.ts';
import type { Driver } from './tab.ts';
import { w3cInput } from './w3c-input.ts';

// Why we have our own driver: playwright-core 1.65.1 fails to open a page in Debian's Firefox 153
// over WebDriver BiDi ("unknown command: emulation.setMediaFeaturesOverride"). selenium-webdriver
// needs geckodriver, which Debian does not have and npm only downloads from elsewhere.
// Puppeteer-core 25 needs Node 22, and its last release for Node 20 brings 70 packages.

/**
 * Firefox itself adds settings for tests when it is started with a debugging port: no updates, no
 * dialogs, no background requests.
 */
const QUIET = {
  'browser.startup.page': 0,
  // The processor draws the frames, and no test looks at motion.
  'layout.frame_rate': 10,
  // It would start processes for tabs that nothing opens.
  'dom.ipc.processPrelaunch.enabled': false,
};

type Settings = { program: string; timeZone: string };

/** Starts Firefox, which ends with this worker, and drives a tab of it over WebDriver BiDi. */
export async function startFirefox(settings: Settings): Promise<Driver> {
  const send = await connect(`${await launch(settings)}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree')) as {
    contexts: { context: string }[];
  };
  const idle = contexts[0]!.context;
  // In Firefox's first tab, the address bar has the focus, and keys do not reach the page.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
    context: string;
  };

  // Values travel as JSON. Only a promise is awaited: where pages run no script, none would settle.
  const evaluate: Driver['evaluate'] = async (run, ...args) => {
    const functionDeclaration = `(args) => {
      const json = (value) => JSON.stringify([value]);
      const answer = (${String(run)})(...JSON.parse(args));
      return answer instanceof Promise ? answer.then(json) : json(answer);
    }`;
    const value = { type: 'string', value: JSON.stringify(args) };
    const asked = {
      functionDeclaration,
      arguments: [value],
      awaitPromise: true,
      target: { context },
    };
    const { result, exceptionDetails } = (await send('script.callFunction', asked)) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return (JSON.parse(result!.value ?? '[null]') as never[])[0]!;
  };
  const hasFocus = () => evaluate(() => document.hasFocus());

  return {
    ...w3cInput((actions) => send('input.performActions', { context, actions })),
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      // Tab past the end of a page moves the focus to the browser's own bars, and a click does not
      // bring it back.
      if (await hasFocus()) return;
      await send('browsingContext.activate', { context: idle });
      await send('browsingContext.activate', { context });
      await poll('the page has the focus', hasFocus);
    },
    url: () => evaluate(() => location.href),
    goBack: async () =>
      void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    evaluate,
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
  };
}

type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };

/**
 * Starts Firefox with a new profile that reaches no other machine. Returns the address of its
 * WebDriver BiDi.
 */
function launch({ program, timeZone }: Settings): Promise<string> {
  // Beside the sites of this run, which are removed after all tests.
  const profile = mkdtempSync(join(inject('shopFolder'), '../firefox-'));
  const preferences = {
    ...QUIET,
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': NOBODY,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': NOBODY,
    'layout.css.prefers-color-scheme.content-override': 1,
  };
  const lines = Object.entries(preferences).map(
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
type Answer = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
};

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
  socket.onclose = () =>
    waiting.forEach((done) =>
      done({ type: 'error', error: 'closed', message: 'the browser went away' }),
    );
  await new Promise<unknown>((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Nothing answers at ${url}.`));
  });
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
