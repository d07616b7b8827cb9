import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { CHROMIUM, findChromium } from '../../scripts/browser/find-chromium.ts';
import { findPrograms, thisMachine } from '../../scripts/browser/find-programs.ts';
import { FROZEN } from '../../scripts/browser/with-site.ts';
import { serveSite } from '../../scripts/browser/site-server.ts';
import { HEADLESS_SHELL, type Paths, PROGRAMS, tellMissing } from './programs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the site from today's content. All tests share it, so do not change it. */
    shopSite: string;
    /** The folder and address of the site from the frozen content. All tests share it, so do not change it. */
    frozenSite: { folder: string; url: string };
    /** The path of Chromium, and of Chromium without its windows where that is there. */
    chromium: { whole: string; shell: string };
    /** The other browsers, servers and programs of this machine: name → path. */
    programs: Paths;
  }
}

type Tools = Pick<ProvidedContext, 'chromium' | 'programs'>;
type Teardown = () => Promise<void>;

// Each project of the run loads this file separately, so shared values are on globalThis.
const run = globalThis as { tools?: Tools };

/** Runs before the tests of a project. Finds the programs of this machine, once for all projects, and starts what the tests share. */
export default async function setUp(project: TestProject): Promise<Teardown> {
  const { chromium, programs } = (run.tools ??= findTools());
  project.provide('chromium', chromium);
  project.provide('programs', programs);
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const stop = project.name === 'browser' ? await serveFrozen(project, scratch) : buildShop(project, scratch);
  return async () => {
    delete run.tools;
    await stop?.();
    rmSync(scratch, { recursive: true, force: true });
  };
}

function findTools(): Tools {
  const machine = thisMachine();
  const { whole: found, shell, ...programs } = findPrograms({ whole: CHROMIUM, shell: HEADLESS_SHELL, ...PROGRAMS }, machine);
  const whole = findChromium(machine, found);
  tellMissing(programs, machine);
  return { chromium: { whole, shell: shell ?? whole }, programs };
}

function buildShop(project: TestProject, scratch: string): undefined {
  project.provide('shopSite', build(join(scratch, 'dist')));
}

async function serveFrozen(project: TestProject, scratch: string): Promise<Teardown> {
  const folder = build(join(scratch, 'dist'), ...FROZEN);
  const server = await serveSite(folder);
  project.provide('frozenSite', { folder, url: server.url });
  return server.close;
}

/** Builds the site with its command and returns the output folder. */
function build(out: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', out, ...options], {
    encoding: 'utf8',
  });
  if (status === 0) return out;
  const advice = options.length > 0 ? 'If what content may hold has changed, change it in tests/frozen-content too.' : '';
  throw new Error(`The site does not build, so there is nothing to test (exit code ${status}). ${advice}\n${stdout}${stderr}`);
}
