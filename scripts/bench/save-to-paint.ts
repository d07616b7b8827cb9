import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleMessage, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';

/**
 * The change that each kind of save makes in `file`: `from` is replaced by `to`, in which `$SAVE`
 * becomes the number of the save.
 */
const CHANGES = {
  content: { file: 'content/pages/about.yaml', from: /(?<=\nheading: ).*/, to: 'Saved $SAVE' },
  template: { file: 'templates/document.tsx', from: '<html', to: '<html data-saved="$SAVE"' },
  style: { file: 'src/styles/base.css', from: /$/, to: ':root { --saved: $SAVE; }\n' },
} as const;
type Kind = keyof typeof CHANGES;

/** An expression for the number that the page shows in its heading, an attribute or a style. */
const SHOWN = `/ (\\d+)\\b/.exec(document.querySelector('h1')?.textContent)?.[1] ??
  document.documentElement.dataset.saved ??
  getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()`;

/** Milliseconds between saves. A page that was just reloaded must first listen again. */
const PAUSE = 1000;

/**
 * Runs in each page, also after a reload. Reports the number that the page shows, with the time
 * when it was painted. Playwright itself needs a tenth of a second to look at a reloaded page.
 */
const WATCH = `{
  let before;
  const look = () => {
    const shown = ${SHOWN};
    if (shown !== before) setTimeout(() => console.log('painted:' + shown + ':' + Date.now()));
    before = shown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

const COPIED = 'content public scripts src templates package.json tsconfig.json'.split(' ');

/**
 * Measures the milliseconds from a save until Chromium has painted the change: `runs` saves of each
 * kind, in a copy of this project that `npm run dev` serves.
 */
export async function saveToPaint(
  root: string,
  runs: number,
): Promise<{ kind: string; times: number[] }[]> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], { cwd: copy });
  try {
    await using browser = await launchChromium();
    const tab = await browser.newPage();
    await tab.addInitScript(WATCH);
    const [output] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\S+/.exec(output.toString())?.[0];
    // Do not wait for third-party scripts, which never load without a network.
    await tab.goto(`${address}/about`, { waitUntil: 'commit' });
    const kinds = Object.keys(CHANGES) as Kind[];
    const all = kinds.map((kind) => ({ kind, times: [] as number[] }));
    for (const { kind, times } of all)
      for (let save = 1; save <= runs; save++) times.push(await timeOneSave(tab, copy, kind, save));
    return all;
  } finally {
    server.kill();
    rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Saves a change, waits until it is painted, and takes it back. */
async function timeOneSave(tab: Page, root: string, kind: Kind, number: number): Promise<number> {
  const { file, from, to } = CHANGES[kind];
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to.replace('$SAVE', `${number}`));
  const save = async (text: string, shown: string): Promise<number> => {
    await sleep(PAUSE);
    const isShown = (message: ConsoleMessage): boolean =>
      message.text().startsWith(`painted:${shown}:`);
    const painted = tab.waitForEvent('console', isShown);
    const start = Date.now();
    writeFileSync(path, text);
    return Number((await painted).text().split(':')[2]) - start;
  };
  const time = await save(after, `${number}`);
  // Wait, or this repaint would count for the next save.
  await save(before, '');
  return time;
}
