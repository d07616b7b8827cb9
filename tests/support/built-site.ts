import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Engines, findEngines } from '../browsers/engines/find-engines.ts';
import { thisMachine } from '../../scripts/browser/find-browser.ts';
import { findPrograms, type Programs, tellMissing } from './find-programs.ts';
import { serveSite } from '../../scripts/browser/site-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The real site, built for this run, and the address it is served at. It is shared: change nothing in it. */
    site: { folder: string; url: string };
    /** The engines of this machine. */
    engines: Engines;
    /** The servers and other programs of this machine. */
    programs: Programs;
  }
}

type Built = Pick<ProvidedContext, 'site' | 'engines' | 'programs'> & { close: () => Promise<void> };

// Each project of the run loads this file for itself; what they share lies outside of it.
const run = globalThis as { builtSite?: Promise<Built> };

/** Before the tests: builds the site into a temporary folder by the build command, serves it, finds browsers and servers; once for all projects of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { site, engines, programs, close } = await (run.builtSite ??= buildOnce());
  project.provide('site', site);
  project.provide('engines', engines);
  project.provide('programs', programs);
  return close;
}

async function buildOnce(): Promise<Built> {
  const machine = thisMachine();
  const engines = await findEngines(machine);
  const programs = findPrograms(machine);
  tellMissing([...engines.missing, ...programs.missing], machine);

  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'dist');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--out', site], { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The site does not build, so there is nothing to test (exit code ${status}).\n${stdout}${stderr}`);
  }
  const server = await serveSite(site);
  // Every project ends with this, when all tests are over.
  const close = async () => {
    delete run.builtSite;
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: { folder: site, url: server.url }, engines, programs, close };
}
