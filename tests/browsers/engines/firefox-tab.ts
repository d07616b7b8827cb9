import { refuseOutside } from './outside.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import type { Settings, Tab, Target } from './engine.ts';
import { startFirefox } from './firefox-process.ts';
import { type ClickPoint, clickPoint, selectorFor } from './in-page.ts';
import { makeTab } from './make-tab.ts';
import { poll } from './poll.ts';
import { w3cInput } from './w3c-input.ts';

type Node = { sharedId: string };
type Evaluated = { type: 'success' | 'exception'; result?: { value?: string }; exceptionDetails?: { text: string } };

/** A tab of Firefox over WebDriver BiDi, which Firefox speaks without a separate driver. */
export async function openFirefoxTab(settings: Settings, program: string): Promise<Tab> {
  const outside = await refuseOutside();
  const firefox = await startFirefox(program, outside.port, settings);
  const bidi = await connectBidi(firefox.url);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = (await bidi.send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const idle = contexts[0]!.context;
  // In Firefox's first tab, the address bar has the focus, and keys do not reach the page.
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };

  const evaluate: Tab['evaluate'] = async (code, ...values) => (await runInPage(bidi, context, String(code), values)) as never;
  const hasFocus = () => evaluate(() => document.hasFocus());

  return makeTab<Node>({
    ...w3cInput((actions) => bidi.send('input.performActions', { context, actions })),
    outside: outside.asked,
    goto: async (address) => {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      // Tab past the end of a page moves the focus to the browser's own bars, and a click does not bring it back.
      if (await hasFocus()) return;
      await bidi.send('browsingContext.activate', { context: idle });
      await bidi.send('browsingContext.activate', { context });
      await poll('the page has the focus', hasFocus);
    },
    url: () => evaluate(() => location.href),
    goBack: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    find: (target) => locate(bidi, context, target),
    pointOf: async (node) => (await runInPage(bidi, context, String(clickPoint), [node])) as ClickPoint,
    evaluate,
    resize: async (width, height) => void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      bidi.close();
      await firefox.stop();
      await outside.close();
    },
  });
}

// Values travel as JSON, elements as references. Only a promise is awaited: with script turned off, none would settle.
async function runInPage(bidi: Bidi, context: string, code: string, values: unknown[]): Promise<unknown> {
  const functionDeclaration = `(...values) => {
    const json = (value) => JSON.stringify([value]);
    const answer = (${code})(...values.map((value) => (typeof value === 'string' ? JSON.parse(value) : value)));
    return answer instanceof Promise ? answer.then(json) : json(answer);
  }`;
  const args = values.map((value) =>
    isNode(value) ? { sharedId: value.sharedId } : { type: 'string', value: JSON.stringify(value) ?? 'null' },
  );
  const answer = (await bidi.send('script.callFunction', {
    functionDeclaration,
    arguments: args,
    awaitPromise: true,
    target: { context },
  })) as unknown as Evaluated;
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text ?? 'The page threw.');
  return (JSON.parse(answer.result?.value ?? '[null]') as unknown[])[0];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'sharedId' in value;
}

async function locate(bidi: Bidi, context: string, target: Target): Promise<Node[]> {
  const find = async (params: object) =>
    ((await bidi.send('browsingContext.locateNodes', { context, ...params })) as { nodes: Node[] }).nodes;
  const candidates = await find({ locator: { type: 'css', value: selectorFor(target) } });
  if (typeof target === 'string' || candidates.length === 0) return candidates;
  // Asked about the whole page, Firefox takes fifty times as long.
  return find({ locator: { type: 'accessibility', value: target }, startNodes: candidates });
}
