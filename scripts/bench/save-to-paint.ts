import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleMessage, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { freePort } from '../listen.ts';

/** A kind of change: the file to save, its text with the number of the save, and where an open page shows that number. */
type Change = { what: string; file: string; edit: (text: string, save: number) => string; shown: string };

const HEADING = "/\\d+$/.exec(document.querySelector('h1')?.textContent ?? '')?.[0]";
const ATTRIBUTE = 'document.documentElement.dataset.saved';
const PROPERTY = "getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()";

const PAGE = '/about';
const CHANGES: Change[] = [
  {
    what: 'content',
    file: 'content/pages/about.yaml',
    edit: (text, save) => text.replace(/^heading: .*$/m, `heading: Saved ${save}`),
    shown: HEADING,
  },
  {
    what: 'template',
    file: 'templates/document.tsx',
    edit: (text, save) => text.replace('<html', `<html data-saved="${save}"`),
    shown: ATTRIBUTE,
  },
  { what: 'style', file: 'src/styles/base.css', edit: (text, save) => `${text}\n:root { --saved: ${save}; }\n`, shown: PROPERTY },
  { what: 'script', file: 'src/client.ts', edit: (text, save) => `${text}\n${ATTRIBUTE} = '${save}';\n`, shown: ATTRIBUTE },
];

/** Milliseconds to wait for the server or a change before the bench gives up. */
const PATIENCE = 60_000;

/** Milliseconds between saves. A page that was just reloaded must first listen again. */
const PAUSE = 1000;

/**
 * Runs in each page, also after a reload, and reports the number that the page shows, with the time when it was painted.
 * Playwright itself needs a tenth of a second before it can look at a page that was loaded again.
 */
const WATCH = `{
  let before;
  const look = () => {
    const shown = [${CHANGES.map((change) => change.shown).join()}].find(Boolean) ?? '';
    if (shown !== before) setTimeout(() => console.log('painted:' + shown + ':' + Date.now()));
    before = shown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * Serves a copy of the project with the dev server, saves each kind of change `runs` times, and measures the milliseconds
 * until Chromium has painted it.
 */
export async function saveToPaint(root: string, runs: number): Promise<{ what: string; times: number[] }[]> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of ['content', 'public', 'scripts', 'src', 'templates', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const address = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', new URL(address).port], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // It says its address once it listens.
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => Promise.reject(new Error('The dev server ended.')))]);
    await using browser = await launchChromium();
    const page = await browser.newPage();
    await page.addInitScript(WATCH);
    await page.goto(address + PAGE);
    const all = CHANGES.map((change) => ({ what: change.what, change, times: [] as number[] }));
    for (const { change, times } of all) for (let save = 1; save <= runs; save++) times.push(await measure(page, copy, change, save));
    return all;
  } finally {
    server.kill();
    rmSync(copy, { recursive: true });
  }
}

/** Saves a change, waits until it is painted, and takes it back. */
async function measure(page: Page, root: string, { file, edit }: Change, number: number): Promise<number> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before, number);
  if (after === before) throw new Error(`${file} has nothing that the bench could change.`);
  const save = async (text: string, shown: string): Promise<number> => {
    await sleep(PAUSE);
    const isShown = (message: ConsoleMessage): boolean => message.text().startsWith(`painted:${shown}:`);
    const painted = page.waitForEvent('console', { predicate: isShown, timeout: PATIENCE });
    const start = Date.now();
    writeFileSync(path, text);
    return Number((await painted).text().split(':')[2]) - start;
  };
  const time = await save(after, `${number}`);
  // Wait, or the end of this change would count for the next one.
  await save(before, '');
  return time;
}
