import { refuseOutside } from './outside.ts';
import type { Settings, Tab, Target } from './engine.ts';
import { type ClickPoint, clickPoint, selectorFor } from './in-page.ts';
import { makeTab } from './make-tab.ts';
import { poll } from './poll.ts';
import { w3cInput } from './w3c-input.ts';
import { type ElementRef, type Send, webDriver } from './webdriver.ts';
import { startWebKit } from './webkit-process.ts';

/** Runs the source text of a function in the page. */
type Run = (code: string, ...values: unknown[]) => Promise<unknown>;

/** A tab of WebKitGTK's MiniBrowser over the W3C WebDriver protocol. */
export async function openWebKitTab(settings: Settings, browser: string): Promise<Tab> {
  const [outside, driver] = await Promise.all([refuseOutside(), startWebKit()]);
  const toDriver = webDriver(driver.url);
  const args = [...browserArguments(settings), `--proxy=http://127.0.0.1:${outside.port}`, '--ignore-host=127.0.0.1'];
  const session = (await toDriver('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
  })) as { sessionId: string };
  const send: Send = (method, path, body) => toDriver(method, `/session/${session.sessionId}${path}`, body);
  const run: Run = (code, ...values) => send('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args: values });

  return makeTab<ElementRef>({
    ...w3cInput((actions) => send('POST', '/actions', { actions })),
    outside: outside.asked,
    goto: async (address) => void (await send('POST', '/url', { url: address })),
    url: async () => (await send('GET', '/url')) as string,
    goBack: async () => void (await send('POST', '/back')),
    find: (target) => find(send, target),
    pointOf: async (element) => (await run(String(clickPoint), element)) as ClickPoint,
    evaluate: async (code, ...values) => (await run(String(code), ...values)) as never,
    resize: (width, height) => setSize(send, run, width, height),
    close: async () => {
      await toDriver('DELETE', `/session/${session.sessionId}`).catch(() => undefined);
      await driver.stop();
      await outside.close();
    },
  });
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
