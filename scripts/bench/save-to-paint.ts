import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { freePort } from '../free-port.ts';

/** A kind of change: the file to save, its text with the number of the save, and where an open page shows that number. */
type Change = { what: string; file: string; edit: (text: string, save: number) => string; shown: string };

const PAGE = '/about';
const ATTRIBUTE = 'document.documentElement.dataset.saved';

const CHANGES: Change[] = [
  {
    what: 'content',
    file: 'content/pages/about.yaml',
    edit: (text, save) => text.replace(/^heading: .*$/m, `heading: Saved ${save}`),
    shown: "/\\d+$/.exec(document.querySelector('h1')?.textContent ?? '')?.[0]",
  },
  {
    what: 'template',
    file: 'templates/document.tsx',
    edit: (text, save) => text.replace('<html', `<html data-saved="${save}"`),
    shown: ATTRIBUTE,
  },
  {
    what: 'style',
    file: 'src/styles/base.css',
    edit: (text, save) => `${text}\n:root { --saved: ${save}; }\n`,
    shown: "getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()",
  },
  { what: 'script', file: 'src/client.ts', edit: (text, save) => `${text}\n${ATTRIBUTE} = '${save}';\n`, shown: ATTRIBUTE },
];

export type SaveToPaint = { what: string; milliseconds: number[] };

/** Measures the milliseconds from a save to the painted page, `runs` times for each kind of change. `npm run dev` serves a copy of the project to Chromium. */
export async function saveToPaint(root: string, runs: number): Promise<SaveToPaint[]> {
  const copy = copyProject(root);
  const port = await freePort();
  const server = spawn(process.execPath, [join(copy, 'scripts/run.mjs'), 'dev', '--port', String(port)], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await firstOutput(server);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(`http://localhost:${port}${PAGE}`);
      const all: SaveToPaint[] = [];
      for (const change of CHANGES) all.push({ what: change.what, milliseconds: await measure(page, copy, change, runs) });
      return all;
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
    await once(server, 'close');
    rmSync(copy, { recursive: true });
  }
}

async function measure(page: Page, root: string, { file, edit, shown }: Change, runs: number): Promise<number[]> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const isShown = (value: number | undefined): Promise<unknown> => page.waitForFunction(`String(${shown} || undefined) === '${value}'`);
  const times: number[] = [];
  for (let save = 1; save <= runs; save++) {
    const text = edit(before, save);
    if (text === before) throw new Error(`${file} has nothing that the bench could change.`);
    const start = performance.now();
    writeFileSync(path, text);
    await isShown(save);
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))');
    times.push(performance.now() - start);
  }
  writeFileSync(path, before);
  // Wait, or the end of this change would count for the next kind of change.
  await isShown(undefined);
  return times;
}

function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of ['content', 'public', 'scripts', 'src', 'templates', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function firstOutput(server: ChildProcess): Promise<void> {
  await Promise.race([
    once(server.stdout!, 'data'),
    once(server, 'close').then(([code]) => Promise.reject(new Error(`npm run dev ended with ${code}.`))),
  ]);
}
