import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { freePort } from '../listen.ts';
import type { Change, DevProject } from './dev-projects.ts';

/** For one kind of change: the milliseconds from each save to the painted page, by the name of the project. */
export type SaveToPaint = { what: string; times: Record<string, number[]> };

type Served = { project: DevProject; page: Page; server: ChildProcess };

/** Milliseconds to wait for a server or a change before the bench gives up. */
const PATIENCE = 60_000;

/** Milliseconds between saves. A page that was just reloaded must first listen again: peers lose a save that comes before that. */
const PAUSE = 1000;

/**
 * Serves copies of projects with their dev servers, saves a change in each, and measures the time until Chromium has
 * painted it. The projects take turns, `runs` times for each kind of change. Removes the copies.
 */
export async function saveToPaint(projects: DevProject[], runs: number): Promise<SaveToPaint[]> {
  const browser = await launchChromium();
  const served: Served[] = [];
  try {
    for (const project of projects) served.push(await serve(project, browser));
    const all: SaveToPaint[] = [];
    for (const [index, { what }] of projects[0]!.changes.entries()) {
      const times: Record<string, number[]> = Object.fromEntries(projects.map(({ name }) => [name, []]));
      for (let save = 1; save <= runs; save++)
        for (const { project, page } of served) times[project.name]!.push(await measure(page, project.root, project.changes[index]!, save));
      all.push({ what, times });
    }
    return all;
  } finally {
    await browser.close();
    for (const { server } of served) await stop(server);
    for (const { root } of projects) rmSync(root, { recursive: true });
  }
}

async function serve(project: DevProject, browser: Browser): Promise<Served> {
  const port = await freePort();
  const [program, ...words] = project.command(port) as [string, ...string[]];
  const server = spawn(program, words, {
    cwd: project.root,
    env: { ...process.env, ...project.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const page = await browser.newPage();
  const address = `http://localhost:${port}${project.page}`;
  const end = performance.now() + PATIENCE;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The dev server of ${project.name} ended with ${server.exitCode}.`);
    const answer = await page.goto(address).catch(() => null);
    if (answer?.ok()) return { project, page, server };
    if (performance.now() > end) throw new Error(`The dev server of ${project.name} did not answer at ${address}.`);
  }
}

/** Saves a change, waits until it is painted, and takes it back. */
async function measure(page: Page, root: string, { file, edit, shown }: Change, save: number): Promise<number> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const text = edit(before, save);
  if (text === before) throw new Error(`${file} has nothing that the bench could change.`);
  const isShown = (value: number | undefined): Promise<unknown> =>
    page.waitForFunction(`String(${shown} || undefined) === '${value}'`, undefined, { timeout: PATIENCE });
  await sleep(PAUSE);
  const start = performance.now();
  writeFileSync(path, text);
  await isShown(save);
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))');
  const time = performance.now() - start;
  await sleep(PAUSE);
  writeFileSync(path, before);
  // Wait, or the end of this change would count for the next one.
  await isShown(undefined);
  return time;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'close');
}
