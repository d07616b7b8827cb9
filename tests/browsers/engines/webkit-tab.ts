import { refuseOutside } from './outside.ts';
import { DEFAULT_SIZE, type Settings, type Tab, type Target } from './engine.ts';
import { aim, type ClickPoint, clickPoint, selectorFor } from './in-page.ts';
import { poll } from './poll.ts';
import { type ElementRef, type Send, webDriver } from './webdriver.ts';
import { clickActions, hoverActions, type InputSource, keyActions } from './w3c-actions.ts';
import { startWebKit, type WebKitPrograms } from './webkit-process.ts';

type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
/** Runs the source text of a function in the page. */
type Run = (code: string, ...values: unknown[]) => Promise<unknown>;

/** A tab of WebKitGTK's MiniBrowser over the W3C WebDriver protocol. */
export async function openWebKitTab(programs: WebKitPrograms, settings: Settings): Promise<Tab> {
  const [outside, driver] = await Promise.all([refuseOutside(), startWebKit(programs)]);
  const toDriver = webDriver(driver.url);
  const args = [...browserArguments(settings), `--proxy=http://127.0.0.1:${outside.port}`, '--ignore-host=127.0.0.1'];
  const session = (await toDriver('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args } } },
  })) as Session;
  const send: Send = (method, path, body) => toDriver(method, `/session/${session.sessionId}${path}`, body);
  const run: Run = (code, ...values) => send('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args: values });
  const evaluate: Tab['evaluate'] = async (code, ...values) => (await run(String(code), ...values)) as never;
  const perform = (actions: InputSource[]) => send('POST', '/actions', { actions });
  const url = async () => (await send('GET', '/url')) as string;
  const resize = (width: number, height: number) => setSize(send, run, width, height);
  await resize(settings.width ?? DEFAULT_SIZE.width, settings.height ?? DEFAULT_SIZE.height);

  return {
    engine: 'webkit',
    version: `${session.capabilities.browserName}/${session.capabilities.browserVersion}`,
    outside: outside.asked,
    goto: async (address) => void (await send('POST', '/url', { url: address })),
    url,
    back: async () => {
      const before = await url();
      await send('POST', '/back');
      await poll(
        `the tab goes back from ${before}`,
        async () => (await url()) !== before && evaluate(() => document.readyState === 'complete'),
      );
    },
    click: async (target) => {
      const { x, y } = await aim(
        target,
        () => find(send, target),
        async (element) => (await run(String(clickPoint), element)) as ClickPoint,
      );
      await perform(clickActions(x, y));
    },
    clickAt: async (x, y, button) => {
      if (button === 'middle')
        throw new Error(
          "WebKit's driver lets go of the left button after pressing the middle one: test the middle button in the other engines.",
        );
      await perform(clickActions(x, y));
    },
    hoverAt: async (x, y) => void (await perform(hoverActions(x, y))),
    press: async (...keys) => {
      for (const key of keys) await perform(keyActions(key));
    },
    evaluate,
    waitFor: async (what, ask, ...values) => void (await poll(what, () => evaluate(ask, ...values))),
    resize,
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await toDriver('DELETE', `/session/${session.sessionId}`).catch(() => undefined);
      await driver.stop();
      await outside.close();
    },
  };
}

const HAS_SIZE = String((width: number, height: number) => innerWidth === width && innerHeight === height);

// Full screen hides the toolbar, so the page has the size of the window.
function browserArguments({ script = true, timeZone }: Settings): string[] {
  return [
    '--automation',
    '--full-screen',
    ...(script ? [] : ['--enable-javascript=false']),
    ...(timeZone === undefined ? [] : [`--time-zone=${timeZone}`]),
  ];
}

async function setSize(send: Send, run: Run, width: number, height: number): Promise<void> {
  await send('POST', '/window/rect', { x: 0, y: 0, width, height });
  await poll(`the window is ${width} by ${height}`, async () => (await run(HAS_SIZE, width, height)) === true);
}

async function find(send: Send, target: Target): Promise<ElementRef[]> {
  const elements = (await send('POST', '/elements', { using: 'css selector', value: selectorFor(target) })) as ElementRef[];
  if (typeof target === 'string') return elements;
  const fitting: ElementRef[] = [];
  for (const element of elements) {
    // The driver fails for an element that is hidden from assistive technology. Such an element has no name and no role.
    const computed = (what: 'label' | 'role') =>
      send('GET', `/element/${Object.values(element)[0]}/computed${what}`).catch(() => undefined);
    if ((await computed('label')) === target.name && (await computed('role')) === target.role) fitting.push(element);
  }
  return fitting;
}
