import { freePort } from '../../../scripts/listen.ts';
import { readFrom, startChild } from './child-process.ts';
import { NOBODY } from './nobody.ts';
import { poll } from './poll.ts';
import type { Driver } from './tab.ts';
import { w3cInput } from './w3c-input.ts';

// Why we have our own driver: selenium-webdriver drives WebKitGTK too, but brings 21 packages and
// 24 MB in place of 25 lines here, and its newest releases need Node 22.

type Settings = { program: string; timeZone: string };

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, which both end with this worker, and drives a
 * tab of it over W3C WebDriver.
 */
export async function startWebKit({ program, timeZone }: Settings): Promise<Driver> {
  const toDriver = await startDriver();
  const args = [
    '--automation',
    // Full screen hides the toolbar, so the page has the size of the window.
    '--full-screen',
    `--time-zone=${timeZone}`,
    `--proxy=http://127.0.0.1:${NOBODY}`,
    '--ignore-host=127.0.0.1',
  ];
  const { sessionId } = (await toDriver('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args } } },
  })) as { sessionId: string };
  const send: Send = (method, path, body) => toDriver(method, `/session/${sessionId}${path}`, body);
  const evaluate: Driver['evaluate'] = async (run, ...args) =>
    (await send('POST', '/execute/sync', {
      script: `return (${String(run)})(...arguments)`,
      args,
    })) as never;

  return {
    ...w3cInput((actions) => send('POST', '/actions', { actions })),
    goto: async (url) => void (await send('POST', '/url', { url })),
    url: async () => (await send('GET', '/url')) as string,
    goBack: async () => void (await send('POST', '/back')),
    evaluate,
    picture: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    // After an address that could not be loaded, MiniBrowser keeps its toolbar in the window.
    resize: (width, height) =>
      poll(`the window is ${width} by ${height}`, async () => {
        const toolbar = await evaluate(() => outerHeight - innerHeight);
        await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar });
        return evaluate((wide, high) => innerWidth === wide && innerHeight === high, width, height);
      }).then(() => undefined),
  };
}

/**
 * Sends one command of the W3C WebDriver protocol. Returns its value, or throws the driver's own
 * message.
 */
type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

async function startDriver(): Promise<Send> {
  // Xvfb looks for a free display itself and writes its number to this descriptor.
  const screen = startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await readFrom(screen, 3, /(\d+)\s/, 'Xvfb');
  const port = await freePort('127.0.0.1');
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  startChild('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
  return async (method, path, body = {}) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const response = await fetch(url + path, {
      method,
      ...sent,
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok)
      throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}
