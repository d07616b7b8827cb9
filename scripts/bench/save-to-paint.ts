import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { launchChromium } from '../browser/launch-chromium.ts';
import { freePort } from '../listen.ts';

const KINDS = ['content', 'template', 'style', 'script'] as const;

/**
 * A project with a dev server. In `command`, `$PORT` becomes a free port. `changes` names one file of each kind. To save it, the
 * bench replaces what the pattern `from` finds with `to`, where `$SAVE` becomes the number of the save. The open page must show
 * this number as the last word of its first heading, as `data-saved` of its root element, or as the custom property `--saved`
 * there.
 */
export type DevProject = {
  name: string;
  root: string;
  command: string[];
  page: string;
  changes: Record<(typeof KINDS)[number], { file: string; from: string; to: string }>;
};

const SHOWN = `/ (\\d+)$/.exec(document.querySelector('h1')?.textContent)?.[1] ?? document.documentElement.dataset.saved ??
  getComputedStyle(document.documentElement).getPropertyValue('--saved').trim()`;

/** Milliseconds to wait for a server or a change before the bench gives up. */
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
    const shown = ${SHOWN};
    if (shown !== before) setTimeout(() => console.log('painted:' + shown + ':' + Date.now()));
    before = shown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/**
 * Measures the milliseconds from a save until Chromium has painted the change: `runs` saves of each kind, in a copy of this
 * project, in another one that is open in the editor, and in the peers', which take turns.
 */
export async function saveToPaint(
  root: string,
  peers: DevProject[],
  runs: number,
): Promise<{ what: string; times: number[] }[]> {
  const copies = [copyOf(root, 'dev'), copyOf(root, 'edit')];
  const open: Opened[] = [];
  try {
    await using browser = await launchChromium();
    for (const project of [...copies, ...peers]) open.push(await openPage(project, browser));
    const all = KINDS.flatMap((kind) =>
      open.map((opened) => ({
        what: `${opened.name}, ${kind}`,
        kind,
        opened,
        times: [] as number[],
      })),
    );
    for (const kind of KINDS)
      for (let save = 1; save <= runs; save++)
        for (const { opened, times } of all.filter((one) => one.kind === kind))
          times.push(await measure(opened, kind, save));
    return all;
  } finally {
    for (const { stop } of open) stop();
    for (const copy of copies) rmSync(copy.root, { recursive: true });
  }
}

/** A copy of this project with the server of a command, and its changes of the page /about. */
function copyOf(root: string, command: 'dev' | 'edit'): DevProject {
  const copy = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  for (const part of [
    'content',
    'public',
    'scripts',
    'src',
    'templates',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    name: command,
    root: copy,
    command: [process.execPath, 'scripts/run.mjs', command, '--port', '$PORT'],
    page: '/about',
    changes: {
      content: { file: 'content/pages/about.yaml', from: '(?<=\nheading: ).*', to: 'Saved $SAVE' },
      template: { file: 'templates/document.tsx', from: '<html', to: '<html data-saved="$SAVE"' },
      style: { file: 'src/styles/base.css', from: '$', to: ':root { --saved: $SAVE; }\n' },
      script: {
        file: 'src/client.ts',
        from: '$',
        to: "document.documentElement.dataset.saved = '$SAVE';\n",
      },
    },
  };
}

type Opened = DevProject & { tab: Page; stop: () => void };

async function openPage(project: DevProject, browser: Browser): Promise<Opened> {
  const port = String(await freePort());
  const [program, ...words] = project.command.map((word) => word.replace('$PORT', port));
  const server = spawn(program!, words, {
    cwd: project.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tab = await browser.newPage();
  await tab.addInitScript(WATCH);
  const end = performance.now() + PATIENCE;
  while (!(await tab.goto(`http://localhost:${port}${project.page}`).catch(() => null))?.ok()) {
    if (server.exitCode === null && performance.now() < end) continue;
    server.kill();
    throw new Error(`The dev server of ${project.name} does not answer.`);
  }
  return { ...project, tab, stop: () => server.kill() };
}

/** Saves a change, waits until it is painted, and takes it back. */
async function measure(
  { root, changes, tab }: Opened,
  kind: (typeof KINDS)[number],
  number: number,
): Promise<number> {
  const { file, from, to } = changes[kind];
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(new RegExp(from), () => to.replace('$SAVE', `${number}`));
  if (after === before) throw new Error(`${path} has no text ${from} that the bench could change.`);
  const save = async (text: string, shown: string): Promise<number> => {
    await sleep(PAUSE);
    const isShown = (message: ConsoleMessage): boolean =>
      message.text().startsWith(`painted:${shown}:`);
    const painted = tab.waitForEvent('console', { predicate: isShown, timeout: PATIENCE });
    const start = Date.now();
    writeFileSync(path, text);
    return Number((await painted).text().split(':')[2]) - start;
  };
  try {
    const time = await save(after, `${number}`);
    // Wait, or the end of this change would count for the next one.
    await save(before, '');
    return time;
  } catch (error) {
    // Undo the change, because a peer's files are not a copy.
    writeFileSync(path, before);
    throw error;
  }
}
