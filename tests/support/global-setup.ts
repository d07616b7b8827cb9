import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { thisMachine } from '../../scripts/browser/machine.ts';
import { CHROMIUM_FLAGS } from '../../scripts/browser/launch-chromium.ts';
import { PAGE_FLAGS } from '../../scripts/browser/still-page.ts';
import { FROZEN } from '../../scripts/browser/with-site.ts';
import { serveSite } from '../../scripts/browser/site-server.ts';
import { type Engines, findEngines } from '../browsers/engines/find-engines.ts';
import { findPrograms, type Programs, tellMissing } from './find-programs.ts';
import { sayWhatIsMissing } from './say-what-is-missing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the site from today's content. All tests share it, so do not change it. */
    shopSite: string;
    /** The folder and address of the site from the frozen content. All tests share it, so do not change it. */
    frozenSite: { folder: string; url: string };
    /** The addresses of the browsers of this run: of Chromium, and of Chromium without its windows. */
    browsers: { chromium: string; shell: string };
    /** The engines of this machine. */
    engines: Engines;
    /** The servers and other programs of this machine. */
    programs: Programs;
  }
}

type Tools = { engines: Engines; programs: Programs };
type Teardown = () => Promise<void>;

// Each project of the run loads this file separately, so shared values are on globalThis.
const run = globalThis as { tools?: Promise<Tools> };

/** Runs before the tests of a project. Finds the programs of this machine, once for all projects, and starts what the tests share. */
export default async function setUp(project: TestProject): Promise<Teardown> {
  const { engines, programs } = await (run.tools ??= findTools());
  project.provide('engines', engines);
  project.provide('programs', programs);
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  const stop = project.name === 'browser' ? await startBrowser(project, engines, scratch) : buildShop(project, scratch);
  return async () => {
    delete run.tools;
    await stop?.();
    rmSync(scratch, { recursive: true, force: true });
  };
}

async function findTools(): Promise<Tools> {
  const machine = thisMachine();
  await sayWhatIsMissing(machine);
  const tools = { engines: await findEngines(machine), programs: findPrograms(machine) };
  tellMissing([...tools.engines.missing, ...tools.programs.missing], machine);
  return tools;
}

function buildShop(project: TestProject, scratch: string): undefined {
  project.provide('shopSite', build(join(scratch, 'dist')));
}

async function startBrowser(project: TestProject, engines: Engines, scratch: string): Promise<Teardown> {
  const folder = build(join(scratch, 'dist'), ...FROZEN);
  const server = await serveSite(folder);
  // Visitors have a back/forward cache. Playwright switches it off, and the headless shell has none.
  const options = { args: [...CHROMIUM_FLAGS, ...PAGE_FLAGS], ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  const visitors = await chromium.launchServer({ ...options, executablePath: engines.chromium });
  const shell = await chromium.launchServer({ ...options, executablePath: engines.shell });
  project.provide('frozenSite', { folder, url: server.url });
  project.provide('browsers', { chromium: visitors.wsEndpoint(), shell: shell.wsEndpoint() });
  return async () => {
    await visitors.close();
    await shell.close();
    await server.close();
  };
}

/** Builds the site with its command and returns the output folder. */
function build(out: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', out, ...options], {
    encoding: 'utf8',
  });
  if (status === 0) return out;
  const advice = options.length > 0 ? `If what content may hold has changed, copy it again: npm run freeze` : '';
  throw new Error(`The site does not build, so there is nothing to test (exit code ${status}). ${advice}\n${stdout}${stderr}`);
}
