import { freePort } from '../../../scripts/listen.ts';
import { endChild, readFrom, startChild } from './child-process.ts';
import { poll } from './poll.ts';

type WebKitProcess = { url: string; stop: () => Promise<void> };

/** Starts a virtual screen and WebKit's driver on it. */
export async function startWebKit(): Promise<WebKitProcess> {
  // Xvfb looks for a free display itself and writes its number to this descriptor.
  const screen = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', '2560x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children = [screen];
  const stop = async () => {
    for (const child of children.toReversed()) await endChild(child);
  };
  try {
    const display = await readFrom(screen, 3, /(\d+)\s/, 'Xvfb');
    const port = await freePort('127.0.0.1');
    const environment = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
    children.push(startChild('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment }));
    const url = `http://127.0.0.1:${port}`;
    await poll('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
