import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { CHROMIUM, findChromium } from '../../scripts/browser/find-chromium.ts';
import { findPrograms } from '../../scripts/browser/find-programs.ts';
import { serveSite, type SiteServer } from '../../scripts/browser/site-server.ts';
import { FIXED_DAY } from '../../scripts/browser/with-site.ts';
import { HEADLESS_SHELL, type Paths, PROGRAMS, tellMissing } from './programs.ts';
import { writeSample } from './sample.ts';

type ServedSite = { folder: string; url: string };

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the site from today's content. All tests share it, so do not change it. */
    shopFolder: string;
    /** The same site with its address, for tests in browsers. */
    shopSite: ServedSite;
    /** The site of the sample shop. All tests share it too. */
    sampleSite: ServedSite;
    /** The path of Chromium, and of Chromium without its windows where that is there. */
    chromium: { whole: string; shell: string };
    /** The other browsers, servers and programs of this machine: name → path. */
    programs: Paths;
  }
}

type Tools = Pick<ProvidedContext, 'chromium' | 'programs'>;

/** What the projects of one run share. Each loads this file separately, so it is on globalThis. */
type Run = { tools: Tools; scratch: string; shop: string; projects: number };
const shared = globalThis as { run?: Run };

/**
 * Runs before the tests of a project. Finds the programs of this machine, once for all projects,
 * and starts what the tests share.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  try {
    return await start(project);
  } catch (error) {
    // Vite fails to map the stack of an error from here, and then says only that. What went wrong
    // is in the message.
    throw Object.assign(new Error(), { message: String(error), stack: String(error) });
  }
}

async function start(project: TestProject): Promise<() => Promise<void>> {
  const run = (shared.run ??= startRun());
  run.projects += 1;
  project.provide('chromium', run.tools.chromium);
  project.provide('programs', run.tools.programs);
  project.provide('shopFolder', run.shop);
  const servers = await serveSites(project, run);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    run.projects -= 1;
    if (run.projects > 0) return;
    delete shared.run;
    // The processes of browsers that end with their worker may write for a moment more.
    rmSync(run.scratch, { recursive: true, force: true, maxRetries: 10 });
  };
}

function startRun(): Run {
  const tools = findTools();
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  return { tools, scratch, shop: build(join(scratch, 'shop')), projects: 0 };
}

function findTools(): Tools {
  const found = findPrograms({ whole: CHROMIUM, shell: HEADLESS_SHELL, ...PROGRAMS });
  const { whole: chromium, shell, ...programs } = found;
  const whole = findChromium(chromium);
  tellMissing(programs);
  return { chromium: { whole, shell: shell ?? whole }, programs };
}

/** Serves the sites that the tests of a project open in browsers. */
async function serveSites(project: TestProject, { scratch, shop }: Run): Promise<SiteServer[]> {
  const servers: SiteServer[] = [];
  const serve = async (folder: string): Promise<ServedSite> => {
    const server = await serveSite(folder);
    servers.push(server);
    return { folder, url: server.url };
  };
  if (project.name === 'browser' || project.name === 'spec')
    project.provide('shopSite', await serve(shop));
  if (project.name === 'browser') {
    const content = join(scratch, 'sample-content');
    writeSample(content);
    const sample = build(join(scratch, 'sample'), '--content', content);
    project.provide('sampleSite', await serve(sample));
  }
  return servers;
}

/** Builds a site with the command and returns the output folder. */
function build(out: string, ...options: string[]): string {
  const args = ['scripts/run.mjs', 'build', '--out', out, ...FIXED_DAY, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status === 0) return out;
  throw new Error(`Nothing to test: ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
