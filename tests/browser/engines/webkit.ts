import { freePort } from '../../support/free-port.ts';
import { readFrom, startChild } from '../../support/child-process.ts';
import { poll } from '../../support/poll.ts';
import type { Driver } from './tab.ts';

// Why we have our own driver: selenium-webdriver drives WebKitGTK too, but brings 21 packages and
// 24 MB in place of these lines, and its newest releases need Node 22.

/**
 * Starts WebKitGTK's MiniBrowser on a virtual screen, which both end with this worker, and drives a
 * tab of it over W3C WebDriver.
 */
export async function startWebKit(program: string, timeZone: string): Promise<Driver> {
  // Xvfb looks for a free display itself and writes its number to this descriptor.
  const screen = startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await readFrom(screen, 3, /(\d+)\s/);
  const port = await freePort('127.0.0.1');
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  startChild('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  let url = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
  url += '/session';
  const send = async (path: string, body: object = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.message}`);
    return value;
  };

  const args = [
    '--automation',
    // Full screen hides the toolbar, so the page has the size of the window.
    '--full-screen',
    `--time-zone=${timeZone}`,
    // Nobody listens at this port, so it reaches no other machine.
    '--proxy=http://127.0.0.1:9',
    '--ignore-host=127.0.0.1',
  ];
  const { sessionId } = await send('', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args } } },
  });
  url += `/${sessionId}`;
  const evaluate: Driver['evaluate'] = (run, ...args) =>
    send('/execute/sync', { script: `return (${String(run)})(...arguments)`, args });
  return {
    perform: (actions) => send('/actions', { actions }),
    goto: (address) => send('/url', { url: address }),
    goBack: () => send('/back'),
    evaluate,
    // After an address that could not be loaded, MiniBrowser keeps its toolbar in the window.
    resize: (width, height) =>
      poll(`the window is ${width} by ${height}`, async () => {
        const toolbar = await evaluate(() => outerHeight - innerHeight);
        await send('/window/rect', { x: 0, y: 0, width, height: height + toolbar });
        return evaluate((wide, high) => innerWidth === wide && innerHeight === high, width, height);
      }),
  };
}
