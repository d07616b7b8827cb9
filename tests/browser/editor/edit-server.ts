import { onTestFinished } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { editing } from '../../../src/editing.ts';
import { watchFolders } from '../../../src/generator/dev/folder-watcher.ts';
import { editorScript } from '../../../src/editor/editor-script.ts';
import { editorExtension } from '../../../src/editor/editor-extension.ts';
import { site } from '../../../src/site.ts';
import { projectCopy, ROOT } from '../../support/project.ts';
import { contentsOf } from '../../support/scratch.ts';
import { startDevServer } from '../../support/start-dev-server.ts';
import { EDITOR_OPTIONS } from '../../support/workshop.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

export const HEADING = '[data-edit="pages/home.yaml#pricing.heading"]';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const click = (page: Page, name: string | RegExp) => button(page, name).click();

export const sees = (page: Page, words: string | RegExp) => page.getByText(words).waitFor();

export const hit = (page: Page, key: string) => page.keyboard.press(key);

export const inEditor = (page: Page, selector: string) => page.locator(`site-editor ${selector}`);

export const openTask = async (page: Page, name: RegExp): Promise<void> => {
  await click(page, 'Tasks');
  await click(page, name);
};

/** Answers the next change in place of the server. */
export const refuseChange = (page: Page, answer: { status: number } | { json: object }) =>
  page.route('**/__edit/change', (route) => route.fulfill(answer), { times: 1 });

const script = editorScript(ROOT);

/** Starts the editor of a copy of the sample shop's content. */
export async function startEditor() {
  const { root, file, read, edit } = projectCopy();
  const before = contentsOf(file('content'));
  const options = {
    root,
    contentPath: file('content'),
    day: { year: 2026, month: 11, day: 20 },
    now: () => new Date('2026-11-20T15:00:00Z'),
    log: () => {},
  };
  const { url } = await startDevServer({
    ...options,
    // No test here changes the code.
    site,
    watch: (changed) => watchFolders(root, ['content'], changed, () => {}),
    extend: (dev) =>
      editorExtension(dev, {
        ...EDITOR_OPTIONS,
        ...options,
        editing,
        script,
      }),
  });
  return {
    url,
    root,
    read,
    edit,
    /** The lines that differ, as `- old` and `+ new`. Original photos stay after an undo. */
    differences: (): string[] =>
      Object.entries(contentsOf(file('content')))
        .filter(([name]) => !name.startsWith('originals/'))
        .flatMap(([name, text]) => linesBetween(before[name] ?? '', text)),
  };
}

/** Starts such an editor, and opens one of its pages in Chromium. */
export async function editedCopy(path: string, context: BrowserContextOptions = {}) {
  const editor = await startEditor();
  const tab = await (
    await sharedBrowser()
  ).newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...context });
  onTestFinished(() => tab.close());
  const page = await tab.newPage();
  // Long enough for a busy machine: ends only a page that hangs.
  page.setDefaultTimeout(60_000);
  await page.goto(editor.url + path);
  return { page, ...editor };
}

function linesBetween(before: string, after: string): string[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

/** Runs `act`, and returns the status that the editor shows when the change is done. */
export async function saidAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  const hint = inEditor(page, '.status[role=status]');
  const before = await hint.textContent();
  await act();
  await page.waitForFunction((old) => {
    const said =
      document.querySelector('site-editor')?.shadowRoot?.querySelector('.status[role=status]')
        ?.textContent ?? '…';
    return said !== old && (said.startsWith('Saved') || !said.endsWith('…'));
  }, before);
  return (await hint.textContent())!;
}

/** Like `saidAfter`, but also waits for the reload after a save, which would lose a key. */
export async function settledAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => void Object.assign(window, { isOld: true }));
  const said = await saidAfter(page, act);
  if (said.startsWith('Saved')) await page.waitForFunction(() => !('isOld' in window));
  return said;
}

export async function undoAll(url: string): Promise<void> {
  const [, token] = /data-token="([^"]+)"/.exec(await (await fetch(url)).text())!;
  const undo = (): Promise<Response> =>
    fetch(`${url}/__edit/undo`, {
      method: 'POST',
      headers: { 'x-edit-token': token! },
      body: '{}',
    });
  while ((await (await undo()).json()) !== null);
}
