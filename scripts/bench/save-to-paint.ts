import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { freePort } from '../listen.ts';

/**
 * What is saved of each kind, in which file: `from` is replaced by `to`, in which `$SAVE` becomes
 * the number of the save.
 */
const CHANGES = {
  content: { file: 'content/pages/about.yaml', from: /(?<=\nheading: ).*/, to: 'Saved $SAVE' },
  template: { file: 'templates/document.tsx', from: '<html', to: '<html data-saved="$SAVE"' },
  style: { file: 'src/styles/base.css', from: /$/, to: ':root { --saved: $SAVE; }\n' },
  script: {
    file: 'src/client.ts',
    from: /$/,
    to: "document.documentElement.dataset.saved = '$SAVE';\n",
  },
} as const;
type Kind = keyof typeof CHANGES;
const KINDS = Object.keys(CHANGES) as Kind[];

/**
 * The number that the page shows: its heading, an attribute and a style are where the changes put
 * it.
 */
const SHOWN = `/ (\\d+)$/.exec(document.querySelector('h1')?.textContent)?.[1] ?? document.documentElement.dataset.saved ??
  getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()`;

/** Milliseconds to wait for a server or a change before the bench gives up. */
const PATIENCE = 60_000;

/** Milliseconds between saves. A page that was just reloaded must first listen again. */
const PAUSE = 1000;

/**
 * Runs in each page, also after a reload, and reports the number that the page shows, with the time
 * when it was painted. Playwright itself needs a tenth of a second before it can look at a page
 * that was loaded again.
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

/**
 * Measures the milliseconds from a save until Chromium has painted the change: `runs` saves of each
 * kind, in a copy of this project that `npm run dev` serves.
 */
export async function saveToPaint(
  root: string,
  runs: number,
): Promise<{ kind: Kind; times: number[] }[]> {
  await using browser = await launchChromium();
  const opened = await openCopy(root, browser);
  try {
    const all = KINDS.map((kind) => ({ kind, times: [] as number[] }));
    for (const { kind, times } of all)
      for (let save = 1; save <= runs; save++) times.push(await measure(opened, kind, save));
    return all;
  } finally {
    opened.stop();
  }
}

const COPIED = 'content public scripts src templates package.json tsconfig.json'.split(' ');

type Opened = { root: string; tab: Page; stop: () => void };

/** Copies the project, serves it and opens the page /about. */
async function openCopy(root: string, browser: Browser): Promise<Opened> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const port = await freePort();
  const words = ['scripts/run.mjs', 'dev', '--port', `${port}`];
  const server = spawn(process.execPath, words, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = (): void => {
    server.kill();
    rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
  };
  const tab = await browser.newPage();
  await tab.addInitScript(WATCH);
  const address = `http://localhost:${port}/about`;
  const answers = (): Promise<boolean> =>
    fetch(address)
      .then(({ ok }) => ok)
      .catch(() => false);
  const end = performance.now() + PATIENCE;
  // Chromium would go again by itself to a page that it cannot reach, in the middle of the next
  // try.
  while (!(await answers())) {
    await sleep(100);
    if (server.exitCode === null && performance.now() < end) continue;
    stop();
    throw new Error('npm run dev does not answer.');
  }
  // Without a network, the scripts of others never load.
  await tab.goto(address, { waitUntil: 'commit' });
  return { root: copy, tab, stop };
}

/** Saves a change, waits until it is painted, and takes it back. */
async function measure({ root, tab }: Opened, kind: Kind, number: number): Promise<number> {
  const { file, from, to } = CHANGES[kind];
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to.replace('$SAVE', `${number}`));
  if (after === before) throw new Error(`${file} has no text ${from} that the bench could change.`);
  const save = async (text: string, shown: string): Promise<number> => {
    await sleep(PAUSE);
    const isShown = (message: ConsoleMessage): boolean =>
      message.text().startsWith(`painted:${shown}:`);
    const painted = tab.waitForEvent('console', { predicate: isShown, timeout: PATIENCE });
    const start = Date.now();
    writeFileSync(path, text);
    return Number((await painted).text().split(':')[2]) - start;
  };
  const time = await save(after, `${number}`);
  // Wait, or the end of this change would count for the next one.
  await save(before, '');
  return time;
}
