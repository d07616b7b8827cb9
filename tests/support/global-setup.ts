import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { CHROMIUM, findOrDownloadChromium } from '../../scripts/browser/find-chromium.ts';
import { findOrInstall } from '../../scripts/browser/find-programs.ts';
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
    /** The paths of Chromium and its headless shell, or of Chromium twice. */
    chromium: { whole: string; shell: string };
    /** The other browsers, servers and programs of this machine: name → path. */
    programs: Paths;
  }
}

type Tools = Pick<ProvidedContext, 'chromium' | 'programs'>;

/** The data that the projects of a run share on globalThis, because each loads this file anew. */
type Run = { tools: Tools; scratch: string; shop: string; projects: number };
const shared = globalThis as { run?: Run };

/**
 * Runs before the tests of a project. Finds this machine's programs, once for all projects, and
 * starts the servers of the tests.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  try {
    return await start(project);
  } catch (error) {
    // Vite fails to map the stack of an error from here, and would report only that failure. So the
    // message holds everything.
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
    // Browsers that end with their worker may still write for a moment.
    rmSync(run.scratch, { recursive: true, force: true, maxRetries: 10 });
  };
}

function startRun(): Run {
  const tools = findTools();
  const scratch = mkdtempSync(join(tmpdir(), 'site-'));
  return { tools, scratch, shop: build(join(scratch, 'shop')), projects: 0 };
}

function findTools(): Tools {
  const found = findOrInstall({ whole: CHROMIUM, shell: HEADLESS_SHELL, ...PROGRAMS });
  const { whole: chromium, shell, ...programs } = found;
  const whole = findOrDownloadChromium(chromium);
  tellMissing(programs);
  return { chromium: { whole, shell: shell ?? whole }, programs };
}

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

function build(out: string, ...options: string[]): string {
  const args = ['scripts/run.mjs', 'build', '--out', out, ...FIXED_DAY, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status === 0) return out;
  throw new Error(`Nothing to test: ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
