import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { endChild, readFrom, startChild } from '../engines/child-process.ts';
import { CHROMIUM_FLAGS } from '../../../scripts/browser/launch-chromium.ts';

type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
};

export type PrerenderingTab = {
  goto: (url: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse over an element. */
  hover: (selector: string) => Promise<void>;
  /** Clicks at the mouse's position. */
  click: () => Promise<void>;
  /** The status of prerendered pages, in order: Pending, Running, Ready, Success, or Failure with the reason. */
  statuses: string[];
  close: () => Promise<void>;
};

/**
 * A tab of Chromium that prerenders pages. It does so only for a debugger that attaches to the tab and not to its
 * page. Playwright attaches to the page, so this tab speaks the DevTools protocol itself.
 */
export async function openPrerenderingTab(program: string): Promise<PrerenderingTab> {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
  const child = startChild(
    program,
    [...CHROMIUM_FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1440,900', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await readFrom(child, 2, /DevTools listening on (ws:\S+)/, 'Chromium'));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const waiting = new Map<number, (message: Message) => void>();
  const statuses: string[] = [];
  // The session of the visible page: a prerendered page has a new session, and the old one ends.
  const pages: string[] = [];
  let loaded = () => {};
  socket.on('message', (data) => {
    const { id, method, params = {}, ...answer } = JSON.parse(String(data)) as Message;
    if (id !== undefined) waiting.get(id)?.(answer);
    if (method === 'Target.attachedToTarget' && (params.targetInfo as { type: string }).type === 'page')
      pages.push(params.sessionId as string);
    if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(params.sessionId as string), 1);
    if (method === 'Preload.prerenderStatusUpdated') statuses.push([params.status, params.prerenderStatus].filter(Boolean).join(': '));
    if (method === 'Page.loadEventFired') loaded();
  });
  let last = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    const id = ++last;
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  const toPage = (method: string, params: object = {}) => send(method, params, pages[0]);

  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as { targetInfos: { targetId: string }[] };
  const tab = (await send('Target.attachToTarget', { targetId: targetInfos[0]!.targetId, flatten: true })) as { sessionId: string };
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab.sessionId);
  await toPage('Preload.enable');

  const evaluate = async (expression: string) =>
    ((await toPage('Runtime.evaluate', { expression, returnByValue: true })).result as { value?: unknown }).value;
  let mouse = { x: 0, y: 0 };
  const move = (type: string, rest: object = {}) => toPage('Input.dispatchMouseEvent', { type, ...mouse, ...rest });
  return {
    statuses,
    evaluate,
    goto: async (url) => {
      const isLoaded = new Promise<void>((resolve) => (loaded = resolve));
      await toPage('Page.enable');
      await toPage('Page.navigate', { url });
      await isLoaded;
    },
    hover: async (selector) => {
      const box = (await evaluate(
        `(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      )) as typeof mouse;
      mouse = box;
      await move('mouseMoved');
    },
    click: async () => {
      await move('mousePressed', { button: 'left', clickCount: 1 });
      // The page may be gone before the button's release arrives.
      await move('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined);
    },
    close: async () => {
      // This also ends the browser's other processes, which would still write into the profile.
      const gone = new Promise((resolve) => child.once('exit', resolve));
      socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }));
      await Promise.race([gone, sleep(3000)]);
      await endChild(child);
      socket.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
